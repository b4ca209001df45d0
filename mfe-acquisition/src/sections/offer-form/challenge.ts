import * as v from 'valibot';
import { solve } from '../../../offer/equation.ts';
import { type Challenge, challengePath } from '../../../offer/offer.ts';
import { send } from './send.ts';

const solvable = (equation: string) => {
  try {
    return Number.isInteger(solve(equation));
  } catch {
    return false;
  }
};

const challengeSchema = v.object({ token: v.string(), equation: v.pipe(v.string(), v.check(solvable)) });

/** Asks the service for an equation; null if none can be had. */
export async function fetchChallenge(): Promise<Challenge | null> {
  const answer = await send({ method: 'GET', path: challengePath, silenceMs: 15_000 });
  if (answer.kind !== 'answered' || answer.status !== 200) return null;
  const parsed = v.safeParse(challengeSchema, answer.body);
  return parsed.success ? parsed.output : null;
}
