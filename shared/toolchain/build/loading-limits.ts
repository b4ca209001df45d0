import type { RemoteDescription } from './remote-description.ts';

/** What a remote may take until it has exported everything; the site's own take 15 ms. */
export interface LoadingLimits {
  cpuMs: number;
  /** By the clock, for a remote that waits and uses no CPU time. */
  clockMs: number;
  memoryMb: number;
}

export const LOADING_LIMITS: LoadingLimits = { cpuMs: 3_000, clockMs: 10_000, memoryMb: 512 };

/** The file descriptor on which the process that loads a remote says how that went, in one line of JSON. */
export const TELL = 3;

/** What it says: what the remote exports, or what is wrong, to be said after the remote's name. */
export type Told = { remote: RemoteDescription } | { problem: string };

export const MEGABYTE = 1024 * 1024;
