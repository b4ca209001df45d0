import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './intake-process.ts';

/** The programs of the newest PostgreSQL of the system's packages, or null. */
function findPrograms(): string | null {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return null;
  const newest = readdirSync(versions).sort((one, other) => Number(other) - Number(one))[0];
  return newest ? join(versions, newest, 'bin') : null;
}

/** PostgreSQL refuses to run as root: then it runs as the user of its package. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const passwords = readFileSync('/etc/passwd', 'utf8');
  const [, uid, gid] = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(passwords) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A PostgreSQL of the test's own in a temporary folder, or the one of `DATABASE_URL`. */
export class PostgresServer {
  readonly url: string;
  readonly #folder: string | null;
  readonly #process: ChildProcess | null;

  private constructor(url: string, folder: string | null, server: ChildProcess | null) {
    this.url = url;
    this.#folder = folder;
    this.#process = server;
  }

  static async start(): Promise<PostgresServer> {
    if (process.env.DATABASE_URL) return new PostgresServer(process.env.DATABASE_URL, null, null);
    const programs = findPrograms();
    if (!programs)
      throw new Error('PostgreSQL is missing: install the package "postgresql" or set DATABASE_URL.');
    const folder = mkdtempSync(join(tmpdir(), 'postgres-faults-'));
    const user = serverUser();
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const options = { ...user, cwd: folder };
    const init = ['-D', data, '-U', 'offers', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(programs, 'initdb'), init, { ...options, stdio: 'ignore' });
    const port = await freePort();
    const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    const server = spawn(join(programs, 'postgres'), settings, { ...options, stdio: 'ignore' });
    const url = `postgres://offers@127.0.0.1:${port}/postgres`;
    await untilItAnswers(url, server);
    return new PostgresServer(url, folder, server);
  }

  async query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** A new, empty database on the server; gives its URL. */
  async createDatabase(name: string): Promise<string> {
    await this.query(`drop database if exists ${name}`);
    await this.query(`create database ${name}`);
    return this.url.replace(/\/[^/]*$/, `/${name}`);
  }

  async stop(): Promise<void> {
    if (!this.#process || !this.#folder) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGQUIT');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 200 || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
