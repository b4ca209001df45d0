import type { DiscoveredRelease } from './discovery.ts';
import type { HistoryEntry } from './release-history.ts';

/** Something that can't be done to a release, with a sentence for the team. */
export class ReleaseError extends Error {}

/** The files of a release, as a build has left them. */
export interface BuiltRelease {
  version: string;
  /** The folder in which they lie. */
  output: string;
}

/** By what a stored release is checked: the hashes of its `remoteEntry.js` and of its `release.json`. */
export interface ReleaseHashes {
  integrity: string;
  manifestIntegrity: string;
}

/** What is to count from now on, and what the history tells of it. */
export interface Change {
  /** All releases, newest first. */
  releases: DiscoveredRelease[];
  entry: Pick<HistoryEntry, 'did' | 'version' | 'preview' | 'live'>;
}

/**
 * Decides what is to count, from what counts now: all releases, newest first.
 * @param add puts the files of a release into the store, where nobody sees them before the change counts. A version that is
 *   stored already is left as it is, unless it is damaged
 * @returns null to leave all as it is
 * @throws ReleaseError if it can't be done; then nothing is changed
 */
export type Decide = (
  now: DiscoveredRelease[],
  add: (built: BuiltRelease) => Promise<ReleaseHashes>,
) => Promise<Change | null>;

/**
 * Where one remote's releases lie, `remotes/<name>/<version>/…` beside `discovery.json`: a folder, or a bucket of an object
 * store. Files come first and are never changed; what counts is what the discovery file names, which is written last,
 * all at once, and only upon what the change was decided on. So no change is lost, however many come at the same time.
 */
export interface ReleaseStore {
  /** All releases, newest first. */
  releases(): Promise<DiscoveredRelease[]>;

  /** What was done to them, oldest first. */
  history(): Promise<HistoryEntry[]>;

  /**
   * Changes what counts, as one of several who may want to at the same time.
   * @param decide may be asked several times: again whenever somebody else was faster
   * @throws ReleaseError if the store can't do it; unless it says otherwise, nothing was changed
   */
  change(decide: Decide): Promise<void>;
}
