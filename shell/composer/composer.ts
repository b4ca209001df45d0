import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems.ts';
import type { ComposedPage, ComposerInput, FromWorker, ToWorker } from './messages.ts';
import { cpuMsOf, overLimit } from './worker-limits.ts';

/** For all pages of the site, of which a sound set takes about a second. */
const COMPOSE_LIMITS = { cpuMs: 5_000, idleMs: 5_000 };
/** How long a visitor waits for a page that depends on a query. */
const RENDER_LIMIT_MS = 1_500;
/** CPU time after which a worker that answers nothing is replaced. */
const LOOP_CPU_MS = 1_500;
const LOOK_MS = 200;
const LOOKS = 150;
const MAX_WAITING = 40;
const MEMORY_LIMIT_MB = 256;

/** All pages of one set of releases; it goes live as a whole or not at all. */
export interface PageSet {
  pages: Map<string, ComposedPage>;
  scriptHash: string;
  interfaceText: string;
}

/** A set of releases that can't go live, with the reason. */
export class CompositionRefused extends Error {}

/** What came of an address; null if that was not to be had. */
export type Rendered = { page: ComposedPage } | { redirect: string } | null;

function startWorker(input: ComposerInput): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
}

/** One worker with one set of releases: it has composed all pages, and renders those that depend on a query. */
export class Composition {
  readonly set: PageSet;
  /** The version of each remote in it. */
  readonly versions: ReadonlyMap<string, string>;
  readonly #input: ComposerInput;
  #worker: Worker | null;
  #waiting = new Map<number, (rendered: Rendered) => void>();
  #rendering = new Set<Promise<Rendered>>();
  #nextId = 0;
  #answered = 0;
  #closed = false;

  private constructor(input: ComposerInput, worker: Worker, set: PageSet) {
    this.#input = input;
    this.set = set;
    this.versions = new Map(input.releases.map(({ name, version }) => [name, version]));
    this.#worker = worker;
    this.#watch(worker);
  }

  /**
   * Composes all pages of a set of releases.
   * @throws CompositionRefused if a remote can't be loaded, a page throws, or it takes too long
   */
  static async create(input: ComposerInput): Promise<Composition> {
    const worker = startWorker(input);
    const result = await firstMessage(worker);
    if (result.type !== 'composed') {
      await worker.terminate();
      throw new CompositionRefused(result.type === 'refused' ? result.reason : 'unexpected message');
    }
    const pages = new Map(result.pages.map((page) => [page.path, page]));
    const { scriptHash, interfaceText } = result;
    return new Composition(input, worker, { pages, scriptHash, interfaceText });
  }

  /**
   * Renders an address that depends on its query; null if that can't be had in time.
   * @param url absolute: a page's loader may ask the services of its origin
   */
  async render(url: string): Promise<Rendered> {
    const worker = this.#worker;
    if (!worker || this.#waiting.size >= MAX_WAITING) return null;
    const id = this.#nextId++;
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    this.#waiting.set(id, resolve);
    const timer = setTimeout(() => {
      resolve(null);
      void this.#endIfLooping(worker);
    }, RENDER_LIMIT_MS);
    worker.postMessage({ type: 'render', id, url } satisfies ToWorker);
    const rendering = promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
      this.#rendering.delete(rendering);
    });
    this.#rendering.add(rendering);
    return rendering;
  }

  /** The systems outside that the pages were composed for. */
  get outside(): OutsideSystems {
    return this.#input.outside;
  }

  /** Answers what it was asked for, then ends its worker. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#rendering);
    await this.#worker?.terminate();
  }

  /** Ends a worker that uses CPU time without answering; then it is replaced. A busy one answers sooner or later. */
  async #endIfLooping(worker: Worker): Promise<void> {
    const answered = this.#answered;
    const before = await cpuMsOf(worker);
    for (let look = 0; look < LOOKS && worker === this.#worker && this.#answered === answered; look += 1) {
      if ((await cpuMsOf(worker)) - before > LOOP_CPU_MS) return void worker.terminate();
      await sleep(LOOK_MS);
    }
  }

  #watch(worker: Worker) {
    worker.on('message', (message: FromWorker) => {
      if (message.type !== 'rendered') return;
      this.#answered += 1;
      const { page, redirect, id } = message;
      this.#waiting.get(id)?.(page ? { page } : redirect ? { redirect } : null);
    });
    // The exit that follows is what matters; without a listener an error would end the process.
    worker.on('error', () => {});
    worker.once('exit', () => {
      this.#worker = null;
      for (const resolve of this.#waiting.values()) resolve(null);
      if (!this.#closed) this.#replace();
    });
  }

  #replace() {
    const worker = startWorker(this.#input);
    firstMessage(worker).then(
      (result) => {
        if (result.type === 'composed' && !this.#closed) {
          this.#worker = worker;
          this.#watch(worker);
        } else void worker.terminate();
      },
      () => void worker.terminate(),
    );
  }
}

async function firstMessage(worker: Worker): Promise<FromWorker> {
  const ended = new AbortController();
  try {
    const outcome = await Promise.race([
      once(worker, 'message', { signal: ended.signal }).then(([message]) => message as FromWorker),
      once(worker, 'exit', { signal: ended.signal }).then(() => refused('it ends the composer')),
      overLimit(worker, COMPOSE_LIMITS, ended.signal).then((what) => refused(`it ${what}`)),
    ]);
    return outcome;
  } catch (error) {
    return refused(`it stops the composer: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    ended.abort();
    worker.on('error', () => {});
  }
}

const refused = (reason: string): FromWorker => ({ type: 'refused', reason });
