import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A composer as a process of its own, as it runs in its container. */
export class ComposerProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Starts it and waits until shells can connect. */
  static async start(socket: string, version: string): Promise<ComposerProcess> {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../main.ts')],
      {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, COMPOSER_SOCKET: socket, SHELL_VERSION: version },
      },
    );
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The composer ended before it was ready (exit code ${code}).`);
    });
    ended.catch(() => {});
    await Promise.race([once(child, 'message'), ended]);
    return new ComposerProcess(child);
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** Ends it as a crash does. */
  kill = (): Promise<void> => this.#end('SIGKILL');

  /** Ends it as a container is stopped. */
  stop = (): Promise<void> => this.#end('SIGTERM');

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exit;
  }
}
