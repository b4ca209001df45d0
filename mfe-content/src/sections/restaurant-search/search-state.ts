import type { SearchAnswer } from '../../../restaurants/answer.ts';

/** What came of a search. The sentences are German and for the visitor. */
export type SearchState =
  | { state: 'found'; answer: SearchAnswer }
  /** The request can't be fulfilled as it is, and why. */
  | { state: 'refused'; message: string }
  /** Without a message if not even that could be had. */
  | { state: 'unavailable'; message: string | null };

/** The id of the route whose loader searches. */
export const SEARCH_ROUTE = 'restaurants';
