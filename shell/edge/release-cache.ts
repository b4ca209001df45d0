import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  integrityOf,
  type ReleaseManifest,
  releaseManifestSchema,
} from '@goldbraun/shared/build/release-manifest.ts';
import type { DiscoveredRelease } from '@goldbraun/shared/release/discovery.ts';
import { request } from 'undici';
import * as v from 'valibot';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import { admit, admitRouteAssets, ReleaseUnusable } from './admission.ts';

const FETCH_LIMIT_MS = 5_000;
const PARALLEL = 8;
const INCOMING = '.incoming-';
const ABANDONED_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
/** No tab is open for longer, and no team goes back so far. */
const UNUSED_MS = 30 * 24 * HOUR_MS;

const manifestTextSchema = v.pipe(v.string(), v.parseJson(), releaseManifestSchema);

/**
 * Keeps whole, checked releases on disk: `<folder>/<remote>/<version>/…`. What a page needs is here before the
 * page goes live, so that a remote's origin may be gone and an open tab of an earlier version still works.
 */
export class ReleaseCache {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  #folderOf = (name: RemoteName, version: string) => join(this.folder, name, version);

  /** A release that is complete on disk; undefined if it is not. */
  find(name: RemoteName, version: string): LocalRelease | undefined {
    const folder = this.#folderOf(name, version);
    return existsSync(join(folder, 'release.json')) ? { name, version, folder } : undefined;
  }

  /** What was fetched with a release's manifest, for a look at it after the shell has changed. */
  async manifestOf({ folder }: LocalRelease): Promise<ReleaseManifest> {
    return parseManifest(await readFile(join(folder, 'release.json')));
  }

  /**
   * Fetches all files of a release and checks each against its hash; files that an earlier release has too are
   * taken from there. What can be judged by the manifest is judged before anything else is fetched.
   * @throws ReleaseUnusable if the release does not fit, is incomplete, or a file is missing, late or differs
   */
  async fetch(name: RemoteName, origin: URL, release: DiscoveredRelease): Promise<LocalRelease> {
    const { version } = release.metadata;
    const base = new URL(`/remotes/${name}/${version}/`, origin);
    const manifestBytes = await download(new URL('release.json', base), release.extras.manifestIntegrity);
    const manifest = parseManifest(manifestBytes);
    admit(name, release, manifest);
    await this.#sweep(name);
    const incoming = join(this.folder, name, `${INCOMING}${randomUUID()}`);
    try {
      return await this.#fetchInto(incoming, name, base, manifest, manifestBytes);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /** Several shells may share the folder and fetch the same release at once: the first to have it whole wins. */
  async #fetchInto(
    incoming: string,
    name: RemoteName,
    base: URL,
    manifest: ReleaseManifest,
    manifestBytes: Uint8Array,
  ): Promise<LocalRelease> {
    const { version } = manifest;
    const known = await this.#knownFiles(name);
    const waiting = Object.entries(manifest.files);
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [file, integrity] = next;
        const target = join(incoming, file);
        await mkdir(dirname(target), { recursive: true });
        const twin = known.get(integrity);
        if (twin) await link(twin, target);
        else await writeFile(target, await download(new URL(file, base), integrity));
      }
    };
    const begun = await Promise.allSettled(
      Array.from({ length: PARALLEL }, () =>
        work().catch((reason: unknown) => {
          waiting.length = 0;
          throw reason;
        }),
      ),
    );
    // Only now does nobody write here any more, and what came can be removed.
    const failed = begun.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    admitRouteAssets(await readFile(join(incoming, 'route-assets.json'), 'utf8'), manifest);
    await writeFile(join(incoming, 'release.json'), manifestBytes);
    const folder = this.#folderOf(name, version);
    await rename(incoming, folder).catch((error) => {
      if (!this.find(name, version)) throw error;
    });
    return { name, version, folder };
  }

  /** Says that visitors have a release now, to all shells that share the folder: by its date, to the hour. */
  async markUsed({ folder }: LocalRelease): Promise<void> {
    if ((await ageOf(folder)) > HOUR_MS) await utimes(folder, new Date(), new Date());
  }

  /** Removes the releases of a remote that no shell has marked as used for 30 days. */
  async removeUnused(name: RemoteName): Promise<void> {
    for (const version of await this.#versionsOf(name)) {
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

  /** The files of all cached releases of a remote by their hash. */
  async #knownFiles(name: RemoteName): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    for (const version of await this.#versionsOf(name)) {
      const folder = this.#folderOf(name, version);
      const manifest = await readFile(join(folder, 'release.json')).then(parseManifest, () => null);
      for (const [file, hash] of Object.entries(manifest?.files ?? {})) files.set(hash, join(folder, file));
    }
    return files;
  }
}

/** Milliseconds since a folder was made or marked; 0 if another shell has removed it. */
async function ageOf(folder: string): Promise<number> {
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs;
}

/** @throws ReleaseUnusable if it is none, with the reason */
export function parseManifest(bytes: Uint8Array): ReleaseManifest {
  const parsed = v.safeParse(manifestTextSchema, Buffer.from(bytes).toString());
  if (parsed.success) return parsed.output;
  throw new ReleaseUnusable(`release.json: ${parsed.issues[0].message}`);
}

async function download(url: URL, integrity: string): Promise<Uint8Array> {
  const { statusCode, bytes } = await fetchBytes(url);
  if (statusCode !== 200) throw new ReleaseUnusable(`${url.pathname} answers ${statusCode}`);
  if (integrityOf(bytes) !== integrity)
    throw new ReleaseUnusable(`${url.pathname} is not what its hash says`);
  return bytes;
}

async function fetchBytes(url: URL): Promise<{ statusCode: number; bytes: Uint8Array }> {
  try {
    // Not `fetch`: it would unpack the precompressed files, whose bytes are what the manifest has hashed.
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
    return { statusCode, bytes: await body.bytes() };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    const reason = late
      ? `within ${FETCH_LIMIT_MS / 1000} s`
      : `(${error instanceof Error ? error.message : error})`;
    throw new ReleaseUnusable(`${url.pathname} does not come ${reason}`);
  }
}
