import { type OfferPlaces, removeOffer } from './remove-offer.ts';

const day = 24 * 60 * 60_000;
const batch = 100;

/**
 * Deletes the delivered offers that are older than so many days; gives how many they were. One whose confirmation is
 * being sent at this moment waits for the next time.
 */
export async function purge(places: OfferPlaces, days: number, now = new Date()): Promise<number> {
  const moment = new Date(now.getTime() - days * day);
  let removed = 0;
  for (;;) {
    const offers = await places.archive.deliveredBefore(moment, batch);
    const before = removed;
    for (const { offer } of offers) if (await removeOffer(places, offer.id)) removed += 1;
    if (offers.length < batch || removed === before) return removed;
  }
}
