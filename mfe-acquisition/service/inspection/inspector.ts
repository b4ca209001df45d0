import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Inspect, Inspectable, Inspection } from './inspection.ts';
import { timeLimit, waitLimit } from './limits.ts';
import { checkSignature } from './signature.ts';

const unchecked: Inspection = { remarks: ['unchecked'] };
const options = [
  ...['--permission', '--allow-fs-read=*', '--allow-worker', '--allow-addons'],
  ...['--expose-gc', '--max-old-space-size=256', '--disable-warning=SecurityWarning'],
];

/** Looks into files, and ends with the service. */
export type Inspector = { inspect: Inspect; stop: () => void };

/**
 * The process that looks into files: started with the first one, and again after a file was too much for it. Too much
 * memory, or a crash, means a bomb or worse, which is refused. Too much time may mean a busy machine: the process is
 * killed, and the file is kept and marked.
 */
export function createInspector(log: Logger, limits = { timeLimit, waitLimit }): Inspector {
  const oneByOne = pLimit(1);
  let running: Promise<ChildProcess> | undefined;

  async function start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'inspector-process.ts'), {
      env: { NODE_ENV: 'production' },
      execArgv: options,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => {
      running = undefined;
    });
    child.on('error', (error) => log.warn({ err: error }, 'inspector'));
    const settled = new AbortController();
    try {
      await Promise.race([
        once(child, 'message', settled),
        once(child, 'exit', settled).then(([code]) => {
          throw new Error(`the inspector ended with ${code}`);
        }),
      ]);
    } finally {
      settled.abort();
    }
    return child;
  }

  async function ask(file: Inspectable): Promise<Inspection> {
    running ??= start().catch((error) => {
      running = undefined;
      throw error;
    });
    const child = await running;
    const settled = new AbortController();
    const timer = setTimeout(() => child.kill('SIGKILL'), limits.timeLimit);
    child.send(file, (error) => error && child.kill('SIGKILL'));
    try {
      return await Promise.race([
        once(child, 'message', settled).then(([inspection]) => inspection as Inspection),
        once(child, 'exit', settled).then(([, signal]): Inspection => {
          log.warn({ signal, kind: file.kind }, 'a file was too much for the inspector');
          return signal === 'SIGKILL' ? unchecked : { fault: 'attachment_damaged' };
        }),
      ]);
    } finally {
      clearTimeout(timer);
      settled.abort();
    }
  }

  async function inspect(file: Inspectable): Promise<Inspection> {
    const fault = await checkSignature(file);
    if (fault) return { fault };
    const asked = Date.now();
    return oneByOne(() => (Date.now() - asked > limits.waitLimit ? unchecked : ask(file))).catch((error) => {
      log.error({ err: error }, 'a file could not be looked into');
      return unchecked;
    });
  }

  return { inspect, stop: () => void running?.then((child) => child.kill('SIGKILL')).catch(() => {}) };
}
