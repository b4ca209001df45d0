/*
 * Loaded before the site's own code by the run: at SIGUSR2 a process collects what it can and writes down what it still
 * holds. Without that, V8 decides when it collects, and a process that nobody asks for anything may hold much of nothing.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.TELL_MEMORY_IN;

if (isMainThread && folder) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    // Twice: what a finalizer lets go of in the first is collected in the second.
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    const file = join(folder, String(process.pid));
    writeFileSync(`${file}.part`, String(heapUsed + external));
    renameSync(`${file}.part`, file);
  });
}
