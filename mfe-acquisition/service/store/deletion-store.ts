import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** What was deleted, and whether its bytes are gone from the files of the database too. */
export type DeletionStore = ReturnType<typeof createDeletionStore>;

/** Belongs into each transaction that deletes something of a visitor. */
export async function noteDeletion(transaction: Transaction<Tables>): Promise<void> {
  await transaction.insertInto('unwiped_deletion').values({ id: randomUUID() }).execute();
}

export function createDeletionStore({ kysely, dialect, rewrite }: Database) {
  /**
   * Rewrites the database without what was deleted, if anything was; whether it did. Throws when nobody can say that
   * the bytes are gone: the deletions stay noted.
   */
  async function wipe(): Promise<boolean> {
    const wiper = randomUUID();
    const noted = await kysely.updateTable('unwiped_deletion').set({ wiper }).executeTakeFirst();
    if (noted.numUpdatedRows === 0n) return false;
    await rewrite();
    await kysely.deleteFrom('unwiped_deletion').where('wiper', '=', wiper).execute();
    return true;
  }

  /** SQLite: empties the write-ahead log, which keeps the old versions of the pages. Quick, and done soon if it is not now. */
  async function emptyLog(): Promise<void> {
    if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
  }

  return { wipe, emptyLog };
}
