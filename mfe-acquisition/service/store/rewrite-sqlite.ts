import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Rewrites `offers.sqlite` and empties its write-ahead log. `secure_delete` alone leaves about one in a thousand deleted
 * keys in the gaps of pages that were split, and what was deleted before it was on.
 * @throws Error when there is no room for it, or a reader holds the log
 */
export async function rewriteSqlite(kysely: Kysely<Tables>): Promise<void> {
  await sql`vacuum`.execute(kysely);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
  if (rows[0]?.busy !== 0) throw new Error('another program is reading the database');
}
