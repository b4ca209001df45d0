import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lockedPackages } from './locked-packages.ts';

const ignored = new Set([
  'node_modules',
  'dist',
  'service',
  'composer',
  'edge',
  'toolchain',
  'release',
  'catalogue',
  'site',
  'assets',
  'drawings',
  'print',
  'package-lock.json',
]);
const isSource = (name: string) => !/\.test\.tsx?$|\.d\.ts$|\.md$/.test(name);
const isIgnored = (name: string) => ignored.has(name) || name.startsWith('.');

/** A part's folder, and what the workspaces beside it add to its build; a team's own repository has no such workspaces. */
const sourcesOf = (root: string, part: string) =>
  [part, 'shared', 'shared/toolchain/build'].filter((folder) => existsSync(join(root, folder)));

/** What they write into every release. */
const formats = ['needs.ts', 'public-path.ts', 'release-manifest.ts', 'slot-types.ts'].map(
  (file) => `shared/release/${file}`,
);

/** All source files below a folder, sorted, without tests, build output and what runs on servers only. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (isIgnored(entry.name)) return [];
      if (entry.isDirectory()) return sourceFiles(path);
      return entry.isFile() && isSource(entry.name) ? [path] : [];
    })
    .sort();
}

/**
 * A short hash of everything that goes into a build: sources, and what the lockfile says of the packages that they depend
 * on. The same of both give the same version, so that what has not changed is not built again, and a version once released
 * never changes.
 * @param root the folder of package-lock.json
 * @param part the part's folder below `root`; empty if it is that folder
 */
export function inputHash(root: string, part: string, salt: string): string {
  const hash = createHash('sha256').update(salt);
  const sources = sourcesOf(root, part).flatMap((folder) => sourceFiles(join(root, folder)));
  const written = formats.map((file) => join(root, file)).filter((file) => existsSync(file));
  for (const file of [...sources, ...written]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const line of lockedPackages(root, [part, '@goldbraun/shared', '@goldbraun/toolchain'])) {
    hash.update(line).update('\n');
  }
  return hash.digest('hex').slice(0, 10);
}
