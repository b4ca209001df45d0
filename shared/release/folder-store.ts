import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiscoveryFile } from './discovery-file.ts';
import { FolderLock } from './lock/folder-lock.ts';
import { namedReleases } from './previews.ts';
import { removeOtherReleases, storeRelease } from './release-files.ts';
import { integrityOf } from './release-manifest.ts';
import {
  type BuiltRelease,
  type Decide,
  ReleaseError,
  type ReleaseHashes,
  type ReleaseStore,
} from './release-store.ts';
import type { SigningKey } from './signing/release-key.ts';

/** What a file system says that has no room left: of its own, for this user, for one file. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/**
 * One remote's releases in a folder: `<store>/remotes/<name>/<version>/…` beside `discovery.json`.
 * Going live is one atomic rename of the discovery file. What that no longer names is removed.
 * Commands at the same time wait for one another; one that fails or is killed leaves what counts as it was.
 */
export class FolderStore implements ReleaseStore {
  readonly #folder: string;
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
    this.#discovery = new DiscoveryFile(this.#folder, name, signingKey);
  }

  releases = async () => this.#discovery.releases();

  history = async () => this.#discovery.history();

  async change(decide: Decide): Promise<void> {
    try {
      await FolderLock.hold(this.#folder, (lock) => this.#changeOrLeave(decide, lock), this.#waitMs);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!FULL.includes(code)) throw error;
      throw new ReleaseError(`There is no room left in ${this.#folder} (${code}): nothing was changed.`);
    }
  }

  async #changeOrLeave(decide: Decide, lock: FolderLock): Promise<void> {
    this.#tidy();
    try {
      const change = await decide(this.#discovery.releases(), async (built) => this.#add(built));
      if (change) this.#discovery.write(change, () => lock.assertHeld());
    } finally {
      this.#tidy();
    }
  }

  #add(built: BuiltRelease): ReleaseHashes {
    storeRelease(this.#folder, built, this.#discovery.releases()[0]?.metadata.version);
    const hash = (file: string) => integrityOf(readFileSync(join(this.#folder, built.version, file)));
    return { integrity: hash('remoteEntry.js'), manifestIntegrity: hash('release.json') };
  }

  /** Removes what a command has left that was killed, and what has failed. */
  #tidy(): void {
    this.#discovery.tidy();
    // No shell learns of the others any more; those that had them have kept their files.
    removeOtherReleases(
      this.#folder,
      namedReleases(this.#discovery.releases()).map(({ metadata }) => metadata.version),
    );
  }
}
