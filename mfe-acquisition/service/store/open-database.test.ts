/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from './open-database.ts';

let folder: string;
const open: Database[] = [];
const openHere = async () => {
  const database = await openDatabase(folder, undefined, () => {});
  open.push(database);
  return database;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-store-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ kysely }) => kysely.destroy()));
  await rm(folder, { recursive: true });
});

describe('the SQLite database', () => {
  it('writes so that a loss of power loses no commit', async () => {
    const { kysely } = await openHere();
    const { rows } = await sql`select * from pragma_journal_mode, pragma_synchronous`.execute(kysely);
    expect(rows).toEqual([{ journal_mode: 'wal', synchronous: 2 }]);
  });

  it('overwrites what is deleted', async () => {
    const { kysely } = await openHere();
    const { rows } = await sql`select * from pragma_secure_delete`.execute(kysely);
    expect(rows).toEqual([{ secure_delete: 1 }]);
  });

  it('says that the disk is full, and goes on when it no longer is', async () => {
    const { kysely } = await openHere();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(kysely);
    const write = (name: string) =>
      kysely.transaction().execute((transaction) =>
        transaction
          .insertInto('setting')
          .values({ name, value: 'x'.repeat(100_000) })
          .execute(),
      );
    await expect(write('first')).rejects.toThrow('database or disk is full');
    await sql`pragma max_page_count = 100000`.execute(kysely);
    await write('second');
    expect(await kysely.selectFrom('setting').select('name').execute()).toEqual([{ name: 'second' }]);
  });
});
