import type { Logger } from 'pino';
import type { LocalRelease } from '../composer/line-up.ts';
import type { LastGood } from './last-good.ts';
import type { Rollout } from './line-ups.ts';
import { reasonOf } from './live-compositions.ts';
import type { ReleaseCache } from './release-cache.ts';

const AGAIN_AFTER_MS = 60_000;

/**
 * Writes down what is live of one remote, for the next start and for other shells. The site needs none of it to go on: where it
 * can't be written, as on a full disk, that is said and tried again a minute later.
 */
export class LiveRecord {
  readonly #cache: ReleaseCache;
  readonly #lastGood: LastGood;
  readonly #log: Logger;
  #written: string | undefined;
  #notBefore = 0;

  constructor(cache: ReleaseCache, lastGood: LastGood, log: Logger) {
    this.#cache = cache;
    this.#lastGood = lastGood;
    this.#log = log;
  }

  /** To be called with what is live, as often as one likes. */
  async keep(rollout: Rollout | undefined): Promise<void> {
    const live = rollout?.at(-1)?.release;
    if (!live || performance.now() < this.#notBefore) return;
    try {
      await Promise.all(rollout.map(({ release }) => this.#cache.markUsed(release)));
      if (live.version !== this.#written) await this.#write(live, rollout);
    } catch (error) {
      this.#notBefore = performance.now() + AGAIN_AFTER_MS;
      this.#log.warn({ remote: live.name, reason: reasonOf(error) }, 'what is live can not be written down');
    }
  }

  async #write(live: LocalRelease, rollout: Rollout): Promise<void> {
    await this.#lastGood.write(live);
    const shown = rollout.map(({ release }) => release.version);
    await this.#cache.removeUnused(live.name, shown);
    this.#written = live.version;
  }
}
