import type { Position, Restaurant } from './restaurant.ts';

export interface FoundRestaurant extends Restaurant {
  /** Kilometres as the crow flies with one decimal; null if there is no place to measure from. */
  distance: number | null;
}

/** What distances are measured from. */
export type Origin = ({ kind: 'town'; name: string } | { kind: 'position' }) & Position;

/** The answer to a search. */
export interface SearchAnswer {
  /** Of all pages. */
  total: number;
  /** Counted from 1; 1 if nothing was found. */
  page: number;
  pages: number;
  /** How many results a page has at most. */
  pageSize: number;
  origin: Origin | null;
  /** Kilometres around the origin that were searched; null if there was no such limit. */
  radius: number | null;
  /**
   * What the visitor may have meant, where the words were found only with other spellings; the results are for this. Null
   * or missing if they were found as they stand.
   */
  guess?: string | null;
  results: FoundRestaurant[];
}

/** The number of the first result on its page, counted from 1 over all pages. */
export const firstNumber = ({ page, pageSize }: SearchAnswer): number => (page - 1) * pageSize + 1;

/** A refusal (RFC 9457); `detail` is a German sentence for the visitor. */
export interface SearchProblem {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  /** The parameters at fault. */
  errors: { field: string; message: string }[];
}
