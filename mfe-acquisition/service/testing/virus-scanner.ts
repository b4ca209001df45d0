import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from './system-program.ts';

/** The test file of the antivirus industry: harmless, and found by every scanner. In two parts, for the one of whoever reads this. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const startLimit = 30_000;

/** A clamd of the test's own, at a socket in a temporary folder, that knows the EICAR test file and nothing else. */
export class VirusScanner {
  readonly #folder = mkdtempSync(join(tmpdir(), 'intake-clamd-'));
  readonly #socket = join(this.#folder, 'clamd.sock');
  #process: ChildProcess | undefined;

  readonly url = `unix:${this.#socket}`;

  constructor() {
    const signatures = join(this.#folder, 'signatures');
    mkdirSync(signatures);
    const hex = Buffer.from(eicar, 'latin1').toString('hex');
    writeFileSync(join(signatures, 'eicar.ndb'), `Eicar-Test-Signature:0:*:${hex}\n`);
    const settings = [`DatabaseDirectory ${signatures}`, `LocalSocket ${this.#socket}`, 'Foreground yes'];
    writeFileSync(join(this.#folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  }

  /** @throws Error in one line if there is no clamd and none can be installed */
  async start(): Promise<void> {
    const program = join(
      folderOf('clamd', { from: 'clamav-daemon', folders: () => ['/usr/sbin', '/opt/homebrew/sbin'] }),
      'clamd',
    );
    this.#process = spawn(program, ['--config-file', join(this.#folder, 'clamd.conf')], { stdio: 'ignore' });
    const deadline = Date.now() + startLimit;
    while (!(await this.#answers())) {
      if (this.#process.exitCode !== null || Date.now() > deadline) throw new Error('clamd did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async end(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(this.#socket, { force: true });
  }

  async remove(): Promise<void> {
    await this.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.#socket, () => resolve(socket.destroy() !== null));
      socket.on('error', () => resolve(false));
    });
  }
}
