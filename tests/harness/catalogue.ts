import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../shared/toolchain/parts.ts';

/** The section catalogue, as `npm run catalogue` starts it, on a free port. */
export class Catalogue {
  readonly address: string;
  readonly #command: ChildProcess;

  private constructor(address: string, command: ChildProcess) {
    this.address = address;
    this.#command = command;
  }

  /** @throws Error if the command ends without saying where the catalogue is */
  static async start(): Promise<Catalogue> {
    const command = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'shared/site/catalogue.ts')],
      { env: { PATH: process.env.PATH, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    for await (const line of createInterface(command.stdout)) {
      const [, address] = /^Section catalogue: (\S+)$/.exec(line) ?? [];
      if (address) return new Catalogue(address, command);
    }
    throw new Error('The catalogue has ended.');
  }

  async stop(): Promise<void> {
    this.#command.kill('SIGTERM');
    if (this.#command.exitCode === null) await once(this.#command, 'exit');
  }
}
