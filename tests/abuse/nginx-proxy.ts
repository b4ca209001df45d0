import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '@goldbraun/shared/toolchain/parts.ts';
import { folderOf } from '../../mfe-acquisition/service/testing/system-program.ts';
import { freePort } from '../harness/free-port.ts';

const START_LIMIT_MS = 10_000;
const LOOK_MS = 50;

/** What has to be another outside of a container; everything else is as visitors meet it. */
function adapted(conf: string, changes: [from: string, to: string][]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`shell/proxy/nginx.conf has no "${from}".`);
    return text.replaceAll(from, to);
  }, conf);
}

/** nginx before some shells, with the configuration of the compose file. */
export class NginxProxy {
  readonly address: URL;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(address: URL, folder: string, process: ChildProcess) {
    this.address = address;
    this.#folder = folder;
    this.#process = process;
  }

  get pid(): number {
    return this.#process.pid as number;
  }

  /** @throws Error in one line if there is no nginx and none can be installed */
  static async start(shells: string[]): Promise<NginxProxy> {
    const programs = folderOf('nginx', {
      from: 'nginx-light',
      folders: () => ['/usr/sbin', '/opt/homebrew/bin'],
    });
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'goldbraun-proxy-'));
    // nginx gives up root for an account that has to get here.
    chmodSync(folder, 0o755);
    const conf = readFileSync(join(root, 'shell/proxy/nginx.conf'), 'utf8');
    // The group stands for Docker's name server: it names all shells, also one that is just gone.
    const group = `upstream shells { ${shells.map((shell) => `server ${shell} max_fails=0;`).join(' ')} }`;
    const file = join(folder, 'nginx.conf');
    const changes: [string, string][] = [
      ['/tmp/', `${folder}/`],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['set $shell shell:8080;', 'set $shell shells;'],
      ['  server {', `  ${group}\n  server {`],
    ];
    writeFileSync(file, adapted(conf, changes));
    const options = ['-p', folder, '-c', file, '-g', 'daemon off;'];
    const child = spawn(join(programs, 'nginx'), options, { stdio: 'ignore' });
    const proxy = new NginxProxy(new URL(`http://127.0.0.1:${port}`), folder, child);
    const deadline = performance.now() + START_LIMIT_MS;
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() > deadline) {
        await proxy.stop();
        throw new Error(`nginx did not start with ${file}.`);
      }
      await sleep(LOOK_MS);
    }
    return proxy;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const ended = once(this.#process, 'exit');
      this.#process.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null));
    socket.on('error', () => resolve(false));
  });
}
