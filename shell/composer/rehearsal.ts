import { pino } from 'pino';
import { CompositionRefused } from './compose-pages.ts';
import { Composition } from './composition.ts';
import { bodyOf } from './documents/composed-page.ts';
import { DocumentMaker } from './documents/document-maker.ts';
import type { ComposerInput } from './line-up.ts';
import { LocalHost } from './renderer/local-host.ts';
import { RendererPool } from './renderer/renderer-pool.ts';
import { isUnanswered } from './unanswered-key.ts';

/** What came of a rehearsal: the text of each page and file by its path, or why a site would refuse the releases. */
export type Rehearsed = { pages: ReadonlyMap<string, string> } | { refused: string };

/**
 * Composes all pages of a set of releases as a site does before they are live, and shows them to nobody. Loaders get no
 * answer from the site's services, as when those are down.
 * @returns in the words that a site's log would have
 */
export async function rehearse(input: ComposerInput): Promise<Rehearsed> {
  const documents = new DocumentMaker({ packs: false });
  const renderers = new RendererPool(input, new LocalHost(), async () => null, pino({ level: 'silent' }));
  try {
    // Its thread starts while the processes of the renderers do; what is wrong with it is said when it is asked again.
    documents.lineUp(input, {}).catch(() => {});
    const composition = await Composition.create(input, { renderers, documents });
    const pages = new Map<string, string>();
    for (const path of composition.paths) {
      const page = isUnanswered(path) ? undefined : await composition.page(path);
      if (page) pages.set(path, new TextDecoder().decode(bodyOf(page)));
    }
    await composition.close();
    return { pages };
  } catch (error) {
    if (!(error instanceof CompositionRefused)) throw error;
    return { refused: error.message };
  } finally {
    await documents.stop();
  }
}
