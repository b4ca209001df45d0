import { brotliDecompressSync, gzipSync } from 'node:zlib';

/** What a document's policy allows inline, by hashes such as `sha256-…`. */
export interface InlineHashes {
  script: string;
  styles: string[];
}

/** A document, or a file such as a feed, in the encodings that the edge sends. */
export interface ComposedPage {
  path: string;
  contentType: string;
  /** 503 where the remote of the path is not to be had. */
  status: 200 | 503;
  /** Absent if it is packed: few ask for it as it is. */
  body?: Uint8Array;
  brotli: Uint8Array;
  /** Absent for a page of a query: hardly a browser asks for it. */
  gzip?: Uint8Array;
  /** The same for the same text, at every shell. */
  tag: string;
  /** Absent for a file. */
  inline?: InlineHashes;
  /** The releases that have rendered it, for instance `mfe-news@1.0.0-0123456789`. */
  renderedBy: string[];
  /** Seconds for which a page of a query may be kept for others who ask the same; none by default. */
  maxAge?: number;
}

/** A page's text, not packed. */
export const bodyOf = ({ body, brotli }: ComposedPage): Uint8Array => body ?? brotliDecompressSync(brotli);

/** The same packed by gzip. */
export const gzipOf = (page: ComposedPage): Uint8Array => page.gzip ?? gzipSync(bodyOf(page), { level: 1 });
