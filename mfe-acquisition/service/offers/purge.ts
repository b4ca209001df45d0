import { parseArgs } from 'node:util';
import { purge as purgeOlder } from '../retention/purge.ts';
import { type OfferPlaces, removeOffer } from '../retention/remove-offer.ts';
import type { StoredOffer } from '../store/archive-store.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';
import { findOffer } from './show.ts';
import { wipeDeleted } from './wipe.ts';

const patience = 10_000;
const pause = 200;

/**
 * `purge VK-…` deletes one offer, delivered or not, as its sender may ask for; `purge --days 365` all delivered ones that
 * are older, and `purge` alone those older than RETENTION_DAYS. Nothing of them stays in the database's files.
 */
export const purge: Command = async (places, args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { days: { type: 'string' } },
  });
  const [reference] = positionals;
  if (reference) {
    const found = await findOffer(places, reference);
    await deleted(() => removeWhenSent(places, found));
    await wipeDeleted(places.deletions);
    return `${found.offer.reference} is deleted`;
  }
  if (values.days && !/^\d{1,5}$/.test(values.days)) throw new CommandFault('--days must be a whole number');
  const days = values.days ? Number(values.days) : places.retentionDays;
  if (days === undefined)
    throw new CommandFault('purge which? Give a reference, --days, or set RETENTION_DAYS');
  const removed = await deleted(() => purgeOlder(places, days));
  await wipeDeleted(places.deletions);
  return `${removed} ${removed === 1 ? 'offer is' : 'offers are'} deleted`;
};

/** A mail on its way to the mail server, or into the folder, is waited for. */
async function removeWhenSent(places: OfferPlaces, found: StoredOffer): Promise<void> {
  const end = Date.now() + patience;
  while (!(await removeOffer(places, found.offer.id))) {
    if (Date.now() > end) {
      const { reference } = found.offer;
      throw new CommandFault(
        `a mail of ${reference} is being sent: nothing is deleted yet. Try again in a few minutes`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** @throws CommandFault in one line when the disk or the database refuses */
async function deleted<Result>(remove: () => Promise<Result>): Promise<Result> {
  return remove().catch((error: Error) => {
    if (error instanceof CommandFault) throw error;
    throw new CommandFault(`not deleted, or not wholly: ${error.message}. Once that is mended, purge again`);
  });
}
