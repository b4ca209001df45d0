import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Built } from '../../shared/toolchain/build/build-part.ts';

/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9';
const START_LIMIT_MS = 60_000;

/** Whether this system can forbid a process to write files. */
export const canDenyRoom = process.platform === 'linux';

/** A shell of its own, without the services behind it. */
export class ShellProcess {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.address = `http://127.0.0.1:${port}`;
  }

  /**
   * Starts it and waits until it listens.
   * @param remotes as REMOTES names them
   * @param room whether it may write into files; without it each write fails, as on a full disk
   * @param env settings besides
   * @throws Error if it ends before that
   */
  static async start(
    shell: Built,
    data: string,
    remotes: string,
    room = true,
    env: Record<string, string> = {},
  ): Promise<ShellProcess> {
    const child = spawn(
      '/bin/sh',
      [
        '-c',
        `${room ? '' : 'ulimit -S -f 0; '}exec "$0" "$@"`,
        process.execPath,
        '--disable-warning=ExperimentalWarning',
        join(shell.folder, 'edge/main.ts'),
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {
          ...process.env,
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: data,
          REMOTES: remotes,
          INTAKE_URL: NOWHERE,
          SEARCH_URL: NOWHERE,
          SHELL_VERSION: shell.version,
          SHELL_FOLDER: shell.output,
          NODE_ENV: 'production',
          ...env,
        },
      },
    );
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The shell ended before it was up (exit code ${code}).`);
    });
    ended.catch(() => {});
    try {
      const up = once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT_MS) });
      const [message] = await Promise.race([up, ended]);
      return new ShellProcess(child, (message as { listening: number }).listening);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    if (this.hasEnded) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }
}

/** Lets a running process write into files no more, as if the disk were full, or lets it again. */
export function setRoom(pid: number, room: boolean): void {
  execFileSync('prlimit', ['--pid', `${pid}`, `--fsize=${room ? 'unlimited' : 0}:`]);
}
