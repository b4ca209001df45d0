import type { LoaderFunctionArgs } from 'react-router-dom';
import { readQuery } from './query.ts';
import type { SearchData } from './search-result.ts';

/** The loader of the list and of the archive. The search itself is downloaded by those who search. */
export async function searchLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SearchData> {
  const query = readQuery(request.url);
  if (query === '') return { query, results: null };
  const { searchNews } = await import(/* webpackChunkName: "news-search" */ './search-news.ts');
  return { query, results: await searchNews(query) };
}
