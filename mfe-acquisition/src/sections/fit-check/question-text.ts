import type { Kind, Question } from '../../../fit/answers.ts';
import type { text } from '../../../text/fit.ts';

/** A question in words; two of them ask of a shop what they don't ask of a plot. */
export function questionText(question: Question, kind: Kind | undefined, words: typeof text.de): string {
  const asked = words.questions[question];
  if (typeof asked === 'string') return asked;
  return kind === 'shop' ? asked.shop : asked.plot;
}
