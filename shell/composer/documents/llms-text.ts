import { brand } from '@goldbraun/shared/brand/brand';
import { paths } from '@goldbraun/shared/contract/paths';
import { readersText as words } from '../../text/de/readers.ts';
import type { RenderedPath } from '../rendered-site.ts';

/** What Markdown would take for something else, in texts that come from releases. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#]/g, '\\$&');

/**
 * What programs that read the site for somebody get at /llms.txt (https://llmstxt.org): what this is, how a plot is offered, and
 * the pages with their descriptions, all from the page set. Pages that are not to be had are left out; articles stand under
 * "Optional", which the format has for what may be skipped.
 */
export function llmsText(rendered: Iterable<RenderedPath>, publicUrl: string): string {
  const link = (title: string, path: string, note: string) =>
    `- [${plain(title)}](${publicUrl}${path}): ${plain(note)}`;
  const pages = [...rendered].flatMap(({ path, rendered: one }) =>
    one.type === 'page' && one.page.isHydrated ? [{ path, ...one.page.meta }] : [],
  );
  const list = (isArticle: boolean) =>
    pages
      .filter(({ article }) => Boolean(article) === isArticle)
      .map(({ title, path, description }) => link(title, path, description));
  const { offer } = words;
  return [
    `# ${words.title}\n`,
    `> ${words.summary}\n`,
    `## ${offer.title}\n`,
    `${offer.text}\n`,
    link(offer.form, paths.acquisition, offer.formNote),
    link(offer.checklist, brand.checklistPdf, offer.checklistNote),
    `- ${offer.contact}\n`,
    `## ${words.pages}\n`,
    ...list(false),
    `\n## ${words.articles}\n`,
    ...list(true),
    '',
  ].join('\n');
}
