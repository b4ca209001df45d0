import { link, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ReleaseManifest, releaseManifestSchema } from '@goldbraun/shared/release/release-manifest';
import { syncFolder } from '@goldbraun/shared/service/files/sync-folder';
import * as v from 'valibot';
import { ReleaseUnusable } from './admission.ts';
import type { ReleaseDownload } from './release-download.ts';
import type { SoundFiles } from './sound-files.ts';

const PARALLEL = 8;

const manifestText = v.pipe(v.string(), v.parseJson(), releaseManifestSchema);

/** The names of files, each with its hash. */
export type NamedFiles = [name: string, integrity: string][];

/** @throws ReleaseUnusable if it is none, with the reason */
export function parseManifest(bytes: Uint8Array): ReleaseManifest {
  const parsed = v.safeParse(manifestText, Buffer.from(bytes).toString());
  if (parsed.success) return parsed.output;
  throw new ReleaseUnusable(`release.json: ${parsed.issues[0].message}`);
}

/**
 * @param folder of a release that is complete on disk
 * @throws Error if its manifest can't be read
 */
export const readManifest = async (folder: string): Promise<ReleaseManifest> =>
  parseManifest(await readFile(join(folder, 'release.json')));

/** Several at a time; after the first that fails no other is begun, and it is thrown once nothing goes on any more. */
async function forEach(files: NamedFiles, work: (name: string, integrity: string) => Promise<void>) {
  const waiting = [...files];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(...next);
  };
  const begun = await Promise.allSettled(
    Array.from({ length: PARALLEL }, () =>
      worker().catch((reason: unknown) => {
        waiting.length = 0;
        throw reason;
      }),
    ),
  );
  const failed = begun.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Those files of a folder that are not what their hashes say. */
export async function damagedFiles(
  folder: string,
  files: NamedFiles,
  sound: SoundFiles,
): Promise<NamedFiles> {
  const damaged: NamedFiles = [];
  await forEach(files, async (name, integrity) => {
    if ((await sound.sizeIfSound(join(folder, name), integrity)) === null) damaged.push([name, integrity]);
  });
  return damaged;
}

/** Writes a file that a loss of power does not take away. */
export async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the folders in which files lie, and those above them: their names are lost else. */
export async function syncFolders(folder: string, names: readonly string[]): Promise<void> {
  const folders = new Set([folder]);
  for (const name of names) {
    for (let at = dirname(name); at !== '.'; at = dirname(at)) folders.add(join(folder, at));
  }
  await Promise.all([...folders].map(syncFolder));
}

/**
 * Fills a folder with files of a release. Of which a sound copy is known is linked, the others are fetched; all are on the
 * disk then, but for the names of the folders ({@link syncFolders}).
 * @param known by hash, where copies may lie
 * @throws ReleaseUnusable if one does not come; Error if the disk says so
 */
export async function fillFolder(
  folder: string,
  files: NamedFiles,
  download: ReleaseDownload,
  known: ReadonlyMap<string, Iterable<string>>,
  sound: SoundFiles,
): Promise<void> {
  async function linked(integrity: string, target: string): Promise<boolean> {
    for (const twin of known.get(integrity) ?? []) {
      const size = await sound.sizeIfSound(twin, integrity).catch(() => null);
      if (size === null) continue;
      // Another shell may have removed it since, and no file has links without end.
      const failed = await link(twin, target).catch(() => true);
      if (failed) continue;
      download.count(size);
      return true;
    }
    return false;
  }
  const fetched: NamedFiles = [];
  const folders = new Set([folder, ...files.map(([name]) => dirname(join(folder, name)))]);
  for (const each of folders) await mkdir(each, { recursive: true });
  await forEach(files, async (name, integrity) => {
    const target = join(folder, name);
    if (await linked(integrity, target)) return;
    await download.file(name, integrity, target);
    fetched.push([name, integrity]);
  });
  // Only now: until all have come, none of them counts.
  await forEach(fetched, (name) => syncFile(join(folder, name)));
}
