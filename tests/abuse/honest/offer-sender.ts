import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { solve } from '../../../mfe-acquisition/offer/equation.ts';
import { type Challenge, challengePath, offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import {
  type ChosenFile,
  filledIn,
  formOf,
  pdfOf,
} from '../../../mfe-acquisition/service/testing/offer-form.ts';
import type { SentOffer } from '../../faults/senders.ts';
import { type Answer, ask } from '../exchange.ts';
import { reasonOf, type Tally, wrongNow } from './tally.ts';
import { oneOf, pause, type Visitor } from './visitor.ts';

/** Bytes of the attachment; 0 is an offer without one. */
const sizes = [0, 2_000, 200_000, 2_000_000];
/** Nobody fills the form in faster than the intake believes (MIN_FILL_SECONDS). */
const FILL_MS = 3_100;
/** About a minute and a half of an intake that is away. */
const TRIES = 25;

/** What the senders have sent, and how often they were asked for patience. */
export interface Sent extends Tally {
  offers: SentOffer[];
  /** Answers with 503: right only while the intake is started again. */
  postponed: number;
}

/** Also past the end of the visit: who has begun a form sends it. */
const pauseToTheEnd = (visitor: Visitor, ms: number) =>
  pause({ ...visitor, signal: new AbortController().signal }, ms, ms + 500);

/** A form with a challenge that was solved, in the time that it takes to fill in. */
export async function filledForm(
  visitor: Visitor,
  texts: Record<string, string>,
  file: ChosenFile | undefined,
): Promise<{ body: Uint8Array; type: string } | Answer> {
  const challenge = await ask(visitor.door, { path: challengePath, from: visitor.from });
  if (challenge.status !== 200) return challenge;
  const { token, equation } = JSON.parse(challenge.body.toString()) as Challenge;
  await pauseToTheEnd(visitor, FILL_MS);
  const form = new Response(formOf({ ...filledIn, token, answer: String(solve(equation)), ...texts }, file));
  return { body: await form.bytes(), type: form.headers.get('content-type') as string };
}

/** Posts a form under a key, as the page does. */
export const post = ({ door, from }: Visitor, key: string, form: { body: Uint8Array; type: string }) =>
  ask(door, {
    path: offerPath,
    from,
    method: 'POST',
    headers: { 'content-type': form.type, 'idempotency-key': key },
    body: form.body,
  });

/** Sends offer after offer, each under its own key until it is accepted, also past the end of the visit. */
export async function sendOffers(visitor: Visitor, sent: Sent): Promise<void> {
  while (!visitor.signal.aborted) {
    const size = oneOf(sizes, visitor.random);
    const bytes = size > 0 ? pdfOf(size) : null;
    const offer: SentOffer = {
      key: randomUUID(),
      company: `Firma ${randomBytes(6).toString('hex')}`,
      sha256: bytes && createHash('sha256').update(bytes).digest('hex'),
      references: [],
      tries: 0,
    };
    sent.offers.push(offer);
    const file = bytes ? { name: 'Exposé.pdf', type: 'application/pdf', bytes } : undefined;
    while (offer.references.length === 0 && offer.tries < TRIES) await tryOnce(visitor, offer, file, sent);
    await pause(visitor, 500, 2_000);
  }
}

async function tryOnce(visitor: Visitor, offer: SentOffer, file: ChosenFile | undefined, sent: Sent) {
  offer.tries += 1;
  sent.answers += 1;
  try {
    // An address of their own: nobody gets more than a few confirmations.
    const texts = { company: offer.company, email: `${offer.key}@example.com` };
    const form = await filledForm(visitor, texts, file);
    const answer = 'status' in form ? form : await post(visitor, offer.key, form);
    if (answer.status === 201) {
      offer.references.push(JSON.parse(answer.body.toString()).reference);
      sent.times.push(answer.ms);
    } else if (answer.status === 503 && answer.headers['retry-after']) {
      sent.postponed += 1;
      await pauseToTheEnd(visitor, FILL_MS);
    } else sent.wrong.push(wrongNow(`an offer: answered with ${answer.status} ${answer.body}`));
  } catch (error) {
    sent.wrong.push(wrongNow(`an offer: ${reasonOf(error)}`));
  }
}
