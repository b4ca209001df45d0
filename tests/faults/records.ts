import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { IntakeProcess } from './intake-process.ts';
import type { KeptAttachments } from './kept-attachments.ts';
import type { Senders, SentDocument, SentOffer } from './senders.ts';

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

/** What became of the offers, in numbers. All but the first three, `mails` and the documents' first two should be 0. */
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
  /** Documents that were added to offers, and how many of them were answered with 201. */
  documents: number;
  acknowledgedDocuments: number;
  /** Documents with a 201 that are not at their offer, or not there alone, or under another number. */
  documentsAstray: number;
  /** Documents with a 201 whose stored file is missing or another one. */
  documentsWithWrongFile: number;
  /** Documents with a 201 of which the department got no mail. */
  documentsWithoutMail: number;
  /** Files of attachments that belong to no offer, and uploads that nobody is sending. */
  leftovers: number;
}

/** What must hold however often, whenever and in whatever way a service or what it stands on was ended. */
export const nothingLost = {
  withoutOneRow: 0,
  withWrongFile: 0,
  ambiguousReferences: 0,
  withoutMail: 0,
  documentsAstray: 0,
  documentsWithWrongFile: 0,
  documentsWithoutMail: 0,
} satisfies Partial<Tally>;

/** Where a service keeps what it was sent. */
type Kept = Pick<IntakeProcess, 'files'> & { attachments: KeptAttachments };

/** Compares what was promised with what is stored and what was mailed. */
export async function takeStock(
  { offers, documents }: Pick<Senders, 'offers' | 'documents'>,
  intake: Kept,
  query: Query,
  mails: Map<string, number>,
): Promise<Tally> {
  const rows = await query(
    `select offer.id, reference, company, sha256
     from offer left join attachment on offer_id = offer.id and number = 0`,
  );
  const rowsOf = Map.groupBy(rows, ({ company }) => company);
  const acknowledged = offers.filter(({ references }) => references.length > 0);
  const offersOf = Map.groupBy(acknowledged, ({ references }) => references[0]);
  const counts = [...mails.values()];
  const departments = new Set([...mails.keys()].map((id) => /^<(.+)\.department@/.exec(id)?.[1]));
  const count = (isWrong: (offer: SentOffer) => boolean) => acknowledged.filter(isWrong).length;
  const stored = await storedSha256s(
    intake,
    rows.map(({ id, sha256 }) => (sha256 ? String(id) : '')),
  );
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
      return row?.sha256 !== sha256 || (sha256 !== null && stored.get(String(row?.id)) !== sha256);
    }),
    ambiguousReferences:
      count(({ references }) => new Set(references).size > 1) +
      [...offersOf.values()].filter((same) => same.length > 1).length,
    withoutMail: count(({ references }) => !departments.has(references[0])),
    mails: counts.length,
    duplicateMails: counts.reduce((sum, taken) => sum + taken - 1, 0),
    ...(await countDocuments(documents, intake, query, mails)),
    leftovers: (await leftovers(intake, await storedFiles(query))).length,
  };
}

/** The ids under which the store has to have a file. */
export async function storedFiles(query: Query): Promise<Set<string>> {
  const rows = await query(`select coalesce(nullif(document_id, ''), offer_id) as id from attachment`);
  return new Set(rows.map(({ id }) => String(id)));
}

/** The same of what was added later. Each has bytes of its own, so that one at another offer would be found there. */
async function countDocuments(
  documents: SentDocument[],
  intake: Kept,
  query: Query,
  mails: Map<string, number>,
) {
  const rows = await query(
    `select reference, number, document_id, sha256
     from attachment join offer on offer.id = offer_id where number > 0`,
  );
  const rowsOf = Map.groupBy(rows, ({ sha256 }) => sha256);
  const mailed = new Set([...mails.keys()].map((id) => /^<(.+)@/.exec(id)?.[1]));
  const acknowledged = documents.filter(({ numbers }) => numbers.length > 0);
  const count = (isWrong: (document: SentDocument) => boolean) => acknowledged.filter(isWrong).length;
  const stored = await storedSha256s(
    intake,
    rows.map(({ document_id }) => String(document_id)),
  );
  return {
    documents: documents.length,
    acknowledgedDocuments: acknowledged.length,
    documentsAstray: count(({ reference, sha256, numbers }) => {
      const [row, ...others] = rowsOf.get(sha256) ?? [];
      const isThere = row?.reference === reference && numbers.every((number) => number === row.number);
      return !isThere || others.length > 0;
    }),
    documentsWithWrongFile: count(({ sha256 }) => {
      const [row] = rowsOf.get(sha256) ?? [];
      return stored.get(String(row?.document_id)) !== sha256;
    }),
    documentsWithoutMail: count(
      ({ reference, numbers }) => !mailed.has(`${reference}.document-${numbers[0]}`),
    ),
  };
}

/** What is stored under ids, by these; null where nothing is. */
async function storedSha256s({ attachments }: Kept, ids: string[]): Promise<Map<string, string | null>> {
  const stored = new Map<string, string | null>();
  for (const id of ids.filter(Boolean)) stored.set(id, await attachments.sha256(id));
  return stored;
}

/** What should not lie where a service keeps things that nobody is sending anything to. */
export async function leftovers(intake: Kept, known: Set<string>): Promise<string[]> {
  return [
    ...intake.files('incoming').map((name) => `incoming/${name}`),
    ...(await intake.attachments.names()).filter((name) => !known.has(name)),
  ];
}
