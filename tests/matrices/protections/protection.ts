/** What keeps a broken release away from visitors, each with the cells of the matrices that fail without it. */
export interface Protection {
  /** What is promised, as `docs/faults.md` names it. */
  promise: string;
  /** How it is taken out: a text of a source file, and what stands there instead. */
  without: { file: string; from: string; to: string }[];
  /** The matrix whose cells it keeps, and which of them by their names. */
  matrix:
    | 'server-faults'
    | 'browser-faults'
    | 'skew'
    | 'hostile-releases'
    | 'hostile-origins'
    | 'hostile-previews'
    | 'signed-releases'
    | 'starts';
  cells: RegExp;
}
