import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CaughtMail } from '../../mfe-acquisition/mail-catcher/main.ts';
import { root } from '../../shared/toolchain/parts.ts';
import type { Certificate } from '../harness/certificate.ts';
import { freePort } from '../harness/free-port.ts';
import { SourceCopy } from '../harness/source-copy.ts';

const run = promisify(execFile);
const PROJECT = 'goldbraun-test';

/** What `docker inspect` says of a container, as far as it matters here. */
export interface Container {
  Name: string;
  Config: { User: string };
  HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[]; NetworkMode: string; Memory: number };
  Mounts: { Destination: string; RW: boolean }[];
  State: { Health?: { Status: string } };
}

/** The site from the compose file, as a project of its own beside whatever else the daemon runs. */
export class ComposeSite {
  readonly address: string;
  readonly #mailAddress: string;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(port: number, mailPort: number) {
    this.address = `http://127.0.0.1:${port}`;
    this.#mailAddress = `http://127.0.0.1:${mailPort}`;
    this.#env = {
      ...process.env,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      SMTP_URL: 'smtp://mail-catcher:1025',
      POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
    };
  }

  /** Builds every image and starts the site with three shells and three intakes; resolves when all are healthy. */
  static async start(): Promise<ComposeSite> {
    const site = new ComposeSite(await freePort(), await freePort());
    await site.compose('build');
    try {
      await site.compose('up', '--detach', '--wait', '--scale', 'shell=3', '--scale', 'intake=3');
    } catch (error) {
      // Compose itself says no more than which part is unhealthy.
      const said = await site.compose('logs', '--no-color', '--tail', '20');
      await site.remove();
      throw new Error(`${(error as Error).message}\n${said}`);
    }
    return site;
  }

  /** Gives what the command prints; throws with what it says if it fails. */
  async docker(...args: string[]): Promise<string> {
    const options = { cwd: root, env: this.#env, maxBuffer: 64 * 1024 * 1024 };
    return (await run('docker', args, options)).stdout;
  }

  compose(...args: string[]): Promise<string> {
    const files = ['docker-compose.yml', 'tests/compose/fast-typists.yml'].flatMap((file) => [
      '--file',
      file,
    ]);
    return this.docker('compose', '--project-name', PROJECT, ...files, '--profile', 'mail', ...args);
  }

  async containers(): Promise<Container[]> {
    const ids = (await this.compose('ps', '--quiet')).trim().split('\n');
    return JSON.parse(await this.docker('inspect', ...ids));
  }

  /** The rows of a query, columns parted by `|`. */
  async query(sql: string): Promise<string[]> {
    const psql = ['psql', '--username=goldbraun', '--no-align', '--tuples-only', `--command=${sql}`];
    const text = await this.compose('exec', '--no-TTY', 'database', ...psql);
    return text.split('\n').filter(Boolean);
  }

  async mails(): Promise<CaughtMail[]> {
    return (await fetch(`${this.#mailAddress}/mails`)).json() as Promise<CaughtMail[]>;
  }

  /** Builds the image of mfe-news with another headline on the news page; gives the version of the release in it. */
  async buildNews(headline: string): Promise<string> {
    const copy = new SourceCopy(['mfe-news']);
    try {
      copy.replace('mfe-news/text/de/pages.ts', "title: 'Aktuelles'", `title: '${headline}'`);
      mkdirSync(join(copy.folder, 'tests'));
      for (const file of ['package-lock.json', '.npmrc', '.dockerignore', 'tests/package.json']) {
        cpSync(join(root, file), join(copy.folder, file));
      }
      const image = `${PROJECT}-mfe-news`;
      await this.docker(
        'build',
        '--file',
        join(copy.folder, 'mfe-news/Dockerfile'),
        '--tag',
        image,
        copy.folder,
      );
      const discovery = '/releases/remotes/mfe-news/discovery.json';
      const { microFrontends } = JSON.parse(await this.docker('run', '--rm', image, 'cat', discovery));
      return (Object.values(microFrontends).flat()[0] as { metadata: { version: string } }).metadata.version;
    } finally {
      copy.remove();
    }
  }

  /** Starts a shell that has no file of the others' version and answers everything else by one text. */
  async startOtherShell(): Promise<{ body: string; remove: () => Promise<string> }> {
    const name = `${PROJECT}-other-shell`;
    const body = 'from a shell of another version';
    const server = `require('node:http').createServer(({ url }, response) => response
      .writeHead(url.startsWith('/shell/') ? 404 : 200).end(${JSON.stringify(body)})).listen(8080)`;
    const where = ['--network', `${PROJECT}_default`, '--network-alias', 'shell'];
    const what = ['--entrypoint', 'node', `${PROJECT}-shell`, '-e', server];
    await this.docker('run', '--detach', '--rm', '--name', name, ...where, ...what);
    return { body, remove: () => this.docker('rm', '--force', name) };
  }

  /**
   * Starts the proxy anew with a certificate.
   * @returns where it speaks TLS
   */
  async speakTls({ cert, key }: Certificate): Promise<string> {
    const port = String(await freePort());
    Object.assign(this.#env, { TLS_CERT: cert, TLS_KEY: key, TLS_PORT: port });
    await this.compose('up', '--detach', '--wait', '--no-deps', 'proxy');
    return `https://127.0.0.1:${port}`;
  }

  /** Ends the site with its volumes and images. */
  async remove(): Promise<void> {
    await this.compose('down', '--volumes', '--remove-orphans', '--rmi', 'local');
  }
}
