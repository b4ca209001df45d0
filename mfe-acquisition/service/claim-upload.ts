import type { FastifyBaseLogger } from 'fastify';
import type { Claim, Incoming } from './attachment/incoming.ts';
import { Refusal } from './refusal.ts';
import type { OfferStore } from './store/offer-store.ts';

/** What a route needs that takes a file. */
export type UploadPlace = {
  store: Pick<OfferStore, 'has'>;
  incoming: Incoming;
  /** Whether an error of a commit proves that there was no commit; over a network it doesn't. */
  commitsAreCertain: boolean;
};

/**
 * Gives what is posted under an id a place for its file while `accept` runs, and settles it before the answer: the file is kept
 * if what it belongs to was committed, and removed if not.
 */
export async function claimUpload<Result>(
  place: UploadPlace,
  id: string,
  log: FastifyBaseLogger,
  accept: (claim: Claim) => Promise<Result>,
): Promise<Result> {
  const claim = await place.incoming.claim(id);
  try {
    const result = await accept(claim);
    await settle(place, log, id, claim);
    return result;
  } catch (error) {
    const certain = error instanceof Refusal || place.commitsAreCertain || !claim.isKept();
    if (certain) await settle(place, log, id, claim);
    throw error;
  }
}

/** What can't be settled now is left to the sweep. */
async function settle({ store }: UploadPlace, log: FastifyBaseLogger, id: string, claim: Claim) {
  try {
    const committed = claim.isKept() && (await store.has(id));
    await (committed ? claim.release() : claim.discard());
  } catch (error) {
    log.warn({ err: error }, 'an upload is left to the sweep');
  }
}
