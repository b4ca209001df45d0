import type { SearchAnswer } from '../../../restaurants/answer.ts';
import type { text } from '../../../text/restaurant-search.ts';

type Words = Pick<(typeof text)['de'], 'one' | 'several' | 'around' | 'aroundTown' | 'aroundPosition'>;

/** The heading of the results, such as „9 Restaurants im Umkreis von 25 km um Kassel“. */
export function resultsTitle({ total, origin, radius }: SearchAnswer, words: Words): string {
  const count = `${total.toLocaleString('de-DE')}\u00a0${total === 1 ? words.one : words.several}`;
  if (!origin || radius === null) return count;
  const middle = origin.kind === 'town' ? `${words.aroundTown} ${origin.name}` : words.aroundPosition;
  return `${count} ${words.around} ${radius}\u00a0km ${middle}`;
}
