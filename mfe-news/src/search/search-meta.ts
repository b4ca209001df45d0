import type { PageMeta } from '@goldbraun/shared/contract/index.ts';
import { text } from '../../text/index.ts';
import type { SearchData } from './search-result.ts';

/** The head of the list or the archive: the page's own, or that of the search. */
export function searchMeta({ query, results }: SearchData, page: PageMeta): PageMeta {
  if (results === null) return page;
  const { metaTitle, metaDescription } = text.de.search;
  return { title: `${metaTitle} ${query}`, description: `${metaDescription} „${query}“.` };
}
