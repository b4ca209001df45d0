import type { Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** What came under this id was given up: its file is removed, or about to be. */
export class UploadGivenUp extends Error {
  override readonly name = 'UploadGivenUp';
}

/**
 * Belongs into each transaction that commits a file. Of this and {@link UploadStore.giveUp}, whichever is later waits for the
 * other one and sees it: so no clock decides whether a commit comes too late.
 * @throws UploadGivenUp if it does
 */
export async function keepUpload(transaction: Transaction<Tables>, id: string): Promise<void> {
  const kept = await transaction
    .insertInto('given_up_upload')
    .values({ id, given_up_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows !== 1n) throw new UploadGivenUp('its commit comes too late');
  await transaction.deleteFrom('given_up_upload').where('id', '=', id).execute();
}

/** The uploads that were given up, in the database. */
export type UploadStore = ReturnType<typeof createUploadStore>;

/** @param has whether what came under an id was committed */
export function createUploadStore(
  { kysely }: Pick<Database, 'kysely'>,
  has: (id: string) => Promise<boolean>,
) {
  /** Whether what came under this id is not committed, and never can be from now on. */
  async function giveUp(id: string, now = new Date()): Promise<boolean> {
    await kysely
      .insertInto('given_up_upload')
      .values({ id, given_up_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!(await has(id))) return true;
    await kysely.deleteFrom('given_up_upload').where('id', '=', id).execute();
    return false;
  }

  /** Forgets what was given up so long ago that nothing can know of it any more. */
  async function forget(before: Date): Promise<void> {
    await kysely.deleteFrom('given_up_upload').where('given_up_at', '<', before.toISOString()).execute();
  }

  /** Whether the store may be searched for orphans now: one instance may, and the next one after so long (ms). */
  async function takeTurn(now: Date, intervalMs: number): Promise<boolean> {
    const name = 'searched-for-orphans-at';
    await kysely
      .insertInto('setting')
      .values({ name, value: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const taken = await kysely
      .updateTable('setting')
      .set({ value: now.toISOString() })
      .where('name', '=', name)
      .where('value', '<', new Date(now.getTime() - intervalMs).toISOString())
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  }

  return { giveUp, forget, takeTurn };
}
