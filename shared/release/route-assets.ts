/** The files of one chunk group, relative to the public path. */
export interface ChunkFiles {
  js: string[];
  css: string[];
}

/** What a page begins with. */
export interface PageFiles extends ChunkFiles {
  /**
   * Scripts that its loaders read when it comes by a link of another page: imports that say `webpackPreload`. Releases of before this was told have
   * none.
   */
  ahead?: string[];
}

/** What stands in `route-assets.json`: by the name of a chunk (which is the route's id), the files it needs. */
export type RouteAssets = Record<string, PageFiles>;
