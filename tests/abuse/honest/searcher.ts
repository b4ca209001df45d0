import { ask } from '../exchange.ts';
import type { KnownAnswer, KnownAnswers } from './known-answers.ts';
import { faultOf } from './reader.ts';
import { count, type Tally } from './tally.ts';
import { oneOf, pause, type Visitor } from './visitor.ts';

/** Searches by turns as the browser does (the endpoint) and as a browser without scripts does (the page). */
export async function search(visitor: Visitor, known: KnownAnswers, tally: Tally): Promise<void> {
  while (!visitor.signal.aborted) {
    await askFor(visitor, oneOf(known.searches, visitor.random), tally);
    await pause(visitor, 500, 1_500);
    await askFor(visitor, oneOf(known.foundPages, visitor.random), tally);
    await pause(visitor, 500, 1_500);
  }
}

function askFor({ door, from }: Visitor, known: KnownAnswer, tally: Tally): Promise<void> {
  const answer = ask(door, { path: known.path, from });
  return count(
    tally,
    known.path,
    answer.then((answer) => ({ ms: answer.ms, fault: faultOf(answer, known) })),
  );
}
