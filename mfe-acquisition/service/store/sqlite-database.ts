import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * `node:sqlite` in the shape that Kysely's SqliteDialect expects (better-sqlite3's). WAL with synchronous FULL: a
 * commit that was acknowledged survives a loss of power.
 */
export function openSqlite(file: string): SqliteDatabase & { exec(sql: string): void } {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  return {
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
    prepare(sql) {
      // SQLite rolls back by itself when the disk is full; the rollback that Kysely adds would then fail
      // and hide the cause.
      if (sql === 'rollback' && !database.isTransaction) return nothing;
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
