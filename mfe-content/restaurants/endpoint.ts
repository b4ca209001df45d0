/** GET: where the restaurant search is asked, by pages and by others. Parameters: q, lat, lng, radius, services, page. */
export const SEARCH_ENDPOINT = '/search/widget/restaurants';

/** What the search understands; all are optional, and `services` may stand several times. */
export const searchParameters = ['q', 'lat', 'lng', 'radius', 'services', 'page'] as const;

export const QUERY_MAX_LENGTH = 100;

/** Kilometres. */
export const DEFAULT_RADIUS = 25;
export const MAX_RADIUS = 500;
