import { type FitAnswers, fitQuery, questions, readFit } from '../fit/answers.ts';
import { answerText, verdictWords } from '../fit/reason-text.ts';
import type { Verdict } from '../fit/verdict.ts';
import type { text } from '../text/fit.ts';
import { type BlockKind, queryIn } from './block.ts';

export const fitBlock: BlockKind = { first: '„Passt mein Grundstück?“' };

/**
 * Verdict and answers as a message has them, a line each.
 * @param page the address of the page on which they were given
 */
export function fitSummary(
  answers: FitAnswers,
  verdict: Verdict,
  page: string,
  words: typeof text.de,
): string {
  const { title } = verdictWords(verdict, words);
  return [
    `${fitBlock.first} ${title} (${words.conceptNames[verdict.concept]})`,
    ...questions.map((question) => `- ${answerText(question, answers, words)}`),
    `${page}?${fitQuery(answers)}`,
  ].join('\n');
}

/** The answers that a message holds. */
export const answersIn = (message: string): FitAnswers | undefined =>
  readFit(queryIn(message, fitBlock)).answers;
