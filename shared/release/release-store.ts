import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../build/release-manifest.ts';
import type { DiscoveredRelease } from './discovery.ts';
import { DiscoveryFile } from './discovery-file.ts';
import { FolderLock } from './lock/folder-lock.ts';
import { removeOtherReleases, storeRelease } from './release-files.ts';
import type { Deed, HistoryEntry } from './release-history.ts';
import { type Shares, sharesBeside, withShares } from './shares.ts';
import type { SigningKey } from './signing/release-key.ts';

/** How many releases are kept for a rollback. */
const KEPT = 20;

/** Something that can't be done to a release, with a sentence for the team. */
export class ReleaseError extends Error {}

/** Makes a list of releases count: what was done, to which of them, and which one is live then. */
type Write = (
  did: Deed,
  version: string,
  releases: DiscoveredRelease[],
  live: string,
  others?: { canaries?: Shares; pinned?: string },
) => void;

/** What a file system says that has no room left: of its own, for this user, for one file. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/**
 * One remote's releases in the local store: `<store>/remotes/<name>/<version>/…` beside `discovery.json`.
 * A version is written once; going live is one atomic rename of the discovery file. What that no longer names is removed.
 * Commands at the same time wait for one another; one that fails or is killed leaves what counts as it was.
 */
export class ReleaseStore {
  readonly #folder: string;
  readonly #name: string;
  readonly #discovery: DiscoveryFile;

  readonly #waitMs: number | undefined;

  /**
   * @param signingKey signs each edition of the discovery file; without it none is signed
   * @param waitMs how long a command waits for others that are at work
   */
  constructor(
    store: string,
    name: string,
    { signingKey, waitMs }: { signingKey?: SigningKey; waitMs?: number } = {},
  ) {
    this.#waitMs = waitMs;
    this.#folder = join(store, 'remotes', name);
    this.#name = name;
    this.#discovery = new DiscoveryFile(this.#folder, name, signingKey);
  }

  /** All releases, newest first. */
  releases = (): DiscoveredRelease[] => this.#discovery.releases();

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
  history = (): HistoryEntry[] => this.#discovery.history();

  /**
   * Publishes the built files of one version and makes it live. Publishing the same version again is harmless.
   * @throws ReleaseError if a release is pinned
   */
  publish(built: { version: string; output: string }): void {
    this.#change((write) => {
      this.#refuseIfPinned();
      write('release', built.version, this.#add(built), built.version);
    });
  }

  /** Publishes a version that was never released here, unless one is pinned. Leaves alone what was rolled back. */
  publishIfNew(built: { version: string; output: string }): void {
    this.#change((write) => {
      const isReleased = this.releases().some(({ metadata }) => metadata.version === built.version);
      if (isReleased || this.pinned() !== undefined) return;
      write('release', built.version, this.#add(built), built.version);
    });
  }

  /**
   * Publishes the built files of one version and gives it this share of the visitors, or changes the share of the
   * canary that is running.
   * @param percent a whole number from 1 to 99
   * @throws ReleaseError if that is not possible, for instance because there is no live release yet
   */
  startCanary(built: { version: string; output: string }, percent: number): void {
    this.#change((write) => {
      this.#refuseIfPinned();
      if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
        throw new ReleaseError(
          `A canary's share is a whole number of percent from 1 to 99, not "${percent}".`,
        );
      }
      const live = this.live()?.metadata.version;
      if (!live)
        throw new ReleaseError(`${this.#name} has no live release that a canary could stand beside.`);
      if (live === built.version) {
        throw new ReleaseError(`${this.#name} ${live} is live already: there is nothing new to try.`);
      }
      write('canary', built.version, this.#add(built), live, { canaries: { [built.version]: percent } });
    });
  }

  /**
   * Gives the running canary all visitors.
   * @returns its version
   * @throws ReleaseError if there is none
   */
  promote(): string {
    return this.#change((write) => {
      this.#refuseIfPinned();
      const version = this.canary()?.metadata.version;
      if (!version) throw new ReleaseError(`${this.#name} has no canary that could be promoted.`);
      write('promote', version, this.releases(), version);
      return version;
    });
  }

  /**
   * Ends the running canary; without one, makes the release before the live one live again.
   * @returns the version that all visitors see then
   * @throws ReleaseError if there is none
   */
  rollback(): string {
    return this.#change((write) => {
      this.#refuseIfPinned();
      const releases = this.releases();
      const live = releases.findIndex(({ deployment }) => deployment.default);
      const target = releases[this.canary() ? live : live + 1]?.metadata.version;
      if (!target) throw new ReleaseError(`${this.#name} has no earlier release to go back to.`);
      write('rollback', target, releases, target);
      return target;
    });
  }

  /**
   * Makes one of the kept releases live and keeps it there: until it is unpinned, nothing else goes live.
   * @throws ReleaseError if it is not kept, with the versions that are
   */
  pin(version: string): void {
    this.#change((write) => {
      const releases = this.releases();
      if (!releases.some(({ metadata }) => metadata.version === version)) {
        const kept = releases.map(({ metadata }) => `  ${metadata.version}`).join('\n');
        throw new ReleaseError(`${this.#name} has no release "${version}". There are:\n${kept || '  none'}`);
      }
      write('pin', version, releases, version, { pinned: version });
    });
  }

  /**
   * Lets releases go live again; what is live stays.
   * @returns the version that was pinned
   * @throws ReleaseError if none was
   */
  unpin(): string {
    return this.#change((write) => {
      const version = this.pinned();
      if (!version) throw new ReleaseError(`${this.#name} is not pinned.`);
      write('unpin', version, this.releases(), version);
      return version;
    });
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

  /**
   * Changes the store as one of several that may want to at the same time.
   * @throws ReleaseError if the disk is full; whatever is thrown, the store is then as it was
   */
  #change<Result>(change: (write: Write) => Result): Result {
    try {
      const changeOrLeave = (lock: FolderLock) => {
        this.#tidy();
        try {
          return change((...deed) => this.#write(lock, ...deed));
        } catch (error) {
          this.#tidy();
          throw error;
        }
      };
      return FolderLock.hold(this.#folder, changeOrLeave, this.#waitMs);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!FULL.includes(code)) throw error;
      throw new ReleaseError(`There is no room left in ${this.#folder} (${code}): nothing was changed.`);
    }
  }

  /** Removes what a command has left that was killed, and what has failed. */
  #tidy(): void {
    this.#discovery.tidy();
    // No shell learns of the others any more; those that had them have kept their files.
    removeOtherReleases(
      this.#folder,
      this.releases().map(({ metadata }) => metadata.version),
    );
  }

  #write(
    lock: FolderLock,
    did: Deed,
    version: string,
    releases: DiscoveredRelease[],
    live: string,
    { canaries = {}, pinned }: { canaries?: Shares; pinned?: string } = {},
  ): void {
    const shares = sharesBeside(live, canaries);
    const marked = withShares(releases, live, shares, pinned);
    this.#discovery.write(marked, { did, version, live: shares }, () => lock.assertHeld());
    this.#tidy();
  }
}
