/**
 * Watches over the process that loads a remote (`loading-process.ts`), whose loop may stand still. Not by the clock: on a
 * busy machine sound code takes long, too.
 */
import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type LoadingLimits, MEGABYTE, TELL, type Told } from './loading-limits.ts';

const { cpuMs, memoryMb } = workerData as LoadingLimits;
const parent = process.ppid;
const LOOK_MS = 10;

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
  if (process.memoryUsage.rss() > memoryMb * MEGABYTE) {
    end(
      `takes more than ${memoryMb} MB of memory while it is loaded: look for what grows without end in what runs at an ` +
        'import and in what makes routes, paths and slots.',
    );
  }
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
parentPort?.postMessage('watching');
