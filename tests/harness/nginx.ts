import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Certificate } from './certificate.ts';
import { freePort } from './free-port.ts';

const proxyFolder = join(import.meta.dirname, '../../shell/proxy');
const START_LIMIT_MS = 10_000;

/** Where nginx is installed; undefined where it isn't. */
export const nginxProgram = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/opt/homebrew/bin']
  .map((folder) => join(folder, 'nginx'))
  .find((program) => existsSync(program));

/** The proxy of the compose file: nginx by `shell/proxy/nginx.conf`, in a folder and on a port of its own. */
export class Nginx {
  readonly address: string;
  /** Where it speaks TLS; undefined without a certificate. */
  readonly tlsAddress: string | undefined;
  readonly #folder: string;
  readonly #program: string;
  #child: ChildProcess | undefined;

  private constructor(program: string, folder: string, port: number, tlsPort?: number) {
    this.#program = program;
    this.#folder = folder;
    this.address = `http://127.0.0.1:${port}`;
    this.tlsAddress = tlsPort === undefined ? undefined : `https://127.0.0.1:${tlsPort}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts it before the shells on these ports.
   * @param quick makes every limit of seconds a twentieth
   * @param certificate of which it gives TLS, as `tls.sh` sets it up
   * @throws Error with what nginx says if the configuration is wrong or it does not start
   */
  static async start(
    program: string,
    shells: number[],
    { quick = false, certificate }: { quick?: boolean; certificate?: Certificate } = {},
  ): Promise<Nginx> {
    const tlsPort = certificate && (await freePort());
    return Nginx.#run(program, tlsPort, (folder, port) => {
      if (certificate && tlsPort) speakTls(program, folder, tlsPort, certificate);
      const text = adapted(folder, port, shells);
      return quick ? text.replace(/\b(\d+)s;/g, (_limit, seconds) => `${50 * Number(seconds)}ms;`) : text;
    });
  }

  /**
   * Starts it with nothing but some locations.
   * @param locations as they stand in a configuration
   */
  static serving(program: string, locations: string[]): Promise<Nginx> {
    return Nginx.#run(
      program,
      undefined,
      (folder, port) => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
}
`,
    );
  }

  static async #run(
    program: string,
    tlsPort: number | undefined,
    configuration: (folder: string, port: number) => string,
  ): Promise<Nginx> {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'goldbraun-nginx-'));
    // Started by root, nginx works as nobody.
    chmodSync(folder, 0o755);
    const proxy = new Nginx(program, folder, port, tlsPort);
    try {
      writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
      await proxy.#start(port);
    } catch (error) {
      await proxy.stop();
      throw error;
    }
    return proxy;
  }

  async #start(port: number): Promise<void> {
    const args = ['-p', this.#folder, '-c', join(this.#folder, 'nginx.conf')];
    const { status, stderr } = spawnSync(this.#program, [...args, '-t'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    this.#child = spawn(this.#program, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await answers(port))) {
      if (this.#child.exitCode !== null || Date.now() > deadline) throw new Error('nginx did not start');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Runs what the image runs before nginx, for another folder and port. */
function speakTls(program: string, folder: string, port: number, { cert, key }: Certificate) {
  const env = {
    PATH: `${dirname(program)}:${process.env.PATH}`,
    TLS_FOLDER: folder,
    TLS_CERT_FILE: cert,
    TLS_KEY_FILE: key,
    TLS_PORT: String(port),
  };
  const { status, stderr } = spawnSync(join(proxyFolder, 'tls.sh'), { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const file = join(folder, 'tls.conf');
  writeFileSync(file, replaced(readFileSync(file, 'utf8'), ['listen 8443', `listen 127.0.0.1:${port}`]));
}

/** The file as it is, but for its folder, its port and the shells, which Docker's name server would name. */
function adapted(folder: string, port: number, shells: number[]): string {
  const servers = shells.map((shell) => `server 127.0.0.1:${shell} max_fails=0;`).join(' ');
  return [
    ['worker_processes auto;', 'worker_processes 1;'],
    ['http {', `http {\n  upstream shells { ${servers} }`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['set $shell shell:8080;', 'set $shell shells;'],
  ].reduce(replaced, readFileSync(join(proxyFolder, 'nginx.conf'), 'utf8').replaceAll('/tmp/', `${folder}/`));
}

function replaced(text: string, [from = '', to = '']: string[]): string {
  if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}"`);
  return text.replace(from, () => to);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null));
    socket.on('error', () => resolve(false));
  });
}
