import {
  canaryReleases,
  type DiscoveredRelease,
  type Discovery,
  liveRelease,
  parseDiscovery,
} from '@goldbraun/shared/release/discovery.ts';
import { DiscoveryDistrusted } from '@goldbraun/shared/release/signing/signed-discovery.ts';
import type { Logger } from 'pino';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import { admit } from './admission.ts';
import type { Rollout } from './line-ups.ts';
import { type Refusal, Refusals, type RefusedBy } from './refusals.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { TrustedDiscovery } from './trusted-discovery.ts';

const DISCOVERY_LIMIT_MS = 2_000;
/** An error of a release may be as long as it likes. */
const LOGGED_CHARACTERS = 2_000;
/** Stands where a version stands else if it is the file itself that is refused, whatever it names. */
const DISCOVERY = 'discovery.json';

/** Asks one remote's origin what should be live, and fetches it. Knows nothing of the other remotes. */
export class RemoteFollower {
  readonly name: RemoteName;
  readonly #origin: URL;
  readonly #cache: ReleaseCache;
  readonly #log: Logger;
  readonly #trust: TrustedDiscovery | undefined;
  readonly #refusals = new Refusals();
  #named: string[] = [];
  reachable = false;
  #warned = false;
  /** Why the discovery file is refused at present. */
  #distrusted: string | undefined;

  /** @param trust decides which discovery files count; without it all do */
  constructor(name: RemoteName, origin: URL, cache: ReleaseCache, log: Logger, trust?: TrustedDiscovery) {
    this.#trust = trust;
    this.name = name;
    this.#origin = origin;
    this.#cache = cache;
    this.#log = log;
  }

  /** The release that the discovery file names but that does not go live, or that file. */
  get refused(): Refusal | undefined {
    for (const version of [DISCOVERY, ...this.#named]) {
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
    const text = await this.#ask();
    const discovery = text === null ? null : await this.#read(text);
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

  /** The discovery file that the origin has now; null if it can't be asked. */
  async #ask(): Promise<string | null> {
    try {
      const response = await fetch(new URL(`/remotes/${this.name}/${DISCOVERY}`, this.#origin), {
        signal: AbortSignal.timeout(DISCOVERY_LIMIT_MS),
      });
      if (!response.ok) throw new Error(`${DISCOVERY} answers ${response.status}`);
      return await response.text();
    } catch (error) {
      this.#warn(error);
      return null;
    }
  }

  /** What a discovery file says; null if it does not count, which leaves what is live as it is. */
  async #read(text: string): Promise<Discovery | null> {
    try {
      const discovery = await (this.#trust?.read(text) ?? parseDiscovery(text));
      this.reachable = true;
      this.#warned = false;
      this.#distrust(undefined);
      return discovery;
    } catch (error) {
      if (error instanceof DiscoveryDistrusted) {
        this.reachable = true;
        this.#distrust(error.message);
      } else this.#warn(error);
      return null;
    }
  }

  #warn(error: unknown): void {
    this.reachable = false;
    if (!this.#warned) {
      this.#log.warn(
        { remote: this.name, reason: String(error) },
        'remote can not be asked for its releases',
      );
    }
    this.#warned = true;
  }

  /** It is asked for each second: a reason is told when it is a new one. */
  #distrust(reason: string | undefined): void {
    if (reason === this.#distrusted) return;
    this.#distrusted = reason;
    if (reason === undefined) this.#refusals.lift(DISCOVERY);
    else this.refuse(DISCOVERY, reason, 'files');
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
