import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import type { RemoteName } from '../../src/routes.ts';
import { type LocalRelease, nameOf, type SiteFrame } from '../line-up.ts';
import { type Limits, overLimit, usageOf } from './limits.ts';
import { readLines } from './lines.ts';
import {
  type FromRenderer,
  fromRendererSchema,
  type Rendered,
  type SiteAnswer,
  type ToRenderer,
} from './messages.ts';

/** Asks the site for what a loader wants; null for what it may not ask, or can't have in time. */
export type AskSite = (remotes: RemoteName[], path: string) => Promise<SiteAnswer | null>;

const HEAP_MB = 192;
const MEMORY_MB = 320;
/** Of one message: the largest page of the site has 0.2 MB. */
const MAX_LINE = 8 * 1024 * 1024;
/** At once; a page asks once, and forty are rendered at once at most. */
const MAX_ASKS = 100;
const MAX_STDERR = 2_000;
/** To load the releases; a sound set takes a tenth of a second. */
const LOAD_LIMITS: Partial<Limits> = { cpuMs: 5_000, idleMs: 5_000, totalMs: 60_000 };

const source = join(import.meta.dirname, 'process/main.ts');
/** All that the process may read: its own sources, the shell's bundle and the bundles of its releases. */
const readable = (shellBundle: string, releases: LocalRelease[]) => [
  join(import.meta.dirname, 'process/'),
  join(import.meta.dirname, 'lines.ts'),
  shellBundle,
  ...releases.map(({ folder }) => join(folder, 'server.cjs')),
];

/** A set of releases that can't be rendered, with the reason. */
export class RendererFailed extends Error {}

/**
 * A process that renders pages with one set of releases. It has loaded no other release, and everything that it says is
 * foreign: messages that are too long or of another form end it.
 */
export class Renderer {
  readonly releases: readonly LocalRelease[];
  /** The paths that each remote renders ahead of a visit, as its code says. */
  paths: ReadonlyMap<string, string[]> = new Map();
  /** Why it has ended; null while it runs. */
  ended: string | null = null;
  /** How often it has answered. */
  answers = 0;
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #channel: Duplex;
  readonly #ask: AskSite;
  readonly #exit: Promise<string>;
  readonly #watching = new AbortController();
  readonly #loaded = Promise.withResolvers<void>();
  readonly #waiting = new Map<number, (rendered: Rendered) => void>();
  #asks = 0;
  #nextId = 0;
  #stderr = '';
  #why: string | null = null;

  private constructor(frame: SiteFrame, releases: LocalRelease[], ask: AskSite) {
    this.releases = releases;
    this.#ask = ask;
    const shellBundle = join(frame.shell.folder, 'server.cjs');
    this.#child = spawn(
      process.execPath,
      [
        '--permission',
        ...readable(shellBundle, releases).map((path) => `--allow-fs-read=${path}`),
        `--max-old-space-size=${HEAP_MB}`,
        '--freeze-flags-after-init',
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=SecurityWarning',
        source,
      ],
      { env: { NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
    );
    this.pid = this.#child.pid ?? 0;
    this.#channel = this.#child.stdio[3] as Duplex;
    this.#exit = this.#listen();
    void this.#watch({ memoryMb: MEMORY_MB });
    this.#send({ type: 'load', shellBundle, releases, outside: frame.outside, origin: frame.publicUrl });
  }

  /**
   * Starts a process and loads the releases in it.
   * @param ask answers what the loaders ask the site for
   * @throws RendererFailed if one can't be loaded, loops, waits, or ends the process
   */
  static async start(frame: SiteFrame, releases: LocalRelease[], ask: AskSite): Promise<Renderer> {
    const renderer = new Renderer(frame, releases, ask);
    await renderer.within(LOAD_LIMITS, renderer.#loaded.promise);
    return renderer;
  }

  /** Settles when the process has ended, with the reason. */
  get exit(): Promise<string> {
    return this.#exit;
  }

  /**
   * Renders one address.
   * @param elsewhere remotes of the line-up whose slots another process would have to render
   * @param what the page, or what is said where its query can't be answered
   * @returns what came back; a process that ends meanwhile has `failed`
   */
  async render(
    url: string,
    elsewhere: RemoteName[],
    what: 'page' | 'unanswered' = 'page',
  ): Promise<Rendered> {
    if (this.ended !== null) return { type: 'failed', reason: this.ended };
    const id = this.#nextId++;
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    this.#waiting.set(id, resolve);
    this.#send({ type: 'render', what, id, url, elsewhere });
    return promise.finally(() => this.#waiting.delete(id));
  }

  /**
   * Waits for something that the process does, and ends it if that takes more than it may.
   * @throws RendererFailed that says what it did instead
   */
  async within<Result>(limits: Partial<Limits>, work: Promise<Result>): Promise<Result> {
    const done = new AbortController();
    try {
      return await Promise.race([
        work,
        this.#exit.then((reason) => {
          throw new RendererFailed(reason);
        }),
        overLimit(this.pid, limits, done.signal).then((what) => {
          // The exit that follows says it.
          if (what) this.end(`${this.#names()}: it ${what}`);
          return new Promise<never>(() => {});
        }),
      ]);
    } finally {
      done.abort();
    }
  }

  /** Processor time that the process has used, in milliseconds; NaN once it has ended. */
  cpuMs = async (): Promise<number> => (await usageOf(this.pid))?.cpuMs ?? Number.NaN;

  /** Ends the process at once. */
  end(why = 'it was ended'): void {
    this.#why ??= why;
    this.#child.kill('SIGKILL');
  }

  #names = () => this.releases.map(nameOf).join(' and ') || 'the shell';

  #send(message: ToRenderer): void {
    if (this.ended === null) this.#channel.write(`${JSON.stringify(message)}\n`);
  }

  async #watch(limits: Partial<Limits>): Promise<void> {
    const what = await overLimit(this.pid, limits, this.#watching.signal);
    if (what) this.end(`${this.#names()}: it ${what}`);
  }

  async #listen(): Promise<string> {
    const child = this.#child;
    // A process that has ended says so by its exit; what was written to it then is lost with it.
    this.#channel.on('error', () => {});
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-MAX_STDERR);
    });
    readLines(
      this.#channel,
      MAX_LINE,
      (line) => this.#take(line),
      () => this.end(`${this.#names()}: it sends a message of more than ${MAX_LINE / 1024 / 1024} MB`),
    );
    const [code, signal] = await Promise.race([
      once(child, 'exit') as Promise<[number | null, string | null]>,
      once(child, 'error').then(([error]): [string, null] => [String(error), null]),
    ]);
    this.#watching.abort();
    this.ended =
      this.#why ?? `${this.#names()}: it ends the composer (${signal ?? code})${this.#lastWords()}`;
    for (const resolve of this.#waiting.values()) resolve({ type: 'failed', reason: this.ended });
    return this.ended;
  }

  /** The message of an uncaught error, which Node writes before it ends. */
  #lastWords(): string {
    const [message] = /^\S*Error: .*$|^Uncaught .*$/m.exec(this.#stderr) ?? [];
    return message ? `: ${message.slice(0, 300)}` : '';
  }

  #take(line: string): void {
    const message = parseMessage(line);
    if (message?.type === 'loaded' && this.paths.size === 0) {
      this.paths = new Map(Object.entries(message.paths));
      this.#loaded.resolve();
    } else if (message?.type === 'unusable') {
      this.#loaded.reject(new RendererFailed(message.reason));
      this.end(message.reason);
    } else if (message?.type === 'rendered' && this.#waiting.has(message.id)) {
      this.answers += 1;
      this.#waiting.get(message.id)?.(message.rendered);
    } else if (message?.type === 'ask' && this.#asks < MAX_ASKS) void this.#answer(message);
    else this.end(`${this.#names()}: it sends what no renderer would`);
  }

  async #answer({ id, path }: Extract<FromRenderer, { type: 'ask' }>): Promise<void> {
    this.#asks += 1;
    const names = this.releases.map(({ name }) => name);
    const answer = await this.#ask(names, path).catch(() => null);
    this.#asks -= 1;
    this.#send({ type: 'answer', id, answer });
  }
}

function parseMessage(line: string): FromRenderer | null {
  try {
    const parsed = v.safeParse(fromRendererSchema, JSON.parse(line));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
