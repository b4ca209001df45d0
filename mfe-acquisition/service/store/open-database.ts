import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite-database.ts';
import type { Tables } from './tables.ts';

/** An open database at the newest version, and which of the two it is. */
export type Database = { kysely: Kysely<Tables>; dialect: 'sqlite' | 'postgres' };

/** Opens `DATA_DIR/offers.sqlite`, or the PostgreSQL of the URL, and brings it to the newest version. */
export async function openDatabase(
  folder: string,
  url: string | undefined,
  onPoolError: (error: Error) => void,
): Promise<Database> {
  const dialect = url ? 'postgres' : 'sqlite';
  const kysely = new Kysely<Tables>({ dialect: url ? postgres(url, onPoolError) : sqlite(folder) });
  try {
    await migrate(kysely, dialect);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return { kysely, dialect };
}

function sqlite(folder: string): SqliteDialect {
  return new SqliteDialect({ database: openSqlite(join(folder, 'offers.sqlite')) });
}

function postgres(url: string, onPoolError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onPoolError);
  return new PostgresDialect({ pool });
}
