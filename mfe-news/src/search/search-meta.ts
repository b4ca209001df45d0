import type { PageMeta } from '@goldbraun/shared/contract';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload';
import { sharePicture } from '@goldbraun/shared/sections/picture/picture-roles';
import { text } from '../../text/index.ts';
import { feedPath } from '../feed/feed-path.ts';
import { cardSizes } from '../sections/news-card/card-sizes.ts';
import type { SearchData } from './search-result.ts';

/** The head of the list or the archive: the page's own, or that of the search. */
export function searchMeta({ query, results, items, ...paging }: SearchData, page: PageMeta): PageMeta {
  const { pager, search } = text.de;
  const place = paging.page > 1 ? `${pager.page} ${paging.page}: ` : '';
  const first = items[0]?.cardImage;
  const findable = {
    feed: { title: text.de.feed.title, path: feedPath },
    ...(first ? { share: sharePicture(first) } : {}),
  };
  if (results === null) {
    const preload = first ? picturePreload(first, 'card', cardSizes) : undefined;
    return { ...page, title: place + page.title, ...findable, preload };
  }
  const { metaTitle, metaDescription } = search;
  return { title: `${place}${metaTitle} ${query}`, description: `${metaDescription} „${query}“.` };
}
