/*
 * Ends the process of the inspector when it takes too much memory, or when the service is gone. It runs beside what
 * it watches, whose loop may stand still.
 */
import { memoryLimit, outOfMemory } from './limits.ts';

const parent = process.ppid;

setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimit) process.kill(process.pid, outOfMemory);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 10);
