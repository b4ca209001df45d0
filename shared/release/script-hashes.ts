import type { ReleaseManifest } from './release-manifest.ts';

/**
 * Beside the files of a release, the shell answers under this name with the hashes of its scripts: a JSON object, from a
 * file's name to what `integrity` attributes hold. It is made of the manifest, so that every release has it.
 */
export const SCRIPT_HASHES = 'scripts.json';

/** The hashes of all scripts that a page may import. */
export function scriptHashes({ files }: Pick<ReleaseManifest, 'files'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).filter(([name]) => name.endsWith('.js') && !name.startsWith('asset/')),
  );
}
