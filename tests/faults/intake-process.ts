import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeEnvironment } from '../../mfe-acquisition/service/testing/node-environment.ts';
import { TestBucket } from '../harness/test-bucket.ts';
import { inBucket } from './attachments-setting.ts';
import { attachmentsInBucket, attachmentsInFolder, type KeptAttachments } from './kept-attachments.ts';

const main = join(__dirname, '../../mfe-acquisition/service/main.ts');

/** A port that was free a moment ago. A service that is killed and started again has to keep its address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

interface IntakeOptions {
  env?: Record<string, string>;
  /** Below which the database, the attachments and the mails lie; a new one, if it is not given. */
  folder?: string;
  port?: number;
  /** Where the attachments go in a run over an object store; a new one, if it is not given. */
  bucket?: TestBucket | undefined;
  /** A program with its arguments that runs the service, for instance to watch it. */
  under?: string[];
}

/** The intake as a process that is killed and started again, on the same folder and the same port. */
export class IntakeProcess {
  readonly folder: string;
  readonly port: number;
  readonly bucket: TestBucket | undefined;
  readonly attachments: KeptAttachments;
  readonly #env: Record<string, string>;
  readonly #under: string[];
  #child: ChildProcess | undefined;
  output = '';

  private constructor({ env = {}, under = [], bucket }: IntakeOptions, folder: string, port: number) {
    this.folder = folder;
    this.port = port;
    this.bucket = bucket;
    this.attachments = bucket ? attachmentsInBucket(bucket) : attachmentsInFolder(folder);
    this.#env = bucket ? { ...env, ...environmentOf(bucket) } : env;
    this.#under = under;
  }

  /** Makes a folder and finds a port, but starts nothing yet. */
  static async at(options: IntakeOptions = {}): Promise<IntakeProcess> {
    const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'intake-faults-'));
    const bucket = options.bucket ?? (inBucket ? await TestBucket.make() : undefined);
    return new IntakeProcess({ ...options, bucket }, folder, options.port ?? (await freePort()));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child?.pid as number;
  }

  get isAlive(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts the service and waits until it listens. Rejects with its output when it ends instead. */
  async start(): Promise<void> {
    const [execPath = '', ...execArgv] = [...this.#under, process.execPath];
    const env = {
      ...nodeEnvironment,
      PORT: String(this.port),
      DATA_DIR: this.folder,
      RATE_LIMIT: '100000',
      RATE_LIMIT_TOTAL: '999999',
      MIN_FILL_SECONDS: '0',
      DRAIN_SECONDS: '0',
      ...this.#env,
    };
    const child = fork(main, { env, silent: true, execPath, execArgv });
    this.#child = child;
    this.output = '';
    const collect = (chunk: Buffer) => {
      this.output = (this.output + chunk).slice(-100_000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`the intake ended with ${code}: ${this.output}`)));
    });
  }

  /** Ends the process without a warning, as a crash does, or as `npm start` does. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (!this.#child || !this.isAlive) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The names in a folder of the service; none if there is no such folder. */
  files(folder: string): string[] {
    try {
      return readdirSync(join(this.folder, folder));
    } catch {
      return [];
    }
  }

  /** Bytes of memory that the service holds now, the most that it ever held, and the most of the processes it started. */
  memory(): { now: number; peak: number; peakOfChildren: number } {
    const children = readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean);
    return {
      now: memoryOf(this.pid, 'VmRSS'),
      peak: memoryOf(this.pid, 'VmHWM'),
      peakOfChildren: children.reduce((sum, pid) => sum + memoryOf(Number(pid), 'VmHWM'), 0),
    };
  }
}

/** As a service is told of a bucket of the object store of these runs. */
function environmentOf({ store, endpoint }: TestBucket): Record<string, string> {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
  return { ATTACHMENTS: store, AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
}

function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
}
