import type { DiscoveredRelease, Preview } from './discovery.ts';
import { addedPreview, endedPreview, previewsIn, withPreviews } from './previews.ts';
import type { Deed, HistoryEntry } from './release-history.ts';
import {
  type BuiltRelease,
  type Change,
  type Decide,
  ReleaseError,
  type ReleaseStore,
} from './release-store.ts';
import { type Shares, sharesBeside, withShares } from './shares.ts';

/** How many releases are kept for a rollback. */
const KEPT = 20;

const versionOf = (release: DiscoveredRelease | undefined) => release?.metadata.version;
const liveIn = (releases: DiscoveredRelease[]) => releases.find(({ deployment }) => deployment.default);
const canaryIn = (releases: DiscoveredRelease[]) =>
  releases.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
const pinnedIn = (releases: DiscoveredRelease[]) => versionOf(releases.find(({ extras }) => extras.pinned));

/** A list of releases in which one is live; what was done to which of them. */
function changeTo(
  did: Deed,
  version: string,
  releases: DiscoveredRelease[],
  live: string,
  { canaries = {}, pinned }: { canaries?: Shares; pinned?: string } = {},
): Change {
  const shares = sharesBeside(live, canaries);
  return { releases: withShares(releases, live, shares, pinned), entry: { did, version, live: shares } };
}

/** What a team does to the releases of its remote, wherever they are stored. */
export class Releases {
  readonly #store: ReleaseStore;
  readonly #name: string;

  constructor(store: ReleaseStore, name: string) {
    this.#store = store;
    this.#name = name;
  }

  /** All releases, newest first. */
  all = (): Promise<DiscoveredRelease[]> => this.#store.releases();

  live = async (): Promise<DiscoveredRelease | undefined> => liveIn(await this.all());

  canary = async (): Promise<DiscoveredRelease | undefined> => canaryIn(await this.all());

  /** The version that is pinned, if one is. */
  pinned = async (): Promise<string | undefined> => pinnedIn(await this.all());

  /** What was done to this remote's releases, oldest first. */
  history = (): Promise<HistoryEntry[]> => this.#store.history();

  /**
   * Publishes the built files of one version and makes it live. Publishing the same version again is harmless.
   * @throws ReleaseError if a release is pinned
   */
  async publish(built: BuiltRelease): Promise<void> {
    await this.#change(async (now, add) => {
      this.#refuseIfPinned(now);
      return changeTo('release', built.version, await this.#with(built, now, add), built.version);
    });
  }

  /** Publishes a version that was never released here, unless one is pinned. Leaves alone what was rolled back. */
  async publishIfNew(built: BuiltRelease): Promise<void> {
    await this.#change(async (now, add) => {
      const isReleased = now.some((release) => versionOf(release) === built.version);
      if (isReleased || pinnedIn(now) !== undefined) return null;
      return changeTo('release', built.version, await this.#with(built, now, add), built.version);
    });
  }

  /**
   * Publishes the built files of one version and gives it this share of the visitors, or changes the share of the
   * canary that is running.
   * @param percent a whole number from 1 to 99
   * @throws ReleaseError if that is not possible, for instance because there is no live release yet
   */
  async startCanary(built: BuiltRelease, percent: number): Promise<void> {
    await this.#change(async (now, add) => {
      this.#refuseIfPinned(now);
      if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
        throw new ReleaseError(
          `A canary's share is a whole number of percent from 1 to 99, not "${percent}".`,
        );
      }
      const live = versionOf(liveIn(now));
      if (!live)
        throw new ReleaseError(`${this.#name} has no live release that a canary could stand beside.`);
      if (live === built.version) {
        throw new ReleaseError(`${this.#name} ${live} is live already: there is nothing new to try.`);
      }
      const releases = await this.#with(built, now, add);
      return changeTo('canary', built.version, releases, live, { canaries: { [built.version]: percent } });
    });
  }

  /**
   * Gives the running canary all visitors.
   * @returns its version
   * @throws ReleaseError if there is none
   */
  promote(): Promise<string> {
    return this.#changeOne((now) => {
      this.#refuseIfPinned(now);
      const version = versionOf(canaryIn(now));
      if (!version) throw new ReleaseError(`${this.#name} has no canary that could be promoted.`);
      return changeTo('promote', version, now, version);
    });
  }

  /**
   * Ends the running canary; without one, makes the release before the live one live again.
   * @returns the version that all visitors see then
   * @throws ReleaseError if there is none
   */
  rollback(): Promise<string> {
    return this.#changeOne((now) => {
      this.#refuseIfPinned(now);
      const live = now.findIndex(({ deployment }) => deployment.default);
      const target = versionOf(now[canaryIn(now) ? live : live + 1]);
      if (!target) throw new ReleaseError(`${this.#name} has no earlier release to go back to.`);
      return changeTo('rollback', target, now, target);
    });
  }

  /**
   * Makes one of the kept releases live and keeps it there: until it is unpinned, nothing else goes live.
   * @throws ReleaseError if it is not kept, with the versions that are
   */
  async pin(version: string): Promise<void> {
    await this.#changeOne((now) => {
      if (!now.some((release) => versionOf(release) === version)) {
        const kept = now.map((release) => `  ${versionOf(release)}`).join('\n');
        throw new ReleaseError(`${this.#name} has no release "${version}". There are:\n${kept || '  none'}`);
      }
      return changeTo('pin', version, now, version, { pinned: version });
    });
  }

  /**
   * Lets releases go live again; what is live stays.
   * @returns the version that was pinned
   * @throws ReleaseError if none was
   */
  unpin(): Promise<string> {
    return this.#changeOne((now) => {
      const version = pinnedIn(now);
      if (!version) throw new ReleaseError(`${this.#name} is not pinned.`);
      return changeTo('unpin', version, now, version);
    });
  }

  /** What is shown by a link alone, and has not ended. */
  previews = async (): Promise<Preview[]> => previewsIn(await this.all());

  /**
   * Publishes the built files of one version for those who have a link, or in the place of what they were shown under that name.
   * @param until when it ends, in milliseconds since 1970
   * @throws ReleaseError if there are too many already, or no release beside which it could stand
   */
  async preview(built: BuiltRelease, name: string, until: number): Promise<void> {
    await this.#store.change((now, add) =>
      addedPreview(this.#name, now, { name, version: built.version, until }, () => add(built)),
    );
  }

  /** @throws ReleaseError if there is none of that name, with those that there are */
  async endPreview(name: string): Promise<void> {
    await this.#store.change(async (now) => endedPreview(this.#name, now, name));
  }

  /** Changes who is given what. Previews go on until they end. */
  #change(decide: Decide): Promise<void> {
    return this.#store.change(async (now, add) => {
      const change = await decide(now, add);
      return change && { ...change, releases: withPreviews(change.releases, previewsIn(now)) };
    });
  }

  /** Changes what is there without adding to it; returns the version to which something was done. */
  async #changeOne(decide: (now: DiscoveredRelease[]) => Change): Promise<string> {
    let version = '';
    await this.#change(async (now) => {
      const change = decide(now);
      version = change.entry.version;
      return change;
    });
    return version;
  }

  #refuseIfPinned(now: DiscoveredRelease[]): void {
    const version = pinnedIn(now);
    if (version) {
      throw new ReleaseError(`${this.#name} is pinned to ${version}: unpin lets other releases go live.`);
    }
  }

  /** Puts a version's files into the store; returns the list of releases with it as the newest. */
  async #with(
    built: BuiltRelease,
    releases: DiscoveredRelease[],
    add: Parameters<Decide>[1],
  ): Promise<DiscoveredRelease[]> {
    const { version } = built;
    const { integrity, manifestIntegrity } = await add(built);
    const added: DiscoveredRelease = {
      url: `/remotes/${this.#name}/${version}/remoteEntry.js`,
      metadata: { version, integrity },
      deployment: { traffic: 0, default: false },
      extras: { manifestIntegrity },
    };
    const live = releases.findIndex(({ deployment }) => deployment.default);
    // What was rolled back stands before the live release; no later rollback should lead to it again.
    const earlier = releases.slice(Math.max(live, 0)).filter((release) => versionOf(release) !== version);
    return [added, ...earlier].slice(0, KEPT);
  }
}
