import { randomFrom } from '../faults/random.ts';
import type { KnownAnswers } from './honest/known-answers.ts';
import { sendMistakes } from './honest/mistaken-sender.ts';
import { type Sent, sendOffers } from './honest/offer-sender.ts';
import { readPages } from './honest/reader.ts';
import { search } from './honest/searcher.ts';
import { newTally, type Tally } from './honest/tally.ts';
import { type Visitor, visitorAddress } from './honest/visitor.ts';

/** What all honest visitors of a run have seen, by what they came for. */
export interface Visits {
  reading: Tally;
  searching: Tally;
  sending: Sent;
  mistaken: Tally & { postponed: number };
}

export const newVisits = (): Visits => ({
  reading: newTally(),
  searching: newTally(),
  sending: { ...newTally(), offers: [], postponed: 0 },
  mistaken: { ...newTally(), postponed: 0 },
});

/** Of ten visitors five read, three search, one sends offers and one sends forms with mistakes. */
const kinds = [
  'read',
  'search',
  'read',
  'send',
  'read',
  'search',
  'read',
  'mistake',
  'read',
  'search',
] as const;

/**
 * Lets so many honest visitors come, each from an address of their own, until the signal; resolves when the last has
 * got the last answer.
 */
export async function visit(
  door: URL,
  count: number,
  known: KnownAnswers,
  visits: Visits,
  signal: AbortSignal,
): Promise<void> {
  const behave = {
    read: (visitor: Visitor) => readPages(visitor, known, visits.reading),
    search: (visitor: Visitor) => search(visitor, known, visits.searching),
    send: (visitor: Visitor) => sendOffers(visitor, visits.sending),
    mistake: (visitor: Visitor) => sendMistakes(visitor, visits.mistaken),
  };
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      behave[kinds[n % kinds.length] ?? 'read']({
        door,
        from: visitorAddress(n),
        random: randomFrom(n + 1),
        signal,
      }),
    ),
  );
}
