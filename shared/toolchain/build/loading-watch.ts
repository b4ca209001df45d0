/**
 * Watches over the process that loads a remote (`loading-process.ts`), whose loop may stand still. Not by the clock: on a
 * busy machine sound code takes long, too. What counts is how often the watch itself had its turn.
 */
import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type LoadingLimits, MEGABYTE, TELL, type Told } from './loading-limits.ts';

const { cpuMs, waitMs, memoryMb } = workerData as LoadingLimits;
const parent = process.ppid;
const LOOK_MS = 10;
let looks = 0;

function end(problem: string): void {
  writeFileSync(TELL, `${JSON.stringify({ problem } satisfies Told)}\n`);
  process.kill(process.pid, 'SIGKILL');
}

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > cpuMs) {
    end(
      `does not end within ${cpuMs / 1000} s of CPU time while it is loaded: look for a loop in what runs at an import ` +
        'and in what makes routes, paths and slots.',
    );
  }
  looks += 1;
  if (looks * LOOK_MS > waitMs) {
    end(
      `is not loaded within ${waitMs / 1000} s: it waits for something that does not come. Nothing may wait at an import; ` +
        'data comes by loaders.',
    );
  }
  if (process.memoryUsage.rss() > memoryMb * MEGABYTE) {
    end(
      `takes more than ${memoryMb} MB of memory while it is loaded: look for what grows without end in what runs at an ` +
        'import and in what makes routes, paths and slots.',
    );
  }
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
parentPort?.postMessage('watching');
