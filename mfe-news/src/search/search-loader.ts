import { keepFor } from '@goldbraun/shared/contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadItems } from '../load-items.ts';
import { readQuery } from './query.ts';
import type { SearchData } from './search-result.ts';

/** What is found changes with a release alone, and with it go the pages that were kept. */
const KEPT = 'max-age=300';

/**
 * Makes the loader of the list or the archive. The search itself is downloaded by those who search.
 * @param shown how many of the newest items the page shows while nothing is searched for
 */
export const searchLoader =
  (shown = Number.POSITIVE_INFINITY) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SearchData | Response> => {
    const query = readQuery(request.url);
    const items = await loadItems();
    if (query === '') return { query, results: null, items: items.slice(0, shown) };
    const { searchNews } = await import(/* webpackChunkName: "news-search" */ './search-news.ts');
    const results = await searchNews(query, items);
    const found = new Set(results.map(({ slug }) => slug));
    return keepFor<SearchData>(KEPT, { query, results, items: items.filter(({ slug }) => found.has(slug)) });
  };
