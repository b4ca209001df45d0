import type { PageMeta } from '@goldbraun/shared/contract/index.ts';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload.ts';
import { text } from '../../text/index.ts';
import { cardSizes } from '../sections/news-card/card-sizes.ts';
import type { SearchData } from './search-result.ts';

/** The head of the list or the archive: the page's own, or that of the search. */
export function searchMeta({ query, results, items }: SearchData, page: PageMeta): PageMeta {
  const newest = items[0]?.cardImage;
  if (results === null) {
    return newest ? { ...page, preload: picturePreload(newest, 'card', cardSizes) } : page;
  }
  const { metaTitle, metaDescription } = text.de.search;
  return { title: `${metaTitle} ${query}`, description: `${metaDescription} „${query}“.` };
}
