import type { FoundRestaurant, Origin, SearchAnswer } from '../../restaurants/answer.ts';
import type { Position, Restaurant } from '../../restaurants/restaurant.ts';
import type { SearchRequest } from '../search-request.ts';
import { distanceBetween } from './distance.ts';
import { loadRestaurants } from './load-restaurants.ts';
import { RestaurantIndex } from './restaurant-index.ts';

const PAGE_SIZE = 10;

/** A postcode, or its beginning. */
const postcode = /^\d{1,5}$/;

const within = (restaurants: readonly Restaurant[], from: Position, radius: number): FoundRestaurant[] =>
  restaurants
    .map((restaurant) => ({ restaurant, distance: distanceBetween(from, restaurant) }))
    .filter(({ distance }) => distance <= radius)
    .sort((one, other) => one.distance - other.distance)
    .map(({ restaurant, distance }) => ({ ...restaurant, distance: Math.round(distance * 10) / 10 }));

/**
 * Searches the embedded restaurants. Those around the visitor's position or around the town that was asked for are
 * sorted by distance; those of a postcode region, a Land or a street by town.
 */
export function createOwnSearch(): (request: SearchRequest) => SearchAnswer {
  const { restaurants, towns } = loadRestaurants();
  const index = new RestaurantIndex(restaurants, towns);

  /** What is searched, from where, and what was taken for another spelling. */
  function chosen(request: SearchRequest): {
    origin: Origin | null;
    among: readonly Restaurant[];
    guess: string | null;
  } {
    const { q, position } = request;
    const origin = position && { kind: 'position' as const, ...position };
    if (q === '') return { origin, among: restaurants, guess: null };
    if (postcode.test(q)) {
      const region = q.slice(0, 2);
      return {
        origin,
        among: restaurants.filter(({ postcodeRegion }) => postcodeRegion.startsWith(region)),
        guess: null,
      };
    }
    const meaning = index.meaningOf(q);
    const { guess } = meaning;
    if (meaning.kind === 'restaurants') {
      return { origin, among: restaurants.filter(({ id }) => meaning.ids.has(id)), guess };
    }
    const { name, lat, lng } = meaning.town;
    return { origin: { kind: 'town', name, lat, lng }, among: restaurants, guess };
  }

  return (request) => {
    const { services, radius, page } = request;
    const { origin, among, guess } = chosen(request);
    const equipped = among.filter((restaurant) =>
      services.every((service) => restaurant.services.includes(service)),
    );
    // Words that name no town say themselves which restaurants are meant, however far they are.
    const limit = origin && (origin.kind === 'town' || request.q === '') ? radius : null;
    const found: FoundRestaurant[] = origin
      ? within(equipped, origin, limit ?? Number.POSITIVE_INFINITY)
      : equipped.map((restaurant) => ({ ...restaurant, distance: null }));
    const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
    const shown = Math.min(page, pages);
    return {
      total: found.length,
      page: shown,
      pages,
      pageSize: PAGE_SIZE,
      origin,
      radius: limit,
      guess,
      results: found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
    };
  };
}
