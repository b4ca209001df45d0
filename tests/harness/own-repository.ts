import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { DiscoveredRelease } from '@goldbraun/shared/release/discovery';
import { packAll } from '../../shared/site/packing/pack-all.ts';
import { root } from '../../shared/toolchain/parts.ts';
import { linkPackages, replaceIn } from './linked-packages.ts';
import { teamEnvironment } from './team-environment.ts';

export interface Ended {
  code: number | null;
  /** What it has said on both streams. */
  output: string;
  /** With `--json`: what it has answered. */
  json: unknown;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * A team's repository outside of this one, as `goldbraun create` makes it: with the three packages as npm would unpack them
 * from their tarballs, and everything else linked from here. So no test depends on a registry.
 */
export class OwnRepository {
  readonly folder: string;
  readonly #outside: string;
  readonly #packages: string;

  private constructor(outside: string, name: string) {
    this.#outside = outside;
    this.#packages = join(outside, 'node_modules');
    this.folder = join(outside, name);
  }

  static async create(name: string, path: string): Promise<OwnRepository> {
    const own = new OwnRepository(mkdtempSync(join(tmpdir(), 'goldbraun-team-')), name);
    await own.#install();
    const { code, output } = own.#goldbraun(own.#outside, ['create', name, path]);
    if (code !== 0) throw new Error(output);
    own.#lock();
    return own;
  }

  /** A file of an installed package, such as `shared/release/origin.js`. */
  packaged = (file: string): string => join(this.#packages, '@goldbraun', file);

  /** Runs `goldbraun` in the team's folder. */
  goldbraun = (args: string[], env: Record<string, string> = {}): Ended =>
    this.#goldbraun(this.folder, args, env);

  /** Runs the team's type check. */
  types = (): Ended =>
    run(this.folder, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json']);

  /** Replaces a text that must be there. */
  replace = (file: string, from: string, to: string): void => replaceIn(join(this.folder, file), from, to);

  /** Writes a file of the team's. */
  write = (file: string, text: string): void => writeFileSync(join(this.folder, file), text);

  /** A script of the live release, by how its name begins and what stands in it. */
  script(start: string, part: string): { version: string; file: string; text: string } {
    const folder = join(this.folder, '.data/releases/remotes/mfe-jobs');
    const releases = readJson(join(folder, 'discovery.json')).microFrontends['mfe-jobs'];
    const { version } = releases.find((release: DiscoveredRelease) => release.deployment.default).metadata;
    for (const file of readdirSync(join(folder, version))) {
      const text =
        file.startsWith(start) && file.endsWith('.js')
          ? readFileSync(join(folder, version, file), 'utf8')
          : '';
      if (text.includes(part)) return { version, file, text };
    }
    throw new Error(`No script ${start}… of ${version} has ${part}.`);
  }

  remove = (): void => rmSync(this.#outside, { recursive: true, force: true });

  #goldbraun = (cwd: string, args: string[], env: Record<string, string> = {}) =>
    run(cwd, [join(this.#packages, '@goldbraun/toolchain/bin/goldbraun.mjs'), ...args], env);

  async #install(): Promise<void> {
    const scope = join(this.#packages, '@goldbraun');
    mkdirSync(scope, { recursive: true });
    for (const tarball of await packAll(join(this.#outside, 'tarballs'))) {
      const [, name = ''] = /^goldbraun-([a-z]+)-/.exec(basename(tarball)) ?? [];
      const folder = join(scope, name);
      mkdirSync(folder);
      const { status } = spawnSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
      if (status !== 0) throw new Error(`${tarball} can't be unpacked`);
    }
    linkPackages(this.#packages);
  }

  /** The lockfile that npm would write: that of this repository, with the tarballs in the place of the workspaces. */
  #lock(): void {
    const { packages } = readJson(join(root, 'package-lock.json'));
    const locked: Record<string, unknown> = {};
    for (const [path, one] of Object.entries(packages)) {
      if (path.startsWith('node_modules/') && !path.startsWith('node_modules/@goldbraun/'))
        locked[path] = one;
    }
    for (const name of ['shared', 'shell', 'toolchain']) {
      const { version, dependencies } = readJson(join(this.#packages, '@goldbraun', name, 'package.json'));
      const tarball = readFileSync(join(this.#outside, 'tarballs', `goldbraun-${name}-${version}.tgz`));
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      locked[`node_modules/@goldbraun/${name}`] = { version, integrity, dependencies };
    }
    locked[''] = readJson(join(this.folder, 'package.json'));
    writeFileSync(join(this.folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  }
}

function run(cwd: string, args: string[], env: Record<string, string> = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...teamEnvironment, ...env },
  });
  return {
    code: status,
    output: stdout + stderr,
    json: args.includes('--json') ? JSON.parse(stdout) : undefined,
  };
}
