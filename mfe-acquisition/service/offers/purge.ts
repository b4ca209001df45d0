import { parseArgs } from 'node:util';
import { purge as purgeOlder } from '../retention/purge.ts';
import { removeOffer } from '../retention/remove-offer.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command.ts';
import { findOffer } from './show.ts';

/**
 * `purge VK-…` deletes one offer, delivered or not, as its sender may ask for; `purge --days 365` all delivered ones that
 * are older, and `purge` alone those older than RETENTION_DAYS.
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
    await removeOffer(places, found);
    return `${found.offer.reference} is deleted`;
  }
  if (values.days && !/^\d{1,5}$/.test(values.days)) throw new CommandFault('--days must be a whole number');
  const days = values.days ? Number(values.days) : places.retentionDays;
  if (days === undefined)
    throw new CommandFault('purge which? Give a reference, --days, or set RETENTION_DAYS');
  const removed = await purgeOlder(places, days);
  return `${removed} ${removed === 1 ? 'offer is' : 'offers are'} deleted`;
};
