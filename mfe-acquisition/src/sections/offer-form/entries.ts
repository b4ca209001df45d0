import { type AttemptKeys, createAttemptKeys } from './attempt-key.ts';
import type { OfferFormValues } from './offer-values.ts';

/**
 * What the visitor has written, and the key under which it was sent. It lives as long as the document: whoever looks
 * something up on another page finds the form as it was. Filled by effects alone, so on the server it stays empty.
 */
interface Entries {
  values: OfferFormValues;
  attempts: AttemptKeys;
}

const empty = (): Entries => ({ values: {}, attempts: createAttemptKeys() });

let entries = empty();

export const currentEntries = (): Entries => entries;

export function keepValues(values: OfferFormValues): void {
  entries.values = values;
}

/** Once a message has arrived: the next one starts with an empty form and a key of its own. */
export function clearEntries(): void {
  entries = empty();
}
