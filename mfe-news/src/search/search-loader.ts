import { keepFor } from '@goldbraun/shared/contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadItems } from '../load-items.ts';
import { FOUND_PER_PAGE, onPage, readPaging } from '../paging.ts';
import { readQuery } from './query.ts';
import type { SearchData } from './search-result.ts';

/** What is found changes with a release alone, and with it go the pages that were kept. */
const KEPT = 'max-age=300';

/**
 * Makes the loader of the list or the archive. The search itself is downloaded by those who search.
 * @param newest how many of the newest items the page has while nothing is searched for
 */
export const searchLoader =
  (newest = Number.POSITIVE_INFINITY) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SearchData | Response> => {
    const query = readQuery(request.url);
    const items = await loadItems();
    if (query === '') {
      const own = items.slice(0, newest);
      const paging = readPaging(request.url, own.length);
      return { query, results: null, items: onPage(own, paging), ...paging };
    }
    const { searchNews } = await import(
      /* webpackChunkName: "news-search", webpackMode: "lazy" */ './search-news.ts'
    );
    const found = await searchNews(query, items);
    const paging = readPaging(request.url, found.length, FOUND_PER_PAGE);
    const best = onPage(found, paging, FOUND_PER_PAGE);
    const shown = await Promise.all(best.map((describe) => describe()));
    return keepFor<SearchData>(KEPT, {
      query,
      results: shown.map(({ result }) => result),
      items: shown.map(({ item }) => item),
      ...paging,
    });
  };
