import { verdictOf } from '../offers/verdict.ts';
import type { StoredOffer } from '../store/archive-store.ts';

/** What a page shows of the offers: each is an empty text if it does not matter. */
export interface Filters {
  /** Words that stand somewhere in an offer. */
  words: string;
  /** A day, as 2026-11-01. */
  since: string;
  verdict: string;
  /** The number of a region, or `none`. */
  person: string;
  state: string;
}

export const names: Record<keyof Filters, string> = {
  words: 'suche',
  since: 'seit',
  verdict: 'pruefung',
  person: 'person',
  state: 'versand',
};

export function readFilters(query: Record<string, unknown>): Filters {
  const text = (name: keyof Filters) => {
    const value = query[names[name]];
    return typeof value === 'string' ? value.trim() : '';
  };
  const since = text('since');
  return {
    words: text('words'),
    since: /^\d{4}-\d\d-\d\d$/.test(since) && !Number.isNaN(Date.parse(since)) ? since : '',
    verdict: text('verdict'),
    person: text('person'),
    state: text('state'),
  };
}

/** Whether an offer is among what a page shows; days are looked for by the archive. */
export function matches({ offer, mails }: StoredOffer, { words, verdict, person, state }: Filters): boolean {
  if (person && (offer.region || 'none') !== person) return false;
  if (verdict && (verdictOf(offer.message)?.rating ?? 'none') !== verdict) return false;
  const isUnsent = mails.some((mail) => mail.state !== 'sent');
  if (state && (state === 'unsent') !== isUnsent) return false;
  const written = [
    offer.reference,
    offer.subject,
    offer.first_name,
    offer.last_name,
    offer.company,
    offer.email,
    offer.phone,
    offer.message,
  ]
    .join('\n')
    .toLocaleLowerCase('de');
  return words
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => written.includes(word));
}
