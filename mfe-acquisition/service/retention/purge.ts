import { type OfferPlaces, removeOffer } from './remove-offer.ts';

const day = 24 * 60 * 60_000;
const batch = 100;

/** Deletes the delivered offers that are older than so many days; gives how many they were. */
export async function purge(places: OfferPlaces, days: number, now = new Date()): Promise<number> {
  const moment = new Date(now.getTime() - days * day);
  let removed = 0;
  for (;;) {
    const offers = await places.archive.deliveredBefore(moment, batch);
    for (const offer of offers) await removeOffer(places, offer);
    removed += offers.length;
    if (offers.length < batch) return removed;
  }
}
