import { keepFor } from '@goldbraun/shared/contract';
import type { SearchAnswer, SearchProblem } from '../../../restaurants/answer.ts';
import { SEARCH_ENDPOINT, searchParameters } from '../../../restaurants/endpoint.ts';
import type { SearchState } from './search-state.ts';

/** The composer gives a page less time than a visitor has patience: its page must not be lost over a slow search. */
const LIMIT_MS = typeof document === 'undefined' ? 1_000 : 8_000;

/**
 * Asks the site's restaurant search for what the address of a page says. The search is asked at the origin of the
 * page, which in the composer is the edge itself: so both get the same answers. A page holds as long as what was found.
 */
export async function searchRestaurants({ url, signal }: Request): Promise<SearchState | Response> {
  const page = new URL(url);
  const address = new URL(SEARCH_ENDPOINT, page);
  for (const name of searchParameters) {
    for (const value of page.searchParams.getAll(name)) if (value) address.searchParams.append(name, value);
  }
  try {
    const response = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    });
    if (response.ok) {
      const answer = (await response.json()) as SearchAnswer;
      const cacheControl = response.headers.get('cache-control') ?? 'no-store';
      return keepFor<SearchState>(cacheControl, { state: 'found', answer });
    }
    const { detail } = (await response.json()) as SearchProblem;
    return { state: response.status === 400 ? 'refused' : 'unavailable', message: detail };
  } catch (error) {
    // The visitor has gone elsewhere.
    if (signal.aborted) throw error;
    return { state: 'unavailable', message: null };
  }
}
