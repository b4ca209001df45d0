import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Part } from './build-target.ts';

const ENDING = '.map';

/** Where the source maps of a build lie: beside the builds and in none of them. */
export const mapsOf = ({ folder }: Pick<Part, 'folder'>, version: string): string =>
  join(folder, 'dist', 'private', version);

/** Moves the source maps out of a build, before its files are counted. */
export function takeMaps(output: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(ENDING)) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(to, relative(output, file));
    mkdirSync(dirname(target), { recursive: true });
    renameSync(file, target);
  }
}

/**
 * Whether a build has the same files, by their hashes, as the one of its version that is there already: only then do its source
 * maps fit.
 * @returns true as well if there is none
 */
export function isSameBuild(output: string, there: string): boolean {
  const manifest = (folder: string) => readFileSync(join(folder, 'release.json'), 'utf8');
  return !existsSync(join(there, 'release.json')) || manifest(output) === manifest(there);
}
