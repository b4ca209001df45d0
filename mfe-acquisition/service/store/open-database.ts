import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { rewritePostgres } from './rewrite-postgres.ts';
import { rewriteSqlite } from './rewrite-sqlite.ts';
import { openSqlite } from './sqlite-database.ts';
import type { Tables } from './tables.ts';

/** An open database at the newest version, and which of the two it is. */
export type Database = {
  kysely: Kysely<Tables>;
  dialect: 'sqlite' | 'postgres';
  /** Writes its files anew, without what was deleted. Throws when something of it may be left. */
  rewrite: () => Promise<void>;
};

/**
 * Opens `DATA_DIR/offers.sqlite`, or the PostgreSQL of the URL, and brings it to the newest version. Where nobody is
 * `waiting` for an answer, PostgreSQL may take its time, as it may for a new version.
 */
export async function openDatabase(
  folder: string,
  url: string | undefined,
  onPoolError: (error: Error) => void,
  { waiting = true } = {},
): Promise<Database> {
  const dialect = url ? 'postgres' : 'sqlite';
  const patient = new Kysely<Tables>({ dialect: url ? postgres(url, onPoolError) : sqlite(folder) });
  try {
    await migrate(patient, dialect);
  } catch (error) {
    await patient.destroy();
    throw error;
  }
  let kysely = patient;
  if (url && waiting) {
    await patient.destroy();
    kysely = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: createPostgresPool(url, onPoolError) }),
    });
  }
  return { kysely, dialect, rewrite: () => (url ? rewritePostgres(url) : rewriteSqlite(kysely)) };
}

function sqlite(folder: string): SqliteDialect {
  return new SqliteDialect({ database: openSqlite(join(folder, 'offers.sqlite')) });
}

function postgres(url: string, onPoolError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
  pool.on('error', onPoolError);
  pool.on('connect', (client) => client.on('error', onPoolError));
  return new PostgresDialect({ pool });
}
