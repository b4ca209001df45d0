import { setTimeout as sleep } from 'node:timers/promises';
import type { AbusedSite } from './abused-site.ts';

const EVERY_MS = 20_000;
/** As long as Docker waits before it kills (`stop_grace_period`). */
const GRACE_MS = 15_000;
const START_LIMIT_MS = 30_000;
const LOOK_MS = 50;

/** What became of the processes that were asked to end. */
export interface Terminations {
  count: number;
  /** Who was asked. */
  names: Set<string>;
  /** Who was away from when to when: the end and the start again. */
  away: { name: string; from: Date; to: Date }[];
  /** The longest time that one took to end, in milliseconds. */
  longestMs: number;
  /** Sentences about those that did not end in time, or did not come back. */
  faults: string[];
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function until(condition: () => boolean, limitMs: number): Promise<number> {
  const begun = performance.now();
  while (!condition() && performance.now() - begun < limitMs) await sleep(LOOK_MS);
  return performance.now() - begun;
}

async function terminate({ group }: AbusedSite, name: string, terminations: Terminations): Promise<void> {
  const pid = group.pid(name) as number;
  const from = new Date();
  process.kill(pid, 'SIGTERM');
  terminations.count += 1;
  terminations.names.add(name);
  const ms = await until(() => !isAlive(pid), GRACE_MS);
  terminations.longestMs = Math.max(terminations.longestMs, ms);
  if (isAlive(pid)) {
    terminations.faults.push(`${name} did not end within ${GRACE_MS / 1000} s`);
    process.kill(pid, 'SIGKILL');
  }
  await until(() => group.pid(name) !== pid, START_LIMIT_MS);
  terminations.away.push({ name, from, to: new Date() });
  if (group.pid(name) === pid) terminations.faults.push(`${name} was not started again`);
}

/**
 * Sends SIGTERM to one process after the other while visitors come: to the shells by turns, each third time to the
 * intake. The group starts them again. The next one has its turn only when the last one is back: a site of two shells
 * can spare one.
 */
export async function terminateByTurns(site: AbusedSite, signal: AbortSignal): Promise<Terminations> {
  const terminations: Terminations = { count: 0, names: new Set(), away: [], longestMs: 0, faults: [] };
  const turns = [...site.shells, 'intake'];
  for (let turn = 0; ; turn += 1) {
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) return terminations;
    await terminate(site, turns[turn % turns.length] as string, terminations);
  }
}
