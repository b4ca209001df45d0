import {
  canaryReleases,
  type DiscoveredRelease,
  type Discovery,
  liveRelease,
  parseDiscovery,
} from '@goldbraun/shared/release/discovery.ts';
import type { Logger } from 'pino';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import { admit } from './admission.ts';
import type { Rollout } from './line-ups.ts';
import { type Refusal, Refusals, type RefusedBy } from './refusals.ts';
import type { ReleaseCache } from './release-cache.ts';

const DISCOVERY_LIMIT_MS = 2_000;
/** An error of a release may be as long as it likes. */
const LOGGED_CHARACTERS = 2_000;

/** Asks one remote's origin what should be live, and fetches it. Knows nothing of the other remotes. */
export class RemoteFollower {
  readonly name: RemoteName;
  readonly #origin: URL;
  readonly #cache: ReleaseCache;
  readonly #log: Logger;
  readonly #refusals = new Refusals();
  #named: string[] = [];
  reachable = false;
  #warned = false;

  constructor(name: RemoteName, origin: URL, cache: ReleaseCache, log: Logger) {
    this.name = name;
    this.#origin = origin;
    this.#cache = cache;
    this.#log = log;
  }

  /** The release that the discovery file names but that does not go live. */
  get refused(): Refusal | undefined {
    for (const version of this.#named) {
      const refusal = this.#refusals.of(version);
      if (refusal) return refusal;
    }
    return undefined;
  }

  get lastRefusal(): Refusal | undefined {
    return this.#refusals.last;
  }

  refuse(version: string, reason: string, by: RefusedBy): void {
    this.#refusals.add(version, reason, by);
    const inFull = reason.slice(0, LOGGED_CHARACTERS);
    this.#log.error({ remote: this.name, version, reason: inFull }, 'release is refused');
  }

  /** These releases are live. */
  accept(rollout: Rollout): void {
    for (const { release } of rollout) this.#refusals.lift(release.version);
  }

  /** What the origin wants to be live, complete on this machine; null if there is nothing to be had. */
  async look(): Promise<Rollout | null> {
    const discovery = await this.#discover();
    const live = discovery && liveRelease(discovery, this.name);
    if (!live) return null;
    const canaries = canaryReleases(discovery, this.name);
    this.#named = [...canaries, live].map(({ metadata }) => metadata.version);
    this.#refusals.keepOnly(this.#named);
    const rollout: Rollout = [];
    let rest = 100;
    for (const canary of canaries) {
      const release = await this.#have(canary);
      const percent = Math.min(Math.round(canary.deployment.traffic), rest);
      if (!release || percent === 0) continue;
      rollout.push({ release, percent });
      rest -= percent;
    }
    const release = await this.#have(live);
    // A canary without the release beside which it stands is no reason to change anything.
    return release ? [...rollout, { release, percent: rest }] : null;
  }

  async #discover(): Promise<Discovery | null> {
    try {
      const response = await fetch(new URL(`/remotes/${this.name}/discovery.json`, this.#origin), {
        signal: AbortSignal.timeout(DISCOVERY_LIMIT_MS),
      });
      if (!response.ok) throw new Error(`discovery.json answers ${response.status}`);
      const discovery = parseDiscovery(await response.text());
      this.reachable = true;
      this.#warned = false;
      return discovery;
    } catch (error) {
      this.reachable = false;
      if (!this.#warned) {
        this.#log.warn(
          { remote: this.name, reason: String(error) },
          'remote can not be asked for its releases',
        );
      }
      this.#warned = true;
      return null;
    }
  }

  async #have(release: DiscoveredRelease): Promise<LocalRelease | null> {
    const { version } = release.metadata;
    if (this.#refusals.holds(version)) return null;
    try {
      const cached = this.#cache.find(this.name, version);
      if (!cached) return await this.#cache.fetch(this.name, this.#origin, release);
      // It was admitted when it was fetched, perhaps by a shell of another contract.
      admit(this.name, release, await this.#cache.manifestOf(cached));
      return cached;
    } catch (error) {
      // Whatever is the matter with it, it is the matter of this release: the site goes on without it.
      this.refuse(version, error instanceof Error ? error.message : String(error), 'files');
      return null;
    }
  }
}
