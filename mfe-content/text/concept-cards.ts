import { conceptCards } from './de/concept-cards.ts';

/** The part of the text table for the concept cards that several pages show. */
export const text = { de: conceptCards };
