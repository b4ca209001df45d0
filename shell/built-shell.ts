/** The shell as it is built, for who runs it without its sources. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build of the shell, as the composer and the edge take it. */
export interface BuiltShell {
  version: string;
  folder: string;
}

/** The build that came with this package; undefined among the sources, where it is built. */
export function packedShell(mode: 'production' | 'development'): BuiltShell | undefined {
  const folder = join(import.meta.dirname, 'built', mode);
  const manifest = join(folder, 'release.json');
  if (!existsSync(manifest)) return undefined;
  return { version: JSON.parse(readFileSync(manifest, 'utf8')).version, folder };
}

/** The program that serves visitors: `SHELL_FOLDER` names a build to it. */
export const EDGE_PROGRAM = join(import.meta.dirname, 'edge/main.ts');
