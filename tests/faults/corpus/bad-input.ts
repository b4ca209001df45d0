/** A file that is made and then changed. */
export interface FileRecipe {
  name: string;
  type: string;
  make: 'pdf' | 'png' | 'jpg' | 'gif' | 'webp' | 'avif' | 'tiff' | 'svg' | 'bomb';
  /** Bytes of a PDF. */
  size?: number;
  /** What a PDF's catalog holds in addition. */
  catalog?: string;
  edits?: Edit[];
}

/** `cut` keeps so many bytes, or with a minus leaves so many at the end out; `write` is in hex. */
export type Edit =
  | { cut: number }
  | { append: string }
  | { prepend: string }
  | { write: string; at: number }
  | { replace: [string, string] };

export interface Expected {
  /**
   * One of several, where Node's own parser answers and may change its mind; 0 is a connection that is cut: Node closes
   * it behind an answer that the network may then lose, because the sender was still sending.
   */
  status: number | number[];
  code?: string;
  /** The refused field. */
  field?: string;
  /** What the row of an accepted offer holds. */
  stored?: Record<string, string>;
}

/** One request: a form with changes, or a body, or whole lines of HTTP. */
export interface Step {
  fields?: Record<string, string | null>;
  file?: FileRecipe;
  key?: string | null;
  headers?: Record<string, string>;
  /** Lines, which are joined by line breaks. */
  body?: string[];
  raw?: string[];
  expect: Expected;
}

/** An entry of the corpus: one request, or several that belong together. */
export type BadInput = { name: string; references?: number } & (
  | Step
  | (Step & { atOnce: number })
  | { steps: Step[] }
);

export interface BadInputs {
  about: string;
  inputs: BadInput[];
}
