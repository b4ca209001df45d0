import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { overLimit, usageOf } from './limits.ts';
import { readLines } from './lines.ts';
import {
  MAX_LINE,
  type ProcessEnd,
  type RendererHost,
  type RendererProcess,
  TOO_LONG,
} from './renderer-host.ts';
import { Warden } from './warden.ts';

const HEAP_MB = 192;
const YOUNG_MB = 4;
const MEMORY_MB = 320;
const MAX_STDERR = 2_000;

const source = join(import.meta.dirname, 'process/main.ts');
/** The sources of the process itself. */
const own = [join(import.meta.dirname, 'process/'), join(import.meta.dirname, 'lines.ts')];

/** One for all that this process starts. */
const warden = new Warden();

/** Starts the processes of renderers as children of this process, and ends them when this process is gone. */
export class LocalHost implements RendererHost {
  ready = async (): Promise<void> => {};

  async start(readable: string[], onLine: (line: string) => void): Promise<RendererProcess> {
    const child = spawn(
      process.execPath,
      [
        '--permission',
        ...[...own, ...readable].map((path) => `--allow-fs-read=${path}`),
        `--max-old-space-size=${HEAP_MB}`,
        // Under a flood of searches a process would grow by 50 MB for garbage that is young, and keep them.
        `--max-semi-space-size=${YOUNG_MB}`,
        '--freeze-flags-after-init',
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=SecurityWarning',
        source,
      ],
      { env: { NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
    );
    const pid = child.pid ?? 0;
    const watching = new AbortController();
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-MAX_STDERR);
    });
    const channel = child.stdio[3] as Duplex;
    // A process that has ended says so by its exit; what was written to it then is lost with it.
    channel.on('error', () => {});
    let why: string | null = null;
    const end = () => void child.kill('SIGKILL');
    const endFor = (what: string) => {
      why ??= what;
      end();
    };
    readLines(channel, MAX_LINE, onLine, () => endFor(TOO_LONG));
    if (pid) warden.watch(pid);
    void overLimit(() => usageOf(pid), { memoryMb: MEMORY_MB }, watching.signal).then(
      (what) => what && endFor(`it ${what}`),
    );
    const ended = new Promise<string | number | null>((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? code));
      child.once('error', (error) => resolve(error.message));
    });
    const exit = ended.then((how): ProcessEnd => {
      watching.abort();
      if (pid) warden.forget(pid);
      const what = why ?? `it ends the composer (${how})${lastWords(stderr)}`;
      return { what, isLost: false };
    });
    const send = (line: string) => void channel.write(`${line}\n`);
    return { send, exit, usage: () => usageOf(pid), end };
  }
}

/** The message of an uncaught error, which Node writes before it ends. */
function lastWords(stderr: string): string {
  const [message] = /^\S*Error: .*$|^Uncaught .*$/m.exec(stderr) ?? [];
  return message ? `: ${message.slice(0, 300)}` : '';
}
