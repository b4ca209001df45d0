import type { Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

const perDay = 3;
const day = 24 * 60 * 60_000;

/**
 * Whether the recipient, by a hash, may get one more confirmation today: takes one of three slots, each for 24 hours.
 * Who comes at the same time waits for the slot's row, so it holds for all instances; a rollback gives it back.
 */
export async function takeConfirmation(
  transaction: Transaction<Tables>,
  recipient: string,
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + day).toISOString();
  for (let slot = 1; slot <= perDay; slot += 1) {
    const taken = await transaction
      .insertInto('confirmation_slot')
      .values({ recipient, slot, until })
      .onConflict((conflict) =>
        conflict
          .columns(['recipient', 'slot'])
          .doUpdateSet({ until })
          .where('confirmation_slot.until', '<=', now.toISOString()),
      )
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows === 1n) return true;
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
