import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds, its part of what it shares with others counted: Linux' proportional set size, in MB. */
export const ownMemoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;

/** What a process and all below it hold, what they share counted once. */
export function memoryOf(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), ownMemoryOf(pid));
}
