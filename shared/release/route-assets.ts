/** The files of one chunk group, relative to the public path. */
export interface ChunkFiles {
  js: string[];
  css: string[];
}

/** What stands in `route-assets.json`: by the name of a chunk (which is the route's id), the files it needs. */
export type RouteAssets = Record<string, ChunkFiles>;
