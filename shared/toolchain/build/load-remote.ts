import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { BuildTarget } from './build-target.ts';
import { LOADING_LIMITS, type LoadingLimits, TELL, type Told } from './loading-limits.ts';

const options = ['--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'];

/**
 * Loads a built remote in a process of its own, which is ended when it takes too long or too much memory.
 * @returns what it exports, or what is wrong, to be said after the remote's name
 */
export async function loadRemote(
  { folder, output }: Pick<BuildTarget, 'folder' | 'output'>,
  limits: LoadingLimits = LOADING_LIMITS,
): Promise<Told> {
  const script = join(import.meta.dirname, 'loading-process.ts');
  const child = spawn(process.execPath, [...options, script, folder, output, JSON.stringify(limits)], {
    // Whatever a crash leaves behind goes with the output.
    cwd: output,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, limits.clockMs);
  try {
    for await (const line of createInterface(child.stdio[TELL] as Readable)) return JSON.parse(line);
    const [code, signal] = await ended;
    if (late) {
      return {
        problem:
          `is not loaded within ${limits.clockMs / 1000} s: its process stands still, or the machine is too busy to run it. ` +
          'What runs at an import may not stop its process.',
      };
    }
    return {
      problem:
        `ends the process that loads it (${signal ?? `exit code ${code}`}): look for process.exit(), or for more memory than ` +
        'there is, in what runs at an import.',
    };
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    await ended;
  }
}
