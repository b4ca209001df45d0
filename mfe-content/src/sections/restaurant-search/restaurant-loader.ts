import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SearchState } from './search-state.ts';

/** What makes a search; a radius or a page alone is none. */
const telling = ['q', 'lat', 'lng', 'services'];

/**
 * Loads what was searched for, or null if nothing was. It belongs to the remote's first script; the rest of it is
 * downloaded by those who search.
 */
export async function restaurantLoader({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<SearchState | Response | null> {
  const { searchParams } = new URL(request.url);
  if (!telling.some((name) => searchParams.getAll(name).some((value) => value.trim()))) return null;
  const { searchRestaurants } = await import(
    /* webpackChunkName: "restaurant-query" */ './search-restaurants.ts'
  );
  return searchRestaurants(request);
}
