export type BuildMode = 'production' | 'development';

/** One part that is built and released by itself. */
export interface Part {
  /** The folder's name, which is the name of the part everywhere. */
  name: string;
  /** Absolute path of the part's folder. */
  folder: string;
}

export interface BuildTarget extends Part {
  mode: BuildMode;
  version: string;
  /** Absolute path of the folder that the release is written to. */
  output: string;
  /** Also writes a source map beside each script of the browser's; it is no part of the release. */
  sourceMaps?: boolean;
  /** For the development server: React's hot reload, and file names that stay when the contents change. */
  hot?: boolean;
}
