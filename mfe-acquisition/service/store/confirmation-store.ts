import type { Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

const perDay = 3;
const day = 24 * 60 * 60_000;

/**
 * Whether the recipient, by a hash, may get one more confirmation today: takes one of three slots, each for 24 hours.
 * Who comes at the same time waits for a slot that may be given back, so it holds for all instances; a rollback gives it back. A slot
 * that is taken is not locked, as `on conflict do update` would lock it even where nothing is updated: then all offers to one recipient
 * would be saved one by one, each after the whole transaction of the one before.
 */
export async function takeConfirmation(
  transaction: Transaction<Tables>,
  recipient: string,
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + day).toISOString();
  for (let slot = 1; slot <= perDay; slot += 1) {
    const inserted = await transaction
      .insertInto('confirmation_slot')
      .values({ recipient, slot, until })
      .onConflict((conflict) => conflict.columns(['recipient', 'slot']).doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 1n) return true;
    const freed = await transaction
      .updateTable('confirmation_slot')
      .set({ until })
      .where('recipient', '=', recipient)
      .where('slot', '=', slot)
      .where('until', '<=', now.toISOString())
      .executeTakeFirst();
    if (freed.numUpdatedRows === 1n) return true;
  }
  return false;
}

/** Slots that are free again say nothing any more, and name nobody. */
export async function forgetConfirmations(
  { kysely }: Pick<Database, 'kysely'>,
  freeSince: Date,
): Promise<void> {
  await kysely.deleteFrom('confirmation_slot').where('until', '<=', freeSince.toISOString()).execute();
}
