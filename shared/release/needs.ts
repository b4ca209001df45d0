import semver from 'semver';
import { contractVersion, SPOKEN_CONTRACTS } from '../contract/version.ts';
import type { ReleaseManifest } from './release-manifest.ts';

/** What a release needs of the shell, as ranges by name: `contract`, and the libraries that exist once. */
export type Needs = Record<string, string>;

/** What a shell has of that, as versions by name: of a library one, of the contract as many as it speaks. */
export type Provided = Record<string, string[]>;

/**
 * What is needed of something that a release was built with: its minor version or a later one. A patch adds nothing that could
 * be missing, so what is built with 19.3.1 works with 19.3.0.
 * @throws TypeError if it is no version
 */
export function rangeOf(version: string): string {
  const { major, minor, prerelease } = semver.parse(version, {}, true);
  return `^${prerelease.length > 0 ? version : `${major}.${minor}.0`}`;
}

/** What a shell has, by the manifest of its build. */
export const providedBy = ({ shared = {} }: Pick<ReleaseManifest, 'shared'>): Provided => ({
  ...Object.fromEntries(Object.entries(shared).map(([name, version]) => [name, [version]])),
  contract: SPOKEN_CONTRACTS.map(contractVersion),
});

/**
 * Finds what a release needs and the shell has not.
 * @returns a sentence that names both; undefined if it has all
 */
export function unmetNeed(needs: Needs, provided: Provided): string | undefined {
  for (const [name, range] of Object.entries(needs)) {
    const versions = (Object.hasOwn(provided, name) && provided[name]) || [];
    if (versions.some((version) => semver.satisfies(version, range))) continue;
    return `it needs ${name} ${range}, the shell has ${versions.join(' and ') || 'none'}`;
  }
  return undefined;
}
