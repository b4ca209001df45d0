import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * `node:sqlite` in the shape that Kysely's SqliteDialect expects (better-sqlite3's). WAL with synchronous FULL: a
 * commit that was acknowledged survives a loss of power. What is deleted is overwritten.
 */
export function openSqlite(file: string): SqliteDatabase & { exec(sql: string): void } {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  switchToWal(database);
  database.exec('pragma synchronous = full; pragma secure_delete = on;');
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

const SQLITE_BUSY = 5;
const WAL_LIMIT_MS = 5000;
const WAL_PAUSE_MS = 20;

/**
 * Two instances that open a new database at once both want to switch its mode. SQLite answers one of them with
 * "locked" at once, without the waiting that the timeout stands for, so the waiting is done here.
 */
function switchToWal(database: DatabaseSync): void {
  const deadline = Date.now() + WAL_LIMIT_MS;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal;');
      return;
    } catch (error) {
      const code = (error as { errcode?: number }).errcode ?? 0;
      if ((code & 0xff) !== SQLITE_BUSY || Date.now() > deadline) throw error;
      Atomics.wait(pause, 0, 0, WAL_PAUSE_MS);
    }
  }
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
