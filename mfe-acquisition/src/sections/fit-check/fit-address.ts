import { paths } from '@goldbraun/shared/contract';
import { type FitState, type Question, questions, readFit } from '../../../fit/answers.ts';
import { fitNames, SENT, SHOWN } from '../../address/answer-names.ts';
import { otherAnswers, withAnswers } from '../../address/other-answers.ts';
import { FIT_ANCHOR } from './fit-anchor.ts';

/** What the address of the page says about the check. */
export interface Asked extends FitState {
  /** The question that is asked now; undefined once all are answered. */
  current?: Question;
  /** Whether it was sent without an answer. */
  isMissing: boolean;
  /** The answers so far, and those of the other parts of the page. */
  params: URLSearchParams;
  others: [name: string, value: string][];
}

const questionOf = (number: string | null): Question | undefined => questions[Number(number) - 1];

export function readAsked(search: string): Asked {
  const params = new URLSearchParams(search);
  const state = readFit(search);
  const current = questionOf(params.get(SHOWN)) ?? state.open[0];
  const isMissing =
    current !== undefined && questionOf(params.get(SENT)) === current && state.open.includes(current);
  const others = otherAnswers(search, fitNames);
  const answered = new URLSearchParams(otherAnswers(search, [SHOWN, SENT]));
  return { ...state, current, isMissing, params: answered, others };
}

/** The number of a question, as visitors count. */
export const numberOf = (question: Question): number => questions.indexOf(question) + 1;

/** The address in which a question is asked again. */
export function addressOf({ params }: Asked, question: Question): string {
  const asked = new URLSearchParams(params);
  asked.set(SHOWN, String(numberOf(question)));
  return `${paths.acquisition}?${asked}#${FIT_ANCHOR}`;
}

/** The address without any answer. */
export function emptyAddress({ others }: Asked): string {
  const query = new URLSearchParams(others).toString();
  return `${paths.acquisition}${query && `?${query}`}#${FIT_ANCHOR}`;
}

/** The query that a sent form leads to: what is empty is left out, and what was sent is only said where it is still open. */
export function sentQuery(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const filled = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  const params = new URLSearchParams(filled.filter(([name]) => fitNames.includes(name)));
  const sent = questionOf(params.get(SENT));
  if (sent === undefined || !readFit(`?${params}`).open.includes(sent)) params.delete(SENT);
  // The site plan has the address follow it without the router's knowledge.
  return withAnswers(location.search, fitNames, params);
}
