import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Composer, Composition } from '../composer/composition.ts';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import { composerOf } from './composer.ts';
import { followersOf } from './followers.ts';
import { LastGood } from './last-good.ts';
import { liveOf, type Rollout, type Rollouts, sameShares, sharesOf } from './line-ups.ts';
import { LiveCompositions, RolloutRefused, reasonOf } from './live-compositions.ts';
import { LiveRecord } from './live-record.ts';
import { Previews } from './previews/previews.ts';
import { ReleaseCache } from './release-cache.ts';
import { ReleaseTrials } from './release-trials.ts';
import type { RemoteFollower } from './remote-follower.ts';
import { type RemoteState, statesOf } from './remote-state.ts';
import type { EdgeSettings } from './settings.ts';

/** A release waits for half of it at the mean, and for all of it at most. */
const POLL_MS = 500;
/** A site that can show what was live waits no longer for origins when it starts. */
const FIRST_LOOK_MS = 10_000;

/**
 * Follows all remotes and keeps a composition for each set of releases that visitors may see. A release goes live
 * with a whole set of pages; one that can't be composed never does, and what was live stays. The remotes are
 * followed side by side, so that a hanging or looping one holds up no other team.
 */
export class LiveSite {
  readonly cache: ReleaseCache;
  /** What is shown to who has a link, beside all that is live. */
  readonly previews: Previews;
  readonly #live: LiveCompositions;
  readonly #composer: Composer;
  readonly #log: Logger;
  readonly #followers: RemoteFollower[];
  readonly #lastGood: LastGood;
  readonly #trials: ReleaseTrials;
  readonly #records = new Map<RemoteName, LiveRecord>();
  /** What was live before what is live now, by remote. */
  readonly #before = new Map<RemoteName, LocalRelease>();
  /** The remote whose release went live last. */
  #newest: RemoteName | undefined;
  #timers = new Set<NodeJS.Timeout>();
  #stopped = false;

  constructor(settings: EdgeSettings, log: Logger) {
    const takeBack = (releases: readonly LocalRelease[], why: string) =>
      void this.#takeBack(releases, why).catch((error) =>
        log.error({ reason: String(error) }, 'release can not be taken back'),
      );
    const { shell, publicUrl, outside, site } = settings;
    this.#composer = composerOf(settings, log, takeBack);
    const frame = { shell, publicUrl, outside, site };
    this.#live = new LiveCompositions(frame, this.#composer);
    this.#log = log;
    this.cache = new ReleaseCache(join(settings.dataDir, 'edge'), settings.provided);
    this.#lastGood = new LastGood(this.cache);
    this.#trials = new ReleaseTrials(join(this.cache.folder, '.trials'), `${hostname()}-${settings.port}`);
    this.#followers = followersOf(settings, this.cache, log);
    for (const { name } of this.#followers) {
      this.#records.set(name, new LiveRecord(this.cache, this.#lastGood, log));
    }
    const { renderers } = this.#composer;
    this.previews = new Previews(frame, renderers, this.#followers, this.#live, this.#trials, log);
  }

  /** The composition for a visitor; null before the first one is there. */
  compositionFor(draw: number): Composition | null {
    return this.#live.for(draw);
  }

  /** Whether visitors see different releases at present. */
  get isDivided(): boolean {
    return this.#live.size > 1;
  }

  get state(): Record<RemoteName, RemoteState> {
    return statesOf(this.#followers, this.#live);
  }

  /** Composes what is to be had now, then follows the discovery files until {@link stop}. */
  async start(): Promise<void> {
    await this.#composer.renderers.ready();
    const begun = this.#followers.map((follower) => [follower, follower.look()] as const);
    const looks = await Promise.all(
      begun.map(async ([follower, look]) => [follower, await this.#within(follower, look)] as const),
    );
    // What may end this process waits until it serves, if there is something to serve.
    const found: [RemoteFollower, Rollout][] = [];
    for (const [follower, rollout] of looks) {
      if (rollout && (await this.#lastGood.covers(follower.name, rollout))) found.push([follower, rollout]);
    }
    try {
      const rollouts = found.map(([{ name }, rollout]) => [name, rollout] as const);
      if (found.length > 0) await this.#apply(new Map(rollouts));
    } catch (error) {
      if (!(error instanceof RolloutRefused)) throw error;
      // One of several can't be composed: each by itself, so that it holds up none of the others.
      for (const [follower, rollout] of found) await this.#tryRollout(follower, rollout);
    }
    for (const follower of this.#followers) await this.#recall(follower);
    if (this.#live.size === 0) await this.#apply(new Map());
    for (const [follower, look] of begun) this.#follow(follower, look);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.previews.stop();
    await this.#live.stop();
  }

  /** A look that takes long, while there is something to show meanwhile, is awaited later. */
  async #within(follower: RemoteFollower, look: Promise<Rollout | null>): Promise<Rollout | null> {
    const known = await this.#lastGood.read(follower.name);
    if (known.length === 0) return look;
    const giveUp = new AbortController();
    const late = sleep(FIRST_LOOK_MS, null, { signal: giveUp.signal }).catch(() => null);
    return Promise.race([look, late]).finally(() => giveUp.abort());
  }

  /** Where nothing of a remote is live, makes live what was before the restart: the last, or the one before it. */
  async #recall(follower: RemoteFollower): Promise<void> {
    for (const release of await this.#lastGood.read(follower.name)) {
      if (this.#live.rolloutOf(follower.name)) return;
      if (await follower.recall(release)) await this.#tryRollout(follower, [{ release, percent: 100 }]);
    }
  }

  /** @param begun a look that is still going on */
  #follow(follower: RemoteFollower, begun?: Promise<Rollout | null>): void {
    if (this.#stopped) return;
    const timer = setTimeout(async () => {
      this.#timers.delete(timer);
      try {
        const rollout = await (begun ?? follower.look());
        if (rollout && !sameShares(this.#live.rolloutOf(follower.name), rollout)) {
          await this.#tryRollout(follower, rollout);
        }
        await this.#keepRecord(follower.name);
      } catch (error) {
        this.#log.error({ remote: follower.name, reason: String(error) }, 'remote can not be followed');
      }
      this.#follow(follower);
    }, POLL_MS);
    this.#timers.add(timer);
  }

  async #tryRollout(follower: RemoteFollower, rollout: Rollout): Promise<void> {
    const before = sharesOf(this.#live.rolloutOf(follower.name));
    try {
      await this.#apply(new Map([[follower.name, rollout]]));
    } catch (error) {
      if (!(error instanceof RolloutRefused)) throw error;
      const tried = error.releases.find(({ name }) => name === follower.name);
      // What already has visitors is not what is new here.
      const isNew = tried && !(tried.version in before);
      follower.refuse(isNew ? tried.version : (rollout[0]?.release.version ?? ''), error.message, error.by);
    }
  }

  /**
   * Makes changed rollouts live, all at once.
   * @throws RolloutRefused if one of the sets of releases can't be composed; then nothing has changed
   */
  async #apply(changed: Rollouts): Promise<void> {
    const trials = await this.#beginTrials(changed);
    const before = new Map([...changed.keys()].map((name) => [name, liveOf(this.#live.rolloutOf(name))]));
    try {
      await this.#live.replace(changed);
    } finally {
      for (const end of trials) await end();
    }
    for (const [name, rollout] of changed) {
      const earlier = before.get(name);
      if (earlier && earlier.version !== liveOf(rollout)?.version) this.#before.set(name, earlier);
      this.#newest = name;
      this.#log.info({ remote: name, shares: sharesOf(rollout) }, 'release is live');
      this.#followers.find((follower) => follower.name === name)?.accept(rollout);
      await this.#keepRecord(name);
    }
  }

  /** Writes down which releases are tried that were never live here. */
  async #beginTrials(changed: Rollouts): Promise<(() => Promise<void>)[]> {
    const ends: (() => Promise<void>)[] = [];
    for (const { release } of [...changed.values()].flat()) {
      const [good] = await this.#lastGood.read(release.name);
      if (good?.version === release.version) continue;
      try {
        const isOnly = good === undefined && this.#live.rolloutOf(release.name) === undefined;
        ends.push(await this.#trials.begin(release, isOnly));
      } catch (error) {
        for (const end of ends) await end();
        throw new RolloutRefused([release], reasonOf(error), 'code');
      }
    }
    return ends;
  }

  /**
   * Takes back the newest of some releases whose process ends again and again, to what was live before it. It stays
   * refused, and is tried again ever more rarely.
   */
  async #takeBack(releases: readonly LocalRelease[], reason: string): Promise<void> {
    const hasVisitors = ({ name, version }: LocalRelease) => version in sharesOf(this.#live.rolloutOf(name));
    // A preview that ends its process is no fault of the live releases that render with it.
    const serving = releases.every(hasVisitors) ? releases : [];
    const newest = serving.find(({ name }) => name === this.#newest) ?? serving[0];
    const follower = this.#followers.find(({ name }) => name === newest?.name);
    if (!newest || !follower) return;
    const others = (this.#live.rolloutOf(newest.name) ?? []).filter(
      ({ release }) => release.version !== newest.version,
    );
    const before = liveOf(others) ?? this.#before.get(newest.name);
    if (!before || before.version === newest.version) return;
    follower.refuse(
      newest.version,
      `it was live, and its process has ended again and again: ${reason}`,
      'code',
    );
    this.#log.error(
      { remote: newest.name, version: newest.version, to: before.version },
      'release is taken back',
    );
    await this.#tryRollout(follower, [{ release: before, percent: 100 }]);
  }

  #keepRecord = async (name: RemoteName) => this.#records.get(name)?.keep(this.#live.rolloutOf(name));
}
