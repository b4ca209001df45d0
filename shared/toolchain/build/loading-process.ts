/**
 * Loads a built remote, in a process of its own, and says what it exports: what it runs may loop, wait, end the process or
 * take all memory. It may read files and nothing else (Node's permission model); `load-remote.ts` starts it and ends it.
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { TELL, type Told } from './loading-limits.ts';
import { describeRemote } from './remote-description.ts';

const [folder = '', output = '', limits = ''] = process.argv.slice(2);
const LONGEST_REASON = 300;

const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .split('\n', 1)
    .join()
    .slice(0, LONGEST_REASON);

function load(): Told {
  try {
    const remote = createRequire(join(folder, 'package.json'))(join(output, 'server.cjs'));
    if (remote instanceof Promise) {
      return {
        problem:
          'must not wait at its top level, nor import what does: what it exports is taken at once. Data comes by loaders.',
      };
    }
    return { remote: describeRemote(remote) };
  } catch (error) {
    return { problem: `throws while it is loaded: ${reasonOf(error)}` };
  }
}

const watch = new Worker(new URL('loading-watch.ts', import.meta.url), { workerData: JSON.parse(limits) });
// Or the remote would run before anybody watches.
await once(watch, 'message');
writeFileSync(TELL, `${JSON.stringify(load())}\n`);
