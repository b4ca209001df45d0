import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

const LOOK_MS = 200;

/** CPU time that a worker has used so far, in milliseconds; NaN before it runs and after it has ended. */
export async function cpuMsOf(worker: Worker): Promise<number> {
  try {
    // Before Node 24.6 there is only the time in which it was busy, however little of the processor it got.
    if (!worker.cpuUsage) return worker.performance.eventLoopUtilization().active;
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return Number.NaN;
  }
}

/**
 * Watches a worker from its start until it has used more CPU time than allowed, which is a loop, or has been idle for longer, which
 * is a wait for something that does not come. Not by the clock: on a busy machine sound code takes long, too.
 * @returns what it did, to be said after "it"
 */
export async function overLimit(
  worker: Worker,
  limits: { cpuMs: number; idleMs: number },
  signal: AbortSignal,
): Promise<string> {
  while (!signal.aborted) {
    await sleep(LOOK_MS, undefined, { signal }).catch(() => {});
    if ((await cpuMsOf(worker)) > limits.cpuMs) {
      return `does not end within ${limits.cpuMs / 1000} s of CPU time`;
    }
    if (worker.performance.eventLoopUtilization().idle > limits.idleMs) {
      return `waits for more than ${limits.idleMs / 1000} s for something that does not come`;
    }
  }
  return 'was ended';
}
