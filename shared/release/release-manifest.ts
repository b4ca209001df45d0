import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import semver from 'semver';
import * as v from 'valibot';
import { fileName, standSideBySide } from './file-names.ts';

const integrityPattern = /^sha384-[A-Za-z0-9+/]{64}$/;
/** The package's version and a hash of the sources. */
export const versionPattern = /^\d+\.\d+\.\d+-[0-9a-f]{10}$/;

const shortText = v.pipe(v.string(), v.maxLength(100));

/** `release.json`: every file of one immutable release with its hash, so that nothing else can be slipped in. */
export const releaseManifestSchema = v.object({
  name: v.string(),
  version: v.pipe(v.string(), v.regex(versionPattern)),
  contract: v.number(),
  /** The versions of the libraries that it was built with and that exist once: `react` and the others. */
  shared: v.optional(v.record(shortText, shortText)),
  /** What it needs of the shell, as ranges of semver: `contract`, and those libraries. Releases of before there were such have none. */
  needs: v.optional(
    v.record(
      shortText,
      v.pipe(
        shortText,
        v.check((range) => semver.validRange(range) !== null, 'is no range'),
      ),
    ),
  ),
  files: v.pipe(
    v.record(fileName, v.pipe(v.string(), v.regex(integrityPattern))),
    v.check((files) => standSideBySide(Object.keys(files)), 'names a file twice, or within another file'),
  ),
});

export type ReleaseManifest = v.InferOutput<typeof releaseManifestSchema>;

/** The subresource-integrity value of some bytes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Hashes every file of a release folder and writes `release.json` beside them. */
export function writeReleaseManifest(folder: string, release: Omit<ReleaseManifest, 'files'>): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = Object.fromEntries(
    paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), integrityOf(readFileSync(path))]),
  );
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ ...release, files }, null, 1)}\n`);
}
