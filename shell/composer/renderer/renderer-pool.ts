import type { Logger } from 'pino';
import { type LocalRelease, nameOf, type SiteFrame } from '../line-up.ts';
import { type AskSite, Renderer, RendererFailed } from './renderer.ts';
import { ComposerLost, type RendererHost } from './renderer-host.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A process that has lived for so long has not ended because of what it was started with. */
const SOUND_AFTER_MS = 10 * 60_000;
/** So often a process may end by itself before its newest release is said to fail. */
const DEATHS = 3;

/** The right to use a process; it ends when nobody has one any more. */
export interface Lease {
  /**
   * The process, started if need be.
   * @throws RendererFailed if it can't be had now
   * @throws ComposerLost if that is because no composer can be reached
   */
  renderer: () => Promise<Renderer>;
  release: () => void;
}

export const keyOf = (releases: readonly LocalRelease[]): string => releases.map(nameOf).join(' ');

/** One set of releases, with the process that renders it: started with the first use, and again if it ends by itself. */
class SharedRenderer {
  leases = 0;
  readonly #start: () => Promise<Renderer>;
  readonly #onDeath: (reason: string, deaths: number) => void;
  #running: Promise<Renderer> | null = null;
  #replacement: NodeJS.Timeout | undefined;
  #startedAt = 0;
  #deaths = 0;

  constructor(start: () => Promise<Renderer>, onDeath: (reason: string, deaths: number) => void) {
    this.#start = start;
    this.#onDeath = onDeath;
  }

  async renderer(): Promise<Renderer> {
    if (this.#replacement) throw new RendererFailed('it has ended and is started again soon');
    this.#running ??= this.#supervised();
    return this.#running;
  }

  end(): void {
    clearTimeout(this.#replacement);
    this.#running?.then(
      (renderer) => renderer.end(),
      () => {},
    );
  }

  async #supervised(): Promise<Renderer> {
    try {
      const renderer = await this.#start();
      this.#startedAt = performance.now();
      void renderer.exit.then((reason) => {
        this.#running = null;
        if (this.leases > 0) this.#died(reason, renderer.isLost);
      });
      return renderer;
    } catch (error) {
      this.#running = null;
      throw error;
    }
  }

  /** @param isLost whether it went with the composer: that counts for nothing */
  #died(reason: string, isLost: boolean): void {
    if (performance.now() - this.#startedAt > SOUND_AFTER_MS) this.#deaths = 0;
    if (!isLost) this.#deaths += 1;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(this.#deaths - 1, 0), LONGEST_PAUSE_MS);
    this.#replacement = setTimeout(() => {
      this.#replacement = undefined;
      this.renderer().catch(
        (error: Error) => this.leases > 0 && this.#died(error.message, error instanceof ComposerLost),
      );
    }, pause);
    this.#onDeath(reason, isLost ? 0 : this.#deaths);
  }
}

/**
 * The processes that render, one for each set of releases that renders pages together: line-ups that have the same
 * participants share it.
 */
export class RendererPool {
  readonly #frame: SiteFrame;
  readonly #host: RendererHost;
  readonly #ask: AskSite;
  readonly #log: Logger;
  readonly #onFailing: (releases: readonly LocalRelease[], reason: string) => void;
  readonly #shared = new Map<string, SharedRenderer>();

  /**
   * @param host where the processes run
   * @param onFailing is told of releases whose process has ended by itself again and again
   */
  constructor(
    frame: SiteFrame,
    host: RendererHost,
    ask: AskSite,
    log: Logger,
    onFailing: (releases: readonly LocalRelease[], reason: string) => void = () => {},
  ) {
    this.#frame = frame;
    this.#host = host;
    this.#ask = ask;
    this.#log = log;
    this.#onFailing = onFailing;
  }

  /** Settles as soon as there is a composer. */
  ready = (): Promise<void> => this.#host.ready();

  lease(releases: readonly LocalRelease[]): Lease {
    const key = keyOf(releases);
    const shared = this.#shared.get(key) ?? this.#add(key, releases);
    shared.leases += 1;
    let released = false;
    return {
      renderer: () => shared.renderer(),
      release: () => {
        if (released) return;
        released = true;
        shared.leases -= 1;
        if (shared.leases > 0) return;
        this.#shared.delete(key);
        shared.end();
      },
    };
  }

  #add(key: string, releases: readonly LocalRelease[]): SharedRenderer {
    const shared = new SharedRenderer(
      () => Renderer.start(this.#frame, [...releases], this.#host, this.#ask),
      (reason, deaths) => {
        this.#log.error({ releases: releases.map(nameOf), reason, deaths }, 'renderer has ended');
        if (deaths >= DEATHS) this.#onFailing(releases, reason);
      },
    );
    this.#shared.set(key, shared);
    return shared;
  }
}
