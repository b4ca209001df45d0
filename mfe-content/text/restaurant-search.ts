import { restaurantSearch } from './de/restaurant-search.ts';

/** The restaurant search's part of the text table; it comes with the search. */
export const text = { de: restaurantSearch };
