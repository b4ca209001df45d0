/** The search itself, to which its form leads without JavaScript. */
export const SEARCH_ANCHOR = 'restaurantsuche';

/** The list of what was found, to which its other pages lead. */
export const LIST_ANCHOR = 'treffer';

/** A restaurant's place in the list, to which its pin on the map leads. */
export const itemAnchor = (id: string): string => `restaurant-${id}`;
