import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../build/release-manifest.ts';
import { DISCOVERY_SCHEMA, type DiscoveredRelease, parseDiscovery } from './discovery.ts';
import { removeOtherReleases, storeRelease } from './release-files.ts';
import { addToHistory, type Deed, type HistoryEntry, readHistory } from './release-history.ts';

/** How many releases are kept for a rollback. */
const KEPT = 20;

/** Something that can't be done to a release, with a sentence for the team. */
export class ReleaseError extends Error {}

/** Who sees what: percent of the visitors by version. The live release has all that is not named. */
type Shares = Record<string, number>;

/**
 * One remote's releases in the local store: `<store>/remotes/<name>/<version>/…` beside `discovery.json`.
 * A version is written once; going live is one atomic rename of the discovery file. What that no longer names is removed.
 */
export class ReleaseStore {
  readonly #folder: string;
  readonly #name: string;

  constructor(store: string, name: string) {
    this.#folder = join(store, 'remotes', name);
    this.#name = name;
  }

  /** All releases, newest first. */
  releases(): DiscoveredRelease[] {
    const file = join(this.#folder, 'discovery.json');
    if (!existsSync(file)) return [];
    return parseDiscovery(readFileSync(file, 'utf8')).microFrontends[this.#name] ?? [];
  }

  live(): DiscoveredRelease | undefined {
    return this.releases().find(({ deployment }) => deployment.default);
  }

  canary(): DiscoveredRelease | undefined {
    return this.releases().find(({ deployment }) => !deployment.default && deployment.traffic > 0);
  }

  pinned(): string | undefined {
    return this.releases().find(({ extras }) => extras.pinned)?.metadata.version;
  }

  /** What was done to this remote's releases, oldest first. */
  history(): HistoryEntry[] {
    return readHistory(this.#historyFile);
  }

  /**
   * Publishes the built files of one version and makes it live. Publishing the same version again is harmless.
   * @throws ReleaseError if a release is pinned
   */
  publish(built: { version: string; output: string }): void {
    this.#refuseIfPinned();
    const earlier = this.#add(built);
    this.#write('release', built.version, earlier, built.version);
  }

  /**
   * Publishes the built files of one version and gives it this share of the visitors, or changes the share of the
   * canary that is running.
   * @param percent a whole number from 1 to 99
   * @throws ReleaseError if that is not possible, for instance because there is no live release yet
   */
  startCanary(built: { version: string; output: string }, percent: number): void {
    this.#refuseIfPinned();
    if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
      throw new ReleaseError(`A canary's share is a whole number of percent from 1 to 99, not "${percent}".`);
    }
    const live = this.live()?.metadata.version;
    if (!live)
      throw new ReleaseError(`${this.#name} has no live release yet that a canary could stand beside.`);
    if (live === built.version) {
      throw new ReleaseError(`${this.#name} ${live} is live already: there is nothing new to try.`);
    }
    this.#write('canary', built.version, this.#add(built), live, { [built.version]: percent });
  }

  /**
   * Gives the running canary all visitors.
   * @returns its version
   * @throws ReleaseError if there is none
   */
  promote(): string {
    this.#refuseIfPinned();
    const version = this.canary()?.metadata.version;
    if (!version) throw new ReleaseError(`${this.#name} has no canary that could be promoted.`);
    this.#write('promote', version, this.releases(), version);
    return version;
  }

  /**
   * Ends the running canary; without one, makes the release before the live one live again.
   * @returns the version that all visitors see then
   * @throws ReleaseError if there is none
   */
  rollback(): string {
    this.#refuseIfPinned();
    const releases = this.releases();
    const live = releases.findIndex(({ deployment }) => deployment.default);
    const target = releases[this.canary() ? live : live + 1]?.metadata.version;
    if (!target) throw new ReleaseError(`${this.#name} has no earlier release to go back to.`);
    this.#write('rollback', target, releases, target);
    return target;
  }

  /**
   * Makes one of the kept releases live and keeps it there: until it is unpinned, nothing else goes live.
   * @throws ReleaseError if it is not kept, with the versions that are
   */
  pin(version: string): void {
    const releases = this.releases();
    if (!releases.some(({ metadata }) => metadata.version === version)) {
      const kept = releases.map(({ metadata }) => `  ${metadata.version}`).join('\n');
      throw new ReleaseError(`${this.#name} has no release "${version}". There are:\n${kept || '  none'}`);
    }
    this.#write('pin', version, releases, version, {}, version);
  }

  /**
   * Lets releases go live again; what is live stays.
   * @returns the version that was pinned
   * @throws ReleaseError if none was
   */
  unpin(): string {
    const version = this.pinned();
    if (!version) throw new ReleaseError(`${this.#name} is not pinned.`);
    this.#write('unpin', version, this.releases(), version);
    return version;
  }

  #refuseIfPinned(): void {
    const version = this.pinned();
    if (version) {
      throw new ReleaseError(
        `${this.#name} is pinned to ${version}: npm run unpin -w ${this.#name} lets other releases go live.`,
      );
    }
  }

  /** Puts a version's files into the store; returns the list of releases with it as the newest. */
  #add(built: { version: string; output: string }): DiscoveredRelease[] {
    const { version } = built;
    const releases = this.releases();
    storeRelease(this.#folder, built, releases[0]?.metadata.version);
    const live = Math.max(
      releases.findIndex(({ deployment }) => deployment.default),
      0,
    );
    // What was rolled back stands before the live release; no later rollback should lead to it again.
    const earlier = releases.slice(live).filter(({ metadata }) => metadata.version !== version);
    return [this.#describe(version), ...earlier].slice(0, KEPT);
  }

  #describe(version: string): DiscoveredRelease {
    const integrity = (file: string) => integrityOf(readFileSync(join(this.#folder, version, file)));
    return {
      url: `/remotes/${this.#name}/${version}/remoteEntry.js`,
      metadata: { version, integrity: integrity('remoteEntry.js') },
      deployment: { traffic: 0, default: false },
      extras: { manifestIntegrity: integrity('release.json') },
    };
  }

  get #historyFile(): string {
    return join(this.#folder, 'history.jsonl');
  }

  #write(
    did: Deed,
    version: string,
    releases: DiscoveredRelease[],
    live: string,
    canaries: Shares = {},
    pinned?: string,
  ): void {
    const rest = 100 - Object.values(canaries).reduce((sum, percent) => sum + percent, 0);
    const shares: Shares = { ...canaries, [live]: rest };
    const marked = releases.map((release) => {
      const own = release.metadata.version;
      return {
        ...release,
        deployment: { traffic: shares[own] ?? 0, default: own === live },
        extras: {
          manifestIntegrity: release.extras.manifestIntegrity,
          ...(own === pinned ? { pinned: true } : {}),
        },
      };
    });
    const discovery = { $schema: DISCOVERY_SCHEMA, microFrontends: { [this.#name]: marked } };
    const next = join(this.#folder, `.discovery-${process.pid}.json`);
    writeFileSync(next, `${JSON.stringify(discovery, null, 2)}\n`);
    renameSync(next, join(this.#folder, 'discovery.json'));
    addToHistory(this.#historyFile, { at: new Date().toISOString(), did, version, live: shares });
    // Only now does no shell learn of them any more; those that had them have kept their files.
    removeOtherReleases(
      this.#folder,
      marked.map(({ metadata }) => metadata.version),
    );
  }
}
