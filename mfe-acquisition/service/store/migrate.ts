import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

// Any number, as long as it is always the same: it stands for "the intake's schema".
const migrationLock = 7_261_120;

/**
 * Brings the database to the newest version, all or nothing. Instances that start at the same time wait for one
 * another. Throws when the database is newer than this program.
 */
export async function migrate(database: Kysely<Tables>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await database.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    await run(dialect === 'sqlite' ? 'begin immediate' : 'begin');
    try {
      if (dialect === 'postgres') await run(`select pg_advisory_xact_lock(${migrationLock})`);
      await run(
        'create table if not exists schema_version (version integer primary key, applied_at text not null)',
      );
      const applied = await connection.selectFrom('schema_version').select('version').execute();
      const current = Math.max(0, ...applied.map(({ version }) => version));
      if (current > migrations.length) {
        throw new Error(`the database has version ${current}, this program knows ${migrations.length}`);
      }
      for (const [index, statements] of migrations.entries()) {
        if (index < current) continue;
        for (const statement of statements) {
          if (typeof statement === 'string') await run(statement);
          else if (dialect === 'postgres') await run(statement.postgres);
        }
        await connection
          .insertInto('schema_version')
          .values({ version: index + 1, applied_at: new Date().toISOString() })
          .execute();
      }
      await run('commit');
    } catch (error) {
      await run('rollback');
      throw error;
    }
  });
}
