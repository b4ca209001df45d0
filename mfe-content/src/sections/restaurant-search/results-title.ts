import type { SearchAnswer } from '../../../restaurants/answer.ts';
import type { text } from '../../../text/restaurant-search.ts';

type Words = Pick<
  (typeof text)['de'],
  'one' | 'several' | 'around' | 'aroundTown' | 'aroundPosition' | 'for' | 'equipped'
>;

/**
 * The heading of the results, such as „9 Restaurants im Umkreis von 25 km um Kassel“.
 * @param q what the visitor typed; empty for a search by position or services alone
 */
export function resultsTitle(
  { total, origin, radius, guess }: SearchAnswer,
  q: string,
  words: Words,
): string {
  const count = `${total.toLocaleString('de-DE')}\u00a0${total === 1 ? words.one : words.several}`;
  if (origin && radius !== null) {
    const middle = origin.kind === 'town' ? `${words.aroundTown} ${origin.name}` : words.aroundPosition;
    return `${count} ${words.around} ${radius}\u00a0km ${middle}`;
  }
  return q ? `${count} ${words.for} „${guess ?? q}“` : `${count} ${words.equipped}`;
}
