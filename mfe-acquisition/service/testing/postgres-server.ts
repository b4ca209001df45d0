import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { folderOf } from './system-program.ts';

const startLimit = 30_000;

type OwnServer = { folder: string; programs: string; port: number };

/**
 * A PostgreSQL server of the test's own, in a temporary folder and on a free port; or the one of `DATABASE_URL`, which
 * can be neither stopped nor started.
 */
export class PostgresServer {
  /** The folder of the data and the programs; null for a server that was given. */
  readonly #own: OwnServer | null;
  readonly #base: string;
  #process: ChildProcess | undefined;

  private constructor(own: OwnServer | null, base: string) {
    this.#own = own;
    this.#base = base;
  }

  /** @throws Error in one line if there is no PostgreSQL and none can be installed */
  static async start(): Promise<PostgresServer> {
    const given = process.env.DATABASE_URL;
    if (given) return new PostgresServer(null, given);
    const programs = postgresPrograms();
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'intake-postgres-'));
    if (account) chownSync(folder, account.uid, account.gid);
    const server = new PostgresServer(
      { folder, programs, port },
      `postgres://intake@127.0.0.1:${port}/postgres`,
    );
    server.run(
      'initdb',
      {},
      '-D',
      join(folder, 'data'),
      '-U',
      'intake',
      '--auth=trust',
      '--no-sync',
      '-E',
      'UTF8',
      '--no-locale',
    );
    await server.begin();
    return server;
  }

  /**
   * A standby that follows this server, and has each commit before this one acknowledges it. It is read-only until `promote`.
   * @throws Error for a server that was given
   */
  async standby(): Promise<PostgresServer> {
    if (!this.#own) throw new Error('a server that was given gets no standby from the tests');
    const { programs, port: primary } = this.#own;
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'intake-postgres-'));
    if (account) chownSync(folder, account.uid, account.gid);
    const from = ['-h', '127.0.0.1', '-p', String(primary), '-U', 'intake'];
    this.run('pg_basebackup', {}, ...from, '-D', join(folder, 'data'), '-R', '-c', 'fast', '--no-sync');
    const standby = new PostgresServer(
      { folder, programs, port },
      this.#base.replace(`:${primary}/`, `:${port}/`),
    );
    await standby.begin();
    await this.configure('synchronous_standby_names', '*');
    const follows = `select 1 from pg_stat_replication where state = 'streaming' and sync_state in ('sync', 'quorum')`;
    const deadline = Date.now() + startLimit;
    while ((await this.query(follows)).length === 0) {
      if (Date.now() > deadline) throw new Error('the standby does not follow');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return standby;
  }

  /** Changes a setting of the server while it runs. */
  async configure(
    name: 'synchronous_standby_names' | 'default_transaction_read_only',
    value: string,
  ): Promise<void> {
    await this.query(`alter system set ${name} = '${value}'`);
    await this.query('select pg_reload_conf()');
  }

  /** Makes a primary of a standby. */
  async promote(): Promise<void> {
    await this.query('select pg_promote()');
  }

  /** The port of a server of the test's own. */
  get port(): number {
    return Number(new URL(this.#base).port);
  }

  /** Starts the server again after `end`. */
  async begin(): Promise<void> {
    if (!this.#own) throw new Error('a server that was given is not started by the tests');
    const { folder, programs, port } = this.#own;
    const options = ['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', ''];
    const child = spawn(join(programs, 'postgres'), options, { stdio: 'ignore', ...account });
    this.#process = child;
    const deadline = Date.now() + startLimit;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends the server: `SIGINT` closes all connections, `SIGQUIT` is a crash without a checkpoint. */
  async end(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.end();
    if (this.#own) rmSync(this.#own.folder, { recursive: true, force: true });
  }

  /** The URL of a new, empty database. */
  async newDatabase(): Promise<string> {
    const name = `intake_${crypto.randomUUID().replaceAll('-', '')}`;
    await this.query(`create database ${name}`);
    const url = new URL(this.#base);
    url.pathname = name;
    return url.href;
  }

  /** Rows of a query, past the service. */
  async query(sql: string, url = this.#base): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    // The server is ended under its clients on purpose.
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Runs one of PostgreSQL's programs, like pg_dump, on an input; gives what it wrote. */
  run(program: string, { input = '' }: { input?: string }, ...options: string[]): string {
    const path = this.#own ? join(this.#own.programs, program) : program;
    const { status, stdout, stderr, error } = spawnSync(path, options, {
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      ...account,
    });
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`, { cause: error });
    return stdout;
  }

  async #answers(): Promise<boolean> {
    return this.query('select 1').then(
      () => true,
      () => false,
    );
  }
}

/** PostgreSQL refuses to run as root: then it runs as the account that its package has made, or as nobody. */
const account =
  process.getuid?.() === 0 ? { uid: idOf('postgres', '-u'), gid: idOf('postgres', '-g') } : undefined;

function idOf(user: string, which: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [which, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : 65534;
}

const packaged = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs. Installs its package where it may. */
export const postgresPrograms = (): string =>
  folderOf('initdb', {
    from: 'postgresql',
    instead: ', or set DATABASE_URL',
    folders: () =>
      existsSync(packaged) ? readdirSync(packaged).map((version) => join(packaged, version, 'bin')) : [],
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
