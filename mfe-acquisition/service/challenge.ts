import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { solve } from '../offer/equation.ts';
import type { ErrorCode } from '../offer/errors.ts';
import type { Challenge } from '../offer/offer.ts';

/** How long a visitor may take to fill in the form, in milliseconds. */
export const challengeLifetime = 2 * 60 * 60 * 1000;

const payload = v.object({ id: v.string(), equation: v.string(), expires: v.number() });

/** A challenge that was answered rightly; its id may be used once. `issued` and `expires` are in ms of the epoch. */
export type SolvedChallenge = { id: string; issued: number; expires: number };

const signature = (body: string, secret: string) =>
  createHmac('sha256', secret).update(body).digest('base64url');

/** A new equation with its signed token. Nothing is stored until it is used. */
export function issueChallenge(secret: string, now: number): Challenge {
  const equation = `${randomInt(1, 10)} + ${randomInt(1, 10)}`;
  const content = { id: randomUUID(), equation, expires: now + challengeLifetime };
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return { token: `${body}.${signature(body, secret)}`, equation };
}

/** Checks signature, age and answer. Whether it was used before, only the store can say. */
export function verifyChallenge(
  { token, answer }: { token: string; answer: string },
  secret: string,
  now: number,
): SolvedChallenge | { refused: ErrorCode } {
  const [body = '', signed = ''] = token.split('.');
  const expected = Buffer.from(signature(body, secret));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { refused: 'challenge_missing' };
  const { id, equation, expires } = v.parse(payload, JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (expires < now) return { refused: 'challenge_expired' };
  if (Number(answer) !== solve(equation)) return { refused: 'answer_wrong' };
  return { id, issued: expires - challengeLifetime, expires };
}
