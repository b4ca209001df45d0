/**
 * Where one remote's source maps lie: beside its releases and never public. `private/<name>/<version>/…` has a map for each
 * script, by the script's name with `.map`, while what shells and visitors get lies below `remotes/`.
 */
export interface SourceMapStore {
  /**
   * Stores the maps of a release, and removes those of others that the store no longer keeps.
   * @param folder in which the build has left them
   * @param kept the versions of all releases that are kept, asked for when something is to be removed
   * @throws ReleaseError if it can't be done, or everybody could read them
   */
  keep(version: string, folder: string, kept: () => Promise<string[]>): Promise<void>;

  /**
   * The map of a script of a release, as JSON.
   * @param file the script's name in the release
   * @returns undefined if there is none
   */
  read(version: string, file: string): Promise<string | undefined>;
}

/** Where they lie, beside `remotes/`. */
export const PRIVATE = 'private';
