import type { RemoteDescription } from './remote-description.ts';

/** What a remote may take until it has exported everything; the site's own take 15 ms. */
export interface LoadingLimits {
  cpuMs: number;
  /** For a remote that waits and uses no CPU time: as much as its process could have run, whatever the clock says. */
  waitMs: number;
  /** By the clock, for a process that does not run at all. */
  clockMs: number;
  memoryMb: number;
}

export const LOADING_LIMITS: LoadingLimits = { cpuMs: 3_000, waitMs: 10_000, clockMs: 60_000, memoryMb: 512 };

/** The file descriptor on which the process that loads a remote says how that went, in one line of JSON. */
export const TELL = 3;

/** What it says: what the remote exports, or what is wrong, to be said after the remote's name. */
export type Told = { remote: RemoteDescription } | { problem: string };

export const MEGABYTE = 1024 * 1024;
