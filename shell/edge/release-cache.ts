import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NamedRelease } from '@goldbraun/shared/release/discovery';
import { type Provided, providedBy } from '@goldbraun/shared/release/needs';
import { integrityOf, type ReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import { syncFolder } from '@goldbraun/shared/service/files/sync-folder';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import { admit, admitRouteAssets, ReleaseUnusable } from './admission.ts';
import { KnownManifests } from './known-manifests.ts';
import { ReleaseDownload } from './release-download.ts';
import {
  damagedFiles,
  fillFolder,
  type NamedFiles,
  parseManifest,
  readManifest,
  syncFolders,
  writeSynced,
} from './release-folder.ts';
import { SoundFiles } from './sound-files.ts';

const INCOMING = '.incoming-';
const ABANDONED_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
/** No tab is open for longer, and no team goes back so far. */
const UNUSED_MS = 30 * 24 * HOUR_MS;

/**
 * Keeps whole, checked releases on disk: `<folder>/<remote>/<version>/…`. What a page needs is here before the
 * page goes live, so that a remote's origin may be gone and an open tab of an earlier version still works.
 */
export class ReleaseCache {
  readonly folder: string;
  readonly #provided: Provided;
  readonly #sound = new SoundFiles();
  readonly #manifests = new KnownManifests();
  /** Folders of releases whose files were looked at since this process has started. */
  readonly #checked = new Set<string>();

  /** @param provided what the shell has of what releases may need; by default nothing but the contract */
  constructor(folder: string, provided: Provided = providedBy({})) {
    this.folder = folder;
    this.#provided = provided;
  }

  #folderOf = (name: RemoteName, version: string) => join(this.folder, name, version);

  /** A release that is complete on disk; undefined if it is not. */
  find(name: RemoteName, version: string): LocalRelease | undefined {
    const folder = this.#folderOf(name, version);
    return existsSync(join(folder, 'release.json')) ? { name, version, folder } : undefined;
  }

  /**
   * A release that may be used: admitted, complete, each file checked against its hash. What is not here is fetched; what is
   * here was perhaps admitted by a shell of another contract, and perhaps damaged since.
   * @throws ReleaseUnusable if the release does not fit, is incomplete, can't be stored, or a file is missing, late or differs
   */
  async have(name: RemoteName, origin: URL, release: NamedRelease): Promise<LocalRelease> {
    const cached = this.find(name, release.metadata.version);
    try {
      if (!cached) return await this.#fetch(name, origin, release);
      const manifest = await this.#manifests.read(cached.folder).catch(() => null);
      if (manifest) admit(name, release, manifest, this.#provided);
      if (!manifest || !this.#checked.has(cached.folder)) await this.#mend(cached, origin, release);
      return cached;
    } catch (error) {
      throw error instanceof ReleaseUnusable ? error : notStored(error);
    }
  }

  /**
   * Makes sure that a release which was live once is still what it was, without a discovery file.
   * @throws ReleaseUnusable if it is damaged and its origin does not help
   */
  async recheck(release: LocalRelease, origin: URL): Promise<void> {
    try {
      if (!this.#checked.has(release.folder)) await this.#mend(release, origin);
    } catch (error) {
      throw error instanceof ReleaseUnusable ? error : notStored(error);
    }
  }

  /** What an earlier release has too is taken from there. What the manifest tells is judged before anything else is fetched. */
  async #fetch(name: RemoteName, origin: URL, release: NamedRelease): Promise<LocalRelease> {
    const { version } = release.metadata;
    const download = new ReleaseDownload(origin, name, version);
    const manifestBytes = await download.manifest(release.extras.manifestIntegrity);
    const manifest = parseManifest(manifestBytes);
    admit(name, release, manifest, this.#provided);
    await this.#sweep(name);
    return this.#beside(name, async (incoming) => {
      const files = Object.entries(manifest.files);
      await fillFolder(incoming, files, download, await this.#knownFiles(name), this.#sound);
      admitRouteAssets(await readFile(join(incoming, 'route-assets.json'), 'utf8'), manifest);
      await writeSynced(join(incoming, 'release.json'), manifestBytes);
      await syncFolders(incoming, Object.keys(manifest.files));
      const folder = this.#folderOf(name, version);
      // Several shells may share the folder and fetch the same release at once: the first to have it whole wins.
      await rename(incoming, folder).catch((error) => {
        if (!this.find(name, version)) throw error;
      });
      await syncFolder(dirname(folder));
      this.#checked.add(folder);
      return { name, version, folder };
    });
  }

  /** Checks all files of a release and fetches anew what is damaged. */
  async #mend(release: LocalRelease, origin: URL, named?: NamedRelease): Promise<void> {
    const { name, version, folder } = release;
    const stored = await readFile(join(folder, 'release.json')).catch(() => Buffer.alloc(0));
    const own = manifestIn(stored);
    let damaged = own && (await this.#damaged(folder, own));
    if (!own || damaged?.length !== 0) {
      const download = new ReleaseDownload(origin, name, version);
      let bytes: Buffer = stored;
      if (named && integrityOf(stored) !== named.extras.manifestIntegrity) {
        bytes = await download.manifest(named.extras.manifestIntegrity).catch((error) => {
          throw isDamaged('release.json', error);
        });
      }
      const manifest = parseManifest(bytes);
      if (named) admit(name, named, manifest, this.#provided);
      damaged = await this.#damaged(folder, manifest);
      await this.#replace(release, damaged, download, bytes === stored ? undefined : bytes);
    }
    admitRouteAssets(await readFile(join(folder, 'route-assets.json'), 'utf8'), await readManifest(folder));
    this.#checked.add(folder);
  }

  #damaged = (folder: string, { files }: ReleaseManifest) =>
    damagedFiles(folder, Object.entries(files), this.#sound);

  /** Puts sound files in the place of damaged ones, each at once: other shells may be serving from there. */
  async #replace(
    { name, folder }: LocalRelease,
    damaged: NamedFiles,
    download: ReleaseDownload,
    manifest: Buffer | undefined,
  ): Promise<void> {
    const names = damaged.map(([file]) => file);
    try {
      await this.#beside(name, async (incoming) => {
        await fillFolder(incoming, damaged, download, await this.#knownFiles(name), this.#sound);
        if (manifest) await writeSynced(join(incoming, 'release.json'), manifest);
        for (const file of manifest ? [...names, 'release.json'] : names) {
          await mkdir(dirname(join(folder, file)), { recursive: true });
          await rename(join(incoming, file), join(folder, file));
        }
        await syncFolders(folder, names);
      });
    } catch (error) {
      // Better nothing than other bytes under a name that browsers keep for a year.
      const leaving = names.map((file) => rm(join(folder, file), { force: true, recursive: true }));
      await Promise.allSettled(leaving);
      throw isDamaged(names.sort()[0] ?? 'release.json', error);
    }
  }

  /** Gives a folder beside the releases of a remote, which is gone when the work is done. */
  async #beside<Result>(name: RemoteName, work: (incoming: string) => Promise<Result>): Promise<Result> {
    const incoming = join(this.folder, name, `${INCOMING}${randomUUID()}`);
    try {
      return await work(incoming);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /** Says that visitors have a release now, to all shells that share the folder: by its date, to the hour. */
  async markUsed({ folder }: LocalRelease): Promise<void> {
    if ((await ageOf(folder)) > HOUR_MS) await utimes(folder, new Date(), new Date());
  }

  /**
   * Removes the releases of a remote that no shell has marked as used for 30 days.
   * @param shown versions that visitors of this shell have: they stay, whatever the clock says
   */
  async removeUnused(name: RemoteName, shown: readonly string[]): Promise<void> {
    for (const version of await this.#versionsOf(name)) {
      if (shown.includes(version)) continue;
      const folder = this.#folderOf(name, version);
      if ((await ageOf(folder)) <= UNUSED_MS) continue;
      // Under another name at once, so that nobody finds half a release.
      const leaving = join(this.folder, name, `${INCOMING}${randomUUID()}`);
      await rename(folder, leaving).catch((error) => {
        // Another shell was faster, or it can't be done.
        if (existsSync(folder)) throw error;
      });
      await rm(leaving, { recursive: true, force: true });
    }
  }

  /** Removes what a shell that was killed in the middle of a fetch or of a removal has left. */
  async #sweep(name: RemoteName): Promise<void> {
    const entries = await readdir(join(this.folder, name)).catch(() => []);
    for (const entry of entries.filter((each) => each.startsWith(INCOMING))) {
      const folder = join(this.folder, name, entry);
      if ((await ageOf(folder)) > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
    }
  }

  /** The versions of a remote that are complete on disk. */
  async #versionsOf(name: RemoteName): Promise<string[]> {
    const entries = await readdir(join(this.folder, name)).catch(() => []);
    return entries.filter((entry) => !entry.startsWith('.') && this.find(name, entry));
  }

  /** Where the files of all cached releases of a remote should lie, by their hash. */
  async #knownFiles(name: RemoteName): Promise<Map<string, Set<string>>> {
    const files = new Map<string, Set<string>>();
    for (const version of await this.#versionsOf(name)) {
      const folder = this.#folderOf(name, version);
      const manifest = await this.#manifests.read(folder).catch(() => null);
      for (const [file, hash] of Object.entries(manifest?.files ?? {})) {
        files.set(hash, (files.get(hash) ?? new Set()).add(join(folder, file)));
      }
    }
    return files;
  }
}

/** Milliseconds since a folder was made or marked; 0 if another shell has removed it. */
async function ageOf(folder: string): Promise<number> {
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs;
}

function manifestIn(bytes: Buffer): ReleaseManifest | null {
  try {
    return parseManifest(bytes);
  } catch {
    return null;
  }
}

const reasonOf = (error: unknown) =>
  error instanceof ReleaseUnusable ? error.message : notStored(error).message;

const notStored = (error: unknown) =>
  new ReleaseUnusable(`it can't be stored or read (${(error as NodeJS.ErrnoException).code ?? error})`, {
    cause: error,
  });

const isDamaged = (file: string, error: unknown) =>
  new ReleaseUnusable(`${file} is damaged where it is stored: ${reasonOf(error)}`, { cause: error });
