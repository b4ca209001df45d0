/** The site that is scanned, and a folder for what a scanner reads and writes. */
export interface Scanned {
  address: URL;
  folder: string;
}

/** A scanner of Debian's packages with its limits. */
export interface Scan {
  name: string;
  /** The program, which is named as its package. */
  program: 'ffuf' | 'slowhttptest' | 'sqlmap' | 'wapiti';
  /** Writes what the scanner needs and gives its arguments. */
  prepare: (scanned: Scanned) => string[] | Promise<string[]>;
  /** Milliseconds after which it is ended; it should be done before. */
  limitMs: number;
  /** What it has found and nobody has explained, in sentences; from its output and its files. */
  findings: (output: string, scanned: Scanned) => string[];
}
