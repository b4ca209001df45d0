import {
  canaryRelease,
  type DiscoveredRelease,
  liveRelease,
  type NamedRelease,
  type Preview,
  parseDiscovery,
} from '@goldbraun/shared/release/discovery';
import { previewsIn } from '@goldbraun/shared/release/previews';
import type { Logger } from 'pino';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import type { Rollout } from './line-ups.ts';
import { addressAt } from './origin-address.ts';
import { bytesIfChanged, OriginSilent } from './origin-answer.ts';
import type { IsOwnPath } from './public-reason.ts';
import { type Refusal, Refusals, type RefusedBy } from './refusals.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { TrustedDiscovery } from './trusted-discovery.ts';

export const DISCOVERY_LIMITS = { mb: 1, ms: 2_000 };
/** An error of a release may be as long as it likes. */
const LOGGED_CHARACTERS = 2_000;
/** Stands where a version stands else if it is the file itself that is refused, whatever it names. */
const DISCOVERY = 'discovery.json';

/** What a discovery file wants visitors to see. */
interface Named {
  live: DiscoveredRelease | undefined;
  canary: DiscoveredRelease | undefined;
  /** All of them, newest first. */
  releases: DiscoveredRelease[];
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Asks one remote's origin what should be live, and fetches it. Knows nothing of the other remotes. */
export class RemoteFollower {
  readonly name: RemoteName;
  readonly #origin: URL;
  readonly #cache: ReleaseCache;
  readonly #log: Logger;
  readonly #trust: TrustedDiscovery | undefined;
  readonly #refusals: Refusals;
  #named: string[] = [];
  /** What the file that counted last has named, and its tag: one that has not changed is not fetched again. */
  #last: { etag: string; named: Named } | undefined;
  /** What the file that counted last has named. */
  #releases: DiscoveredRelease[] = [];
  reachable = false;
  #warned = false;

  /**
   * @param isOwnPath for what may be said in public
   * @param trust decides which discovery files count; without it all do
   */
  constructor(
    name: RemoteName,
    origin: URL,
    cache: ReleaseCache,
    log: Logger,
    isOwnPath: IsOwnPath,
    trust?: TrustedDiscovery,
  ) {
    this.#refusals = new Refusals(isOwnPath);
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
    // One that is silent is asked again every half second: it may be starting. What it says wrongly it will say again.
    if (this.#refusals.holds(DISCOVERY)) return null;
    const { live, canary } = (await this.#discover()) ?? {};
    if (!live) return null;
    this.#named = (canary ? [canary, live] : [live]).map(({ metadata }) => metadata.version);
    this.#refusals.keepOnly(this.#named);
    const percent = Math.round(canary?.deployment.traffic ?? 0);
    const tried = canary && percent > 0 ? await this.#have(canary) : null;
    const release = await this.#have(live);
    // A canary without the release beside which it stands is no reason to change anything.
    if (!release) return null;
    if (!tried) return [{ release, percent: 100 }];
    return [
      { release: tried, percent },
      { release, percent: 100 - percent },
    ];
  }

  /** Makes sure that a release which was live before a restart is still whole; false if it is not. */
  async recall(release: LocalRelease): Promise<boolean> {
    try {
      await this.#cache.recheck(release, this.#origin);
      return true;
    } catch (error) {
      this.refuse(release.version, reasonOf(error), 'files');
      return false;
    }
  }

  /** What its team calls by this name, unless that has ended. */
  preview(name: string): Preview | undefined {
    return previewsIn(this.#releases).find((preview) => preview.name === name);
  }

  /**
   * The files of a release that is not live, complete on this machine.
   * @throws ReleaseUnusable
   */
  fetch = (release: NamedRelease): Promise<LocalRelease> =>
    this.#cache.have(this.name, this.#origin, release);

  /** What the discovery file names; null if there is none that counts, which leaves what is live as it is. */
  async #discover(): Promise<Named | null> {
    try {
      const named = await this.#ask();
      this.reachable = true;
      this.#releases = named.releases;
      this.#warned = false;
      this.#refusals.lift(DISCOVERY);
      return named;
    } catch (error) {
      this.reachable = !(error instanceof OriginSilent);
      if (!this.reachable) this.#warn(reasonOf(error));
      else this.refuse(DISCOVERY, reasonOf(error), 'files');
      return null;
    }
  }

  async #ask(): Promise<Named> {
    const url = addressAt(this.#origin, 'remotes', this.name, DISCOVERY);
    const answer = await bytesIfChanged(url, DISCOVERY, DISCOVERY_LIMITS, this.#last?.etag);
    if (!answer && this.#last) return this.#last.named;
    const named = await this.#read(String(answer?.bytes));
    this.#last = answer?.etag ? { etag: answer.etag, named } : undefined;
    return named;
  }

  async #read(text: string): Promise<Named> {
    // What does not even have the form of one may be anything, at any depth.
    const parsed = parseDiscovery(text);
    const discovery = (await this.#trust?.read(text)) ?? parsed;
    return {
      live: liveRelease(discovery, this.name),
      canary: canaryRelease(discovery, this.name),
      releases: discovery.microFrontends[this.name] ?? [],
    };
  }

  #warn(reason: string): void {
    if (!this.#warned) {
      this.#log.warn({ remote: this.name, reason }, 'remote can not be asked for its releases');
    }
    this.#warned = true;
  }

  async #have(release: DiscoveredRelease): Promise<LocalRelease | null> {
    const { version } = release.metadata;
    if (this.#refusals.holds(version)) return null;
    try {
      return await this.#cache.have(this.name, this.#origin, release);
    } catch (error) {
      // Whatever is the matter with it, it is the matter of this release: the site goes on without it.
      this.refuse(version, reasonOf(error), 'files');
      return null;
    }
  }
}
