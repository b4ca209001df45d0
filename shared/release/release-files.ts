import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { integrityOf, type ReleaseManifest, releaseManifestSchema } from './release-manifest.ts';

const manifestText = v.pipe(v.string(), v.parseJson(), releaseManifestSchema);

/** Reads `release.json`; undefined if it is none. */
export function parseManifestText(text: string): ReleaseManifest | undefined {
  const manifest = v.safeParse(manifestText, text);
  return manifest.success ? manifest.output : undefined;
}

/** The files of a release by their hash; none if it has no sound manifest. */
function filesByHash(folder: string): Map<string, string> {
  const file = join(folder, 'release.json');
  const manifest = parseManifestText(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const files = Object.entries(manifest?.files ?? {});
  return new Map(files.map(([name, hash]) => [hash, join(folder, name)]));
}

/** Whether a stored file is still what its hash says: damage must not pass on to the next release. */
const isSound = (file: string, hash: string) => existsSync(file) && integrityOf(readFileSync(file)) === hash;

/** Whether a stored release is still what its manifest says, file by file. */
function isWhole(folder: string): boolean {
  const files = filesByHash(folder);
  return files.size > 0 && [...files].every(([hash, file]) => isSound(file, hash));
}

const INCOMING = '.incoming-';

/**
 * Puts a built release beside the others of its remote, all at once. A file that the release before has too is linked
 * and takes no room. A version that is there already is left as it is, unless it is damaged, as after a loss of power.
 * @param folder the remote's folder in the store
 * @param before the version of the newest stored release, if there is one
 */
export function storeRelease(
  folder: string,
  { version, output }: { version: string; output: string },
  before: string | undefined,
): void {
  const target = join(folder, version);
  if (isWhole(target)) return;
  const incoming = join(folder, INCOMING + process.pid);
  const known = before === undefined ? new Map<string, string>() : filesByHash(join(folder, before));
  const twins = new Map<string, string>();
  for (const [hash, file] of filesByHash(output)) {
    const twin = known.get(hash);
    if (twin && isSound(twin, hash)) twins.set(file, twin);
  }
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const copy = join(incoming, source.slice(output.length));
    mkdirSync(dirname(copy), { recursive: true });
    const twin = twins.get(source);
    if (twin) linkSync(twin, copy);
    else copyFileSync(source, copy);
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(incoming, target);
}

/** Removes the releases of a remote that are not among these versions, and those that are there in part. */
export function removeOtherReleases(folder: string, kept: string[]): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const isHalf = entry.name.startsWith(INCOMING);
    const isOther = !entry.name.startsWith('.') && !kept.includes(entry.name);
    if (!entry.isDirectory() || !(isHalf || isOther)) continue;
    rmSync(join(folder, entry.name), { recursive: true, force: true });
  }
}
