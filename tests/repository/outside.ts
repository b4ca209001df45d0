import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { packAll } from '../../shared/site/packing/pack-all.ts';
import { root } from '../../shared/toolchain/parts.ts';
import { replaceIn } from '../harness/linked-packages.ts';
import { teamEnvironment } from '../harness/team-environment.ts';

export interface Ended {
  code: number | null;
  out: string;
  error: string;
}

/**
 * A folder outside of this repository. What runs there has a mount namespace of its own, in which the folder of this repository
 * is empty: nothing of it can be read.
 */
export class Outside {
  readonly folder = mkdtempSync(join(tmpdir(), 'goldbraun-outside-'));
  tarballs: string[] = [];

  /** @throws Error where this machine can't hide the repository */
  static async make(): Promise<Outside> {
    const outside = new Outside();
    const { status, stderr } = spawnSync('unshare', outside.#hidden(['true']), { encoding: 'utf8' });
    if (status !== 0) {
      throw new Error(
        `These tests hide this repository from what they run, which needs Linux and mount namespaces (root, or user namespaces): ${stderr}`,
      );
    }
    const tarballs = await packAll(join(outside.folder, 'tarballs'));
    outside.tarballs = tarballs.map((file) => `../tarballs/${basename(file)}`);
    return outside;
  }

  #hidden = (line: string[]): string[] => [
    '--mount',
    ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
    ...['--', 'sh', '-c', 'mount -t tmpfs -o ro,size=4k none "$0" && exec "$@"', root],
    ...line,
  ];

  /** A team's folder in it. */
  team = (name: string): Team => new Team(this, name);

  start(folder: string, line: string[], env: Record<string, string> = {}): ChildProcess {
    return spawn('unshare', this.#hidden(line), {
      cwd: join(this.folder, folder),
      env: { ...teamEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Runs a command to its end. */
  async run(folder: string, line: string[], env: Record<string, string> = {}): Promise<Ended> {
    const child = this.start(folder, line, env);
    const [[code], out, error] = await Promise.all([
      once(child, 'exit'),
      text(child.stdout as NodeJS.ReadableStream),
      text(child.stderr as NodeJS.ReadableStream),
    ]);
    return { code, out, error };
  }

  remove = (): void => rmSync(this.folder, { recursive: true, force: true });
}

/** The folder of one team. */
export class Team {
  readonly name: string;
  readonly folder: string;
  readonly #outside: Outside;

  constructor(outside: Outside, name: string) {
    this.#outside = outside;
    this.name = name;
    this.folder = join(outside.folder, name);
  }

  run = (line: string[], env?: Record<string, string>): Promise<Ended> =>
    this.#outside.run(this.name, line, env);

  /** Runs `goldbraun`, and has its answer for programs. */
  async goldbraun(
    args: string[],
    env?: Record<string, string>,
  ): Promise<{ code: number | null; json: Answer }> {
    const { code, out, error } = await this.run(['node_modules/.bin/goldbraun', ...args, '--json'], env);
    try {
      return { code, json: JSON.parse(out) };
    } catch {
      throw new Error(`goldbraun ${args.join(' ')} has not answered: ${out}${error}`);
    }
  }

  /** The same; throws if it is not done. */
  async done(args: string[], env?: Record<string, string>): Promise<Answer> {
    const { code, json } = await this.goldbraun(args, env);
    if (code !== 0) throw new Error(`goldbraun ${args.join(' ')}: ${JSON.stringify(json)}`);
    return json;
  }

  /** Installs what package.json names, with the packages from their tarballs. */
  async install(): Promise<void> {
    const { code, error } = await this.run([
      'npm',
      'install',
      '--no-audit',
      '--no-fund',
      ...this.#outside.tarballs,
    ]);
    if (code !== 0) throw new Error(error);
  }

  /** Starts `goldbraun dev`; resolves when it says where it is. */
  async develop(env: Record<string, string>): Promise<{ address: string; stop: () => Promise<void> }> {
    const child = this.#outside.start(this.name, ['node_modules/.bin/goldbraun', 'dev', '--json'], env);
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (more: string) => {
      said += more;
    });
    const ended = once(child, 'exit');
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    for await (const line of createInterface(child.stdout as NodeJS.ReadableStream)) {
      return { address: (JSON.parse(line) as { address: string }).address, stop };
    }
    throw new Error(`goldbraun dev has ended: ${said}`);
  }

  replace = (file: string, from: string | RegExp, to: string): void =>
    replaceIn(join(this.folder, file), from, to);

  files = (): string[] => readdirSync(this.folder);
}

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
export type Answer = any;
