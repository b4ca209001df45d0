import { secondsSetting } from './process.ts';

/** How long a server has patience with its visitors, and they with its end, all in milliseconds. */
export interface ServingLimits {
  /** From "not ready" to the last new connection: a balancer has to notice in that time. */
  drainMs: number;
  /** From SIGTERM until whatever is still under way is cut off. */
  endMs: number;
  /** From SIGTERM until the process is gone, whatever hangs: a mail server that is silent, a page that is rendered. */
  exitMs: number;
  /** For an answer of which its visitor takes nothing any more; whoever takes a little goes on. */
  stallMs: number;
  /** For the head of a request. */
  headersMs: number;
  /** For a whole request, where the server has no limit of its own. */
  requestMs: number;
}

/** Reads DRAIN_SECONDS, END_SECONDS and STALL_SECONDS; what is wrong ends the process with one clear line. */
export function servingLimits(): ServingLimits {
  const endMs = secondsSetting('END_SECONDS', 10);
  return {
    drainMs: secondsSetting('DRAIN_SECONDS', 2),
    endMs,
    exitMs: endMs + 2_000,
    stallMs: secondsSetting('STALL_SECONDS', 60),
    headersMs: 20_000,
    requestMs: 300_000,
  };
}
