import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { nodeEnvironment } from './node-environment.ts';

/** The service as a process of its own, on a free port, with a folder of its own. */
export class RunningService {
  readonly folder: string;
  #env: Record<string, string>;
  #child!: ChildProcess;
  url = '';

  constructor(folder: string, env: Record<string, string>) {
    this.folder = folder;
    this.#env = env;
  }

  static async start(env: Record<string, string> = {}): Promise<RunningService> {
    const service = new RunningService(await mkdtemp(join(tmpdir(), 'intake-')), env);
    try {
      await service.run();
    } catch (error) {
      await service.remove();
      throw error;
    }
    return service;
  }

  /** Starts the process, again too, on the same folder; changes of the environment stay. */
  async run(changes: Record<string, string> = {}): Promise<void> {
    this.#env = { ...this.#env, ...changes };
    const env = {
      ...nodeEnvironment,
      RATE_LIMIT: '1000',
      MIN_FILL_SECONDS: '0',
      DRAIN_SECONDS: '0',
      DATA_DIR: this.folder,
      ...this.#env,
    };
    this.#child = fork(join(__dirname, '..', 'main.ts'), { env, silent: true, execArgv: [] });
    let output = '';
    this.#child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    this.#child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    const port = await new Promise<number>((resolve, reject) => {
      this.#child.once('message', (message: { listening: number }) => resolve(message.listening));
      this.#child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${output}`)));
    });
    this.log = () => output;
    this.url = `http://127.0.0.1:${port}`;
  }

  log = () => '';

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The text of /metrics; METRICS_PORT must be set. */
  async metrics(): Promise<string> {
    const [, port] = [...this.log().matchAll(/"metricsPort":(\d+)/g)].at(-1) ?? [];
    return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  }

  /** Ends the process as asked; gives its exit code. */
  async end(how: 'SIGTERM' | 'SIGKILL' | 'disconnect' = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const ended = once(this.#child, 'exit');
    if (how === 'disconnect') this.#child.disconnect();
    else this.#child.kill(how);
    return (await ended)[0];
  }

  /** Runs `npm run offers -- …` with the environment of the service; gives what it wrote. */
  async offers(...args: string[]): Promise<string> {
    const env = { ...nodeEnvironment, ...this.#env, DATA_DIR: this.folder };
    const program = join(__dirname, '..', 'offers', 'main.ts');
    return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
  }

  /** Starts `npm run offers -- serve`; gives the address that it names. */
  async desk(): Promise<{ address: string; end: () => Promise<number | null> }> {
    const env = { ...nodeEnvironment, ...this.#env, DATA_DIR: this.folder };
    const child = fork(join(__dirname, '..', 'offers', 'main.ts'), ['serve'], {
      env,
      silent: true,
      execArgv: [],
    });
    const [line] = await once(child.stdout as Readable, 'data');
    return {
      address: String(line).split('\n')[0] as string,
      end: async () => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        return (await ended)[0];
      },
    };
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Rows of the database, read past the service. */
  rows(sql: string): Record<string, unknown>[] {
    const database = new DatabaseSync(join(this.folder, 'offers.sqlite'), { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  }

  /** Changes the database past the service. */
  write(sql: string): void {
    const database = new DatabaseSync(join(this.folder, 'offers.sqlite'), { timeout: 5000 });
    try {
      database.exec(sql);
    } finally {
      database.close();
    }
  }

  /** Names of the files in a folder below the data folder. */
  async files(folder: string): Promise<string[]> {
    return (await readdir(join(this.folder, folder))).sort();
  }

  /** The mails of the folder, parsed, once there are so many. */
  async mails(reference: string, count = 2): Promise<Record<string, Email>> {
    const mine = await eventually(async () => {
      const names = (await this.files('mail')).filter(
        (name) => name.startsWith(reference) && name.endsWith('.eml'),
      );
      return names.length >= count ? names : null;
    });
    const mails: Record<string, Email> = {};
    for (const name of mine) {
      const kind = name.slice(reference.length + 1, -'.eml'.length);
      mails[kind] = await PostalMime.parse(await readFile(join(this.folder, 'mail', name)));
    }
    return mails;
  }
}

/** Machines that do other things meanwhile are several times slower: how long a test waits is no measure of anything. */
const EVENTUALLY_MS = 25_000;

/** What the question gives, as soon as it gives something; fails after 25 seconds. */
export async function eventually<Answer>(ask: () => Promise<Answer | null | false>): Promise<Answer> {
  const end = Date.now() + EVENTUALLY_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`it did not happen within ${EVENTUALLY_MS / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
