import { setTimeout as sleep } from 'node:timers/promises';
import { type ProcessFigures, processFigures } from './process-figures.ts';

const LOOK_MS = 1_000;
/** So many looks in a row have to show the same. */
const SAME = 4;
const STILL = 0.01;

type Figures = Map<string, ProcessFigures>;

const near = (one: number, other: number) => Math.abs(one - other) <= STILL * other;

const isSame = (one: Figures, other: Figures): boolean =>
  one.size === other.size &&
  [...one].every(([name, { openFiles, megabytes }]) => {
    const then = other.get(name);
    return then !== undefined && openFiles === then.openFiles && near(megabytes, then.megabytes);
  });

/**
 * What every process holds once nothing changes any more: connections that were left have been closed, and V8 has
 * collected what it collects while it has nothing else to do. After so long (ms) it is what it is then.
 */
export async function settledFigures(
  processes: () => Map<string, number>,
  longestMs: number,
): Promise<Figures> {
  const deadline = performance.now() + longestMs;
  let figures = processFigures(processes());
  for (let same = 0; same < SAME && performance.now() < deadline; ) {
    await sleep(LOOK_MS);
    const now = processFigures(processes());
    same = isSame(figures, now) ? same + 1 : 0;
    figures = now;
  }
  return figures;
}
