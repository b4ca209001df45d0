import pg from 'pg';

const tables = ['offer', 'attachment', 'outbox'];
// A lock that is waited for holds up every post behind it.
const lockLimit = 2000;
const attempts = 5;
const pause = 1000;

/**
 * Rewrites the tables of the offers with VACUUM FULL: a plain VACUUM, and autovacuum, only mark the place of deleted
 * rows as free. Each table is locked meanwhile.
 * @throws Error when it can't have the locks, may not do it, or an older transaction may still see what was deleted
 */
export async function rewritePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Whoever awaits a query hears of it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set lock_timeout = ${lockLimit}`);
    const { rows } = await client.query('select pg_current_xact_id()::xid::text as mark');
    const mark = rows[0].mark as string;
    for (let attempt = 1; ; attempt += 1) {
      for (const table of tables) await client.query(`vacuum (full, freeze) ${table}`);
      if (await isBehind(client, mark)) return;
      if (attempt === attempts) {
        throw new Error('an older transaction or a replication slot still sees the deleted rows');
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } finally {
    await client.end();
  }
}

/**
 * Whether nothing from before the transaction `mark` was left in. A rewrite keeps dead rows as long as somebody may see
 * them, and notes that horizon as the table's oldest transaction id.
 */
async function isBehind(client: pg.Client, mark: string): Promise<boolean> {
  const { rows } = await client.query(
    `with rewritten as (select oid, reltoastrelid from pg_class where oid = any ($1::regclass[]))
      select bool_and(age(relfrozenxid) <= age($2::xid)) as behind from pg_class
      where oid in (select oid from rewritten union select reltoastrelid from rewritten) and relkind in ('r', 't')`,
    [tables, mark],
  );
  return rows[0].behind === true;
}
