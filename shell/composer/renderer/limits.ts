/**
 * What the process of a renderer may take, measured from outside: code that loops, waits or fills the memory beside the
 * heap can't hide it there.
 */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pidusage from 'pidusage';

const LOOK_MS = 100;
const MB = 1024 * 1024;

export interface Limits {
  /** Resident memory of the whole process, buffers and stacks included. */
  memoryMb: number;
  /** Processor time from the first look on; a loop uses it up. */
  cpuMs: number;
  /** Time without any use of the processor: a wait for what never comes. */
  idleMs: number;
  /** Time by the clock, however busy the machine is. */
  totalMs: number;
}

export interface Usage {
  memoryMb: number;
  cpuMs: number;
}

/** The processes that are looked at next. */
let asked: number[] = [];
let nextLook: ReturnType<typeof lookAtAsked> | undefined;

async function lookAtAsked() {
  await nextTurn();
  const pids = asked;
  asked = [];
  nextLook = undefined;
  return pidusage(pids);
}

/** What a process uses at present; null once it has ended. One look is for all that are asked for in the same turn: it costs half of one for each. */
export async function usageOf(pid: number): Promise<Usage | null> {
  asked.push(pid);
  nextLook ??= lookAtAsked();
  try {
    const status = (await nextLook)[pid];
    return status ? { memoryMb: status.memory / MB, cpuMs: status.ctime } : null;
  } catch {
    return null;
  }
}

/**
 * Watches a process until it takes more than it may, or has ended.
 * @param look gives what it uses at present; null once it has ended
 * @returns what it did, to be said after "it"; null if it was not that
 */
export async function overLimit(
  look: () => Promise<Usage | null>,
  { memoryMb, cpuMs, idleMs, totalMs }: Partial<Limits>,
  signal: AbortSignal,
): Promise<string | null> {
  const begun = performance.now();
  let first: number | undefined;
  let last = 0;
  let moved = begun;
  while (!signal.aborted) {
    const usage = await look();
    if (!usage) return null;
    first ??= usage.cpuMs;
    const now = performance.now();
    if (usage.cpuMs > last) moved = now;
    last = usage.cpuMs;
    if (memoryMb && usage.memoryMb > memoryMb) return `takes more than ${memoryMb} MB of memory`;
    if (cpuMs && usage.cpuMs - first > cpuMs) return `does not end within ${cpuMs / 1000} s of CPU time`;
    if (idleMs && now - moved > idleMs)
      return `waits for more than ${idleMs / 1000} s for something that does not come`;
    if (totalMs && now - begun > totalMs) return `does not end within ${totalMs / 1000} s`;
    // At the same time as all other watches of this process.
    const pause = Math.ceil(LOOK_MS - (performance.now() % LOOK_MS));
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
  return null;
}
