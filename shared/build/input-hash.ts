import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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
]);
const isSource = (name: string) => !/\.test\.tsx?$/.test(name);

/** All source files below a folder, sorted, without tests, build output and what runs on servers only. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ignored.has(entry.name) ? [] : sourceFiles(path);
      return entry.isFile() && isSource(entry.name) ? [path] : [];
    })
    .sort();
}

/**
 * A short hash of everything that goes into a build: sources, and what the lockfile says of the packages that they depend
 * on. The same of both give the same version, so that what has not changed is not built again, and a version once released
 * never changes.
 * @param folders of workspaces, below `root`
 */
export function inputHash(root: string, folders: string[], salt: string): string {
  const hash = createHash('sha256').update(salt);
  for (const file of folders.flatMap((folder) => sourceFiles(join(root, folder)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const line of lockedPackages(root, folders)) hash.update(line).update('\n');
  return hash.digest('hex').slice(0, 10);
}
