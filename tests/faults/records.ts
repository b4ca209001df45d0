import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { IntakeProcess } from './intake-process.ts';
import type { SentOffer } from './senders.ts';

/** Asks the database of a service, past the service. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** The SQLite database below the folder, or the PostgreSQL of the URL. */
export function queryOf(folder: string, databaseUrl?: string): Query {
  return databaseUrl ? (sql) => queryPostgres(databaseUrl, sql) : async (sql) => querySqlite(folder, sql);
}

function querySqlite(folder: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(folder, 'offers.sqlite'), { timeout: 5000 });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

async function queryPostgres(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What became of the offers, in numbers. All but the first three and `mails` should be 0. */
export interface Tally {
  offers: number;
  tries: number;
  acknowledged: number;
  /** Offers with a 201 and no row, or more than one row. */
  withoutOneRow: number;
  /** Offers with a 201 whose stored file is missing or another one. */
  withWrongFile: number;
  /** Offers that were answered with more than one reference, and references of more than one offer. */
  ambiguousReferences: number;
  /** Offers with a 201 of which the department got no mail. */
  withoutMail: number;
  mails: number;
  /** Mails that the mail server took more than once. */
  duplicateMails: number;
  /** Files of attachments that belong to no offer, and uploads that nobody is sending. */
  leftovers: number;
}

/** Where a service keeps what it was sent. */
type Kept = Pick<IntakeProcess, 'folder' | 'files'>;

/** Compares what was promised with what is stored and what was mailed. */
export async function takeStock(
  offers: SentOffer[],
  intake: Kept,
  query: Query,
  mails: Map<string, number>,
): Promise<Tally> {
  const rows = await query(
    'select offer.id, reference, company, sha256 from offer left join attachment on offer_id = offer.id',
  );
  const rowsOf = Map.groupBy(rows, ({ company }) => company);
  const acknowledged = offers.filter(({ references }) => references.length > 0);
  const offersOf = Map.groupBy(acknowledged, ({ references }) => references[0]);
  const counts = [...mails.values()];
  const departments = new Set([...mails.keys()].map((id) => /^<(.+)\.department@/.exec(id)?.[1]));
  const count = (isWrong: (offer: SentOffer) => boolean) => acknowledged.filter(isWrong).length;
  return {
    offers: offers.length,
    tries: offers.reduce((sum, { tries }) => sum + tries, 0),
    acknowledged: acknowledged.length,
    withoutOneRow: count(({ company, references }) => {
      const found = rowsOf.get(company) ?? [];
      return found.length !== 1 || found[0]?.reference !== references[0];
    }),
    withWrongFile: count(({ company, sha256 }) => {
      const [row] = rowsOf.get(company) ?? [];
      return row?.sha256 !== sha256 || (sha256 !== null && storedSha256(intake, String(row?.id)) !== sha256);
    }),
    ambiguousReferences:
      count(({ references }) => new Set(references).size > 1) +
      [...offersOf.values()].filter((same) => same.length > 1).length,
    withoutMail: count(({ references }) => !departments.has(references[0])),
    mails: counts.length,
    duplicateMails: counts.reduce((sum, taken) => sum + taken - 1, 0),
    leftovers: leftovers(intake, rows).length,
  };
}

function storedSha256(intake: Kept, id: string): string | null {
  try {
    return createHash('sha256')
      .update(readFileSync(join(intake.folder, 'attachments', id)))
      .digest('hex');
  } catch {
    return null;
  }
}

/** What should not lie in the folders of a service that nobody is sending anything to. */
export function leftovers(intake: Kept, rows: Record<string, unknown>[]): string[] {
  const known = new Set(rows.filter(({ sha256 }) => sha256).map(({ id }) => String(id)));
  return [
    ...intake.files('incoming').map((name) => `incoming/${name}`),
    ...intake.files('attachments').filter((name) => !known.has(name)),
  ];
}
