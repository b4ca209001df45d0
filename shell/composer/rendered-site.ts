import type { RemoteName } from '../src/routes.ts';
import type { PackedPage } from './documents/packed-page.ts';
import type { ComposerInput, LocalRelease } from './line-up.ts';
import type { RenderedPage, RenderedResource } from './renderer/messages.ts';

/** What was rendered for one path, and by whom. Never changed: whoever takes no part in a page can't change it. */
export interface RenderedPath {
  readonly path: string;
  /** Its path's remote first, then those whose slots stand in it; nobody's where that remote is not live. */
  readonly participants: readonly LocalRelease[];
  readonly rendered: { type: 'page'; page: PackedPage } | { type: 'resource'; resource: RenderedResource };
  /** Whether an earlier line-up has shown the same, so that nothing of it has to be looked at again. */
  readonly isKnown?: true;
}

/** The same for one who has asked a question: it is made a document at once and not kept, so nothing of it is packed. */
export interface RenderedAnswer extends Omit<RenderedPath, 'rendered'> {
  readonly rendered: { type: 'page'; page: RenderedPage } | { type: 'resource'; resource: RenderedResource };
}

/** All paths of one line-up. */
export interface RenderedSite {
  readonly input: ComposerInput;
  /** The paths of each release, as its code names them. */
  readonly paths: ReadonlyMap<RemoteName, readonly string[]>;
  readonly rendered: ReadonlyMap<string, RenderedPath>;
}
