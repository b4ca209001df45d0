/**
 * What the federation's core gets for its handler of snapshots. `disableSnapshot` takes the plugins away that would use
 * it and leaves the handler itself in, which is 2 kB of every first load.
 */
export { DisabledSnapshotHandler as SnapshotHandler } from 'disabled-snapshot-handler';
