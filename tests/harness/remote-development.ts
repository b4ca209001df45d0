import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { SourceCopy } from './source-copy.ts';

/** `npm run dev -w mfe-news` in a copy of the sources, whose edits a running site shows. */
export class RemoteDevelopment {
  readonly copy: SourceCopy;
  readonly port: number;
  /** The address that makes the site take the remote from here. */
  readonly override: string;
  readonly #command: ChildProcess;

  private constructor(copy: SourceCopy, port: number, override: string, command: ChildProcess) {
    this.copy = copy;
    this.port = port;
    this.override = override;
    this.#command = command;
  }

  /**
   * Starts it against a site that was started with the secret, and waits for the address that it prints.
   * @throws Error if it ends without one
   */
  static async start(site: string, secret: string): Promise<RemoteDevelopment> {
    const port = await freePort();
    const copy = new SourceCopy(['shell', 'mfe-news']);
    const command = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'shared/toolchain/dev.ts', 'mfe-news'],
      {
        cwd: copy.folder,
        env: { ...process.env, SITE_URL: site, OVERRIDE_SECRET: secret, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    );
    for await (const line of createInterface(command.stdout as NodeJS.ReadableStream)) {
      const [address] = /http:\S+\/override\?token=\S+/.exec(line) ?? [];
      if (address) return new RemoteDevelopment(copy, port, address, command);
    }
    copy.remove();
    throw new Error('The development server has ended.');
  }

  async stop(): Promise<void> {
    const ended = once(this.#command, 'exit');
    this.#command.kill('SIGTERM');
    await ended;
    this.copy.remove();
  }
}
