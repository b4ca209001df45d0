import { join } from 'node:path';
import * as v from 'valibot';
import type { RemoteName } from '../../src/routes.ts';
import { type LocalRelease, nameOf, type SiteFrame } from '../line-up.ts';
import { type Limits, overLimit } from './limits.ts';
import {
  type FromRenderer,
  fromRendererSchema,
  type Rendered,
  type SiteAnswer,
  type ToRenderer,
} from './messages.ts';
import { ComposerLost, type RendererHost, type RendererProcess } from './renderer-host.ts';

/** Asks the site for what a loader wants; null for what it may not ask, or can't have in time. */
export type AskSite = (remotes: RemoteName[], path: string) => Promise<SiteAnswer | null>;

/** At once; a page asks once, and forty are rendered at once at most. */
const MAX_ASKS = 100;
/** To load the releases; a sound set takes a tenth of a second. */
export const LOAD_LIMITS: Partial<Limits> = { cpuMs: 5_000, idleMs: 5_000, totalMs: 60_000 };

/** All that the process may read beside its own sources: the shell's bundle, and the bundles and contents of its releases. */
const readable = (shellBundle: string, releases: LocalRelease[]) => [
  shellBundle,
  ...releases.flatMap(({ folder }) => [join(folder, 'server.cjs'), join(folder, 'content.cjs')]),
];

/** Who waits for a page. */
interface Waiting {
  resolve: (rendered: Rendered | Promise<Rendered>) => void;
  /** Whether it was asked for with what is known of it. */
  mayBeKnown: boolean;
}

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
  /** Whether it has ended because the composer is gone, which is no doing of its releases. */
  isLost = false;
  /** How often it has answered. */
  answers = 0;
  readonly #process: RendererProcess;
  readonly #ask: AskSite;
  readonly #exit: Promise<string>;
  readonly #loaded = Promise.withResolvers<void>();
  readonly #waiting = new Map<number, Waiting>();
  #asks = 0;
  #nextId = 0;
  #why: string | null = null;

  private constructor(process: RendererProcess, releases: LocalRelease[], ask: AskSite) {
    this.releases = releases;
    this.#process = process;
    this.#ask = ask;
    this.#exit = this.#listen();
  }

  /**
   * Starts a process and loads the releases in it.
   * @param host where it runs
   * @param ask answers what the loaders ask the site for
   * @param limits what the process may take until all are loaded
   * @throws RendererFailed if one can't be loaded, loops, waits, or ends the process
   * @throws ComposerLost if no process can be had, or if it went with the composer
   */
  static async start(
    frame: SiteFrame,
    releases: LocalRelease[],
    host: RendererHost,
    ask: AskSite,
    limits = LOAD_LIMITS,
  ): Promise<Renderer> {
    const shellBundle = join(frame.shell.folder, 'server.cjs');
    const lines = { take: (_line: string): void => {} };
    const process = await host.start(readable(shellBundle, releases), (line) => lines.take(line));
    const renderer = new Renderer(process, releases, ask);
    lines.take = (line) => renderer.#take(line);
    const { outside, site, publicUrl: origin } = frame;
    renderer.#send({ type: 'load', shellBundle, releases, outside, site, origin });
    await renderer.within(limits, renderer.#loaded.promise);
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
   * @param known the hash of the loaders' results for which the page is known
   * @returns what came back; a process that ends meanwhile has `failed`
   * @throws ComposerLost if it went with the composer
   */
  async render(
    url: string,
    elsewhere: RemoteName[],
    what: 'page' | 'unanswered' = 'page',
    known?: string,
  ): Promise<Rendered> {
    if (this.ended !== null) return this.#failed(this.ended);
    const id = this.#nextId++;
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    this.#waiting.set(id, { resolve, mayBeKnown: known !== undefined });
    this.#send({ type: 'render', what, id, url, elsewhere, known });
    return promise.finally(() => this.#waiting.delete(id));
  }

  /**
   * Waits for something that the process does, and ends it if that takes more than it may.
   * @throws RendererFailed that says what it did instead
   * @throws ComposerLost if it went with the composer
   */
  async within<Result>(limits: Partial<Limits>, work: Promise<Result>): Promise<Result> {
    const done = new AbortController();
    try {
      return await Promise.race([
        work,
        this.#exit.then((reason) => {
          throw this.isLost ? new ComposerLost(reason) : new RendererFailed(reason);
        }),
        overLimit(() => this.#process.usage(), limits, done.signal).then((what) => {
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
  cpuMs = async (): Promise<number> => (await this.#process.usage())?.cpuMs ?? Number.NaN;

  /** Ends the process at once. */
  end(why = 'it was ended'): void {
    this.#why ??= why;
    this.#process.end();
  }

  #names = () => this.releases.map(nameOf).join(' and ') || 'the shell';

  #send(message: ToRenderer): void {
    if (this.ended === null) this.#process.send(JSON.stringify(message));
  }

  async #listen(): Promise<string> {
    const { what, isLost } = await this.#process.exit;
    this.isLost = isLost && this.#why === null;
    this.ended = this.#why ?? (isLost ? what : `${this.#names()}: ${what}`);
    for (const { resolve } of this.#waiting.values()) resolve(this.#failed(this.ended));
    return this.ended;
  }

  async #failed(reason: string): Promise<Rendered> {
    if (this.isLost) throw new ComposerLost(reason);
    return { type: 'failed', reason };
  }

  #take(line: string): void {
    const message = parseMessage(line);
    if (message?.type === 'loaded' && this.paths.size === 0) {
      this.paths = new Map(Object.entries(message.paths));
      this.#loaded.resolve();
    } else if (message?.type === 'unusable') {
      this.#loaded.reject(new RendererFailed(message.reason));
      this.end(message.reason);
    } else if (message?.type === 'rendered' && this.#isAnswer(message)) {
      this.answers += 1;
      this.#waiting.get(message.id)?.resolve(message.rendered);
    } else if (message?.type === 'ask' && this.#asks < MAX_ASKS) void this.#answer(message);
    else this.end(`${this.#names()}: it sends what no renderer would`);
  }

  #isAnswer({ id, rendered }: Extract<FromRenderer, { type: 'rendered' }>): boolean {
    const waiting = this.#waiting.get(id);
    return waiting !== undefined && (rendered.type !== 'known' || waiting.mayBeKnown);
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
