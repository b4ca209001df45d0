import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all below it hold, what they share counted once: Linux' proportional set size, in MB. */
export function memoryOf(pid: number): number {
  const own = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), Number(own) / 1024);
}
