import { randomUuid } from './random-uuid.ts';
import type { OfferContent } from './submit-offer.ts';

/** A message that was posted under a key, perhaps in vain. */
export interface Attempt {
  /** The idempotency key, a UUID. */
  key: string;
  content: OfferContent;
}

export type AttemptKeys = ReturnType<typeof createAttemptKeys>;

/**
 * Gives the idempotency key of a message: the same one as long as its content is the same, so that a retry after a
 * lost answer can't arrive twice. The equation is no part of the content: a retry may need another one.
 */
export function createAttemptKeys() {
  let last: Attempt | null = null;
  return {
    keyFor(content: OfferContent): string {
      if (!last || !sameContent(last.content, content)) last = { content, key: randomUuid() };
      return last.key;
    },
    /** The last attempt, to go on with it after a reload. */
    last: () => last,
    /** Goes on with an attempt from before a reload. */
    resume(attempt: Attempt | null) {
      last = attempt;
    },
    /** Forgets the key, for instance because the service holds other content under it. */
    forget() {
      last = null;
    },
  };
}

function sameContent(one: OfferContent, other: OfferContent): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof OfferContent)[];
  return keys.every((key) => one[key] === other[key]);
}
