import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { Silence, withinLimit } from './silence.ts';

// All in milliseconds. A post that meets a network without a word waits for one answer and one connection at most.
const limits = {
  /** Until a connection that was idle says that it is there, or is replaced. */
  greeting: 1000,
  /** Until there is a connection. */
  connect: 1300,
  /** Until an answer; the server gives up a little earlier, so that a busy one is not taken for a silent one. */
  answer: 1700,
  statement: 1500,
  /** A transaction whose client is gone keeps its rows locked, and the visitor's next try waits for them. */
  idleInTransaction: 3000,
  /** A connection that has answered so recently is not asked. */
  trust: 250,
  /** After a try in vain: who comes meanwhile is told so at once. */
  pause: 1000,
  end: 2000,
};

const session = `set statement_timeout = ${limits.statement};
  set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: read_only_sql_transaction */
const READ_ONLY = '25006';

/** The server answers, and stores nothing: it is the primary no more, or not yet. */
class ReadOnly extends Error {
  override readonly name = 'ReadOnly';
}

/** @throws ReadOnly, and what the query throws */
async function expectPrimary(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: 'on' | 'off' }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off')
    throw new ReadOnly('PostgreSQL stores nothing: it is read-only');
}

/**
 * Connections to PostgreSQL that don't wait for one that says nothing: networks forget connections without telling
 * either end, and the operating system tries on for a quarter of an hour. Nor do they stay with a server that another one
 * has taken over from: it may live on, and be read-only. One such connection takes all others of its age with it, which are
 * most probably of no more use.
 */
export function createPostgresPool(url: string, onError: (error: Error) => void): PostgresPool {
  const lastAnswer = new WeakMap<pg.PoolClient, number>();
  let pool = open();
  let inVainUntil = 0;

  function open(): pg.Pool {
    const opened = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: limits.connect,
      max: 10,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      onConnect: async (client) => {
        await withinLimit(
          limits.connect,
          client.query(session).then(() => expectPrimary(client)),
        );
      },
    });
    // A connection that breaks is replaced by the pool. Without a listener it would end the process: the pool's own
    // hears only the idle ones, the client's also those between two queries of a transaction.
    opened.on('error', onError);
    opened.on('connect', (client) => client.on('error', onError));
    return opened;
  }

  function replace(useless: pg.Pool, reason: Error): void {
    if (useless !== pool) return;
    onError(reason);
    pool = open();
    useless.end().catch(onError);
  }

  async function checkOut(): Promise<{ from: pg.Pool; client: pg.PoolClient }> {
    const from = pool;
    const begun = Date.now();
    if (begun < inVainUntil) throw new Error('PostgreSQL has said nothing for a while');
    try {
      return { from, client: await from.connect() };
    } catch (error) {
      if (Date.now() - begun >= limits.connect) inVainUntil = Date.now() + limits.pause;
      throw error;
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    const { from, client } = await checkOut();
    const answered = lastAnswer.get(client);
    if (answered !== undefined && Date.now() - answered > limits.trust) {
      try {
        await withinLimit(limits.greeting, expectPrimary(client));
      } catch (error) {
        client.release(true);
        replace(from, error as Error);
        const fresh = await checkOut();
        return watched(fresh.from, fresh.client);
      }
    }
    return watched(from, client);
  }

  /** The client, which is given up with the first question that it does not answer, or may not. */
  function watched(from: pg.Pool, client: pg.PoolClient): PostgresPoolClient {
    let fault: Error | undefined;
    async function query(statement: string, parameters: readonly unknown[]) {
      if (fault instanceof Silence) throw fault;
      const answer = client.query(statement, [...parameters]);
      try {
        const result = await withinLimit(limits.answer, answer, (reason) => {
          fault = reason;
        });
        lastAnswer.set(client, Date.now());
        return result;
      } catch (error) {
        if ((error as { code?: string }).code === READ_ONLY) fault = error as Error;
        if (fault) replace(from, fault);
        throw error;
      }
    }
    return {
      // Kysely's other way to ask, by cursor, is for dialects that are given one.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(Boolean(fault) || destroy),
    };
  }

  return {
    options: {},
    connect,
    async end() {
      // A silent connection never says that it has ended.
      await withinLimit(limits.end, pool.end()).catch(onError);
    },
  };
}
