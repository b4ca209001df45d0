import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems.ts';
import type { RemoteName } from '../src/routes.ts';

/** A release whose files lie complete and checked on this machine. */
export interface LocalRelease {
  name: RemoteName;
  version: string;
  folder: string;
}

/** What a worker is started with: one worker composes one set of releases, and never another. */
export interface ComposerInput {
  shell: { version: string; folder: string };
  /** Where visitors reach the site, without a slash at the end: `https://immobilien.goldbraun.example`. */
  publicUrl: string;
  releases: LocalRelease[];
  outside: OutsideSystems;
}

/** A document, or a file such as a feed, in the encodings that the edge sends. */
export interface ComposedPage {
  path: string;
  contentType: string;
  /** 503 where the remote of the path is not to be had. */
  status: 200 | 503;
  body: Uint8Array;
  brotli: Uint8Array;
  gzip: Uint8Array;
  /** The remotes and versions that were rendered into it, for instance `mfe-news@1.0.0-0123456789`. */
  renderedBy: string[];
  /** The day of an article, as yyyy-mm-dd. */
  modified?: string;
  /** Seconds for which a page of a query may be kept for others who ask the same; none by default. */
  maxAge?: number;
}

export type FromWorker =
  | { type: 'composed'; pages: ComposedPage[]; scriptHash: string; interfaceText: string }
  | { type: 'refused'; reason: string }
  | { type: 'rendered'; id: number; page: ComposedPage | null; redirect?: string };

export interface ToWorker {
  type: 'render';
  id: number;
  /** With the origin at which the edge can be asked for more. */
  url: string;
}
