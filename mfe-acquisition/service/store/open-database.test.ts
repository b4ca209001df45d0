/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrations } from './migrations.ts';
import { type Database, openDatabase } from './open-database.ts';
import { getSetting } from './setting-store.ts';

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

describe('the database', () => {
  it('is brought to the newest version once, however often it is opened', async () => {
    const first = await openHere();
    await openHere();
    const versions = await first.kysely.selectFrom('schema_version').select('version').execute();
    expect(versions).toEqual(migrations.map((_, index) => ({ version: index + 1 })));
  });

  it('is not touched by a program that is older than itself', async () => {
    const { kysely } = await openHere();
    await kysely.insertInto('schema_version').values({ version: 99, applied_at: '' }).execute();
    await expect(openHere()).rejects.toThrow('the database has version 99');
  });

  it('writes so that a loss of power loses no commit', async () => {
    const { kysely } = await openHere();
    const { rows } = await sql`select * from pragma_journal_mode, pragma_synchronous`.execute(kysely);
    expect(rows).toEqual([{ journal_mode: 'wal', synchronous: 2 }]);
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

  it('gives all instances the same setting', async () => {
    const [first, second] = [await openHere(), await openHere()];
    const settings = await Promise.all([getSetting(first, 'secret', 'a'), getSetting(second, 'secret', 'b')]);
    expect(new Set(settings).size).toBe(1);
  });
});
