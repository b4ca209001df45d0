import type { text } from '../text/fit.ts';
import { type FitAnswers, fieldsOf, type Question } from './answers.ts';
import { german } from './german.ts';
import type { Reason, Verdict } from './verdict.ts';

type Words = typeof text.de;

/** Breadths are in m, all other sizes in m². */
const missingText = ({ name, missing }: Reason): string =>
  `${german(missing ?? 0)}\u00a0${name === 'lanesTooNarrow' ? 'm' : 'm²'}`;

/** Why, in words. */
export const reasonText = (reason: Reason, words: Words): string =>
  words.reasons[reason.name].text.replaceAll('{missing}', missingText(reason));

/** What was answered, in words. */
export function answerText(question: Question, answers: FitAnswers, words: Words): string {
  const given = answers as unknown as Record<string, string | number | undefined>;
  const parts = fieldsOf(question, answers.kind).flatMap((field) => {
    const value = given[field];
    if (value === undefined) return [];
    if (field === 'area') return [`${german(Number(value))}\u00a0m²`];
    if (field === 'frontage') return [`${german(Number(value))}\u00a0m ${words.atTheStreet}`];
    const label = (words.labels[field] as Record<string, string>)[value] ?? '';
    return [field === 'groundFloor' ? words.onGroundFloor[value as 'all'] : label];
  });
  return parts.join(', ');
}

/** What would make it fit: all that was to be said about what does not, and nothing twice. */
export function remediesOf({ reasons, instead }: Verdict, words: Words): string[] {
  const against = [...reasons, ...(instead?.reasons ?? [])].filter(({ rating }) => rating !== 'fits');
  return [
    ...new Set(
      against.flatMap((reason) => {
        const { remedy } = words.reasons[reason.name] as { remedy?: string };
        return remedy ? [remedy.replaceAll('{missing}', missingText(reason))] : [];
      }),
    ),
  ];
}

/** The verdict in a headline and a sentence. */
export function verdictWords({ rating, concept }: Verdict, words: Words): { title: string; text: string } {
  const { title, text } = (concept === 'individual' ? words.individualVerdict : words.verdict)[rating];
  return { title, text: text.replace('{concept}', words.conceptNames[concept]) };
}
