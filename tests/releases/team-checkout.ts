import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { writeReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import type { BuildMode } from '../../shared/toolchain/build/build-target.ts';
import { inputHash } from '../../shared/toolchain/build/input-hash.ts';
import { SourceCopy } from '../harness/source-copy.ts';

export interface Ended {
  /** Null if a signal has ended it. */
  code: number | null;
  output: string;
}

interface RunOptions {
  mode?: BuildMode;
  /** How many blocks of 1 kB the system lets it write to a file. */
  fileBlocks?: string;
  env?: Record<string, string>;
}

/** A checkout of one team, whose builds are there already: its commands have nothing to do but to release. */
export class TeamCheckout {
  readonly #copy = new SourceCopy();
  readonly #env: Record<string, string>;
  readonly #remote: string;

  /** @param env of its commands: where the releases are stored */
  constructor(env: Record<string, string>, remote = 'mfe-news') {
    this.#env = env;
    this.#remote = remote;
  }

  /**
   * Makes the next version of its remote.
   * @returns the version in production
   */
  next(number: number): string {
    this.#copy.replace(`${this.#remote}/package.json`, /"version": "[^"]*"/, `"version": "1.0.${number}"`);
    return this.build(number);
  }

  /** Builds what {@link next} has made; in another mode it is another version. */
  build(number: number, mode: BuildMode = 'production'): string {
    const hash = inputHash(this.#copy.folder, this.#remote, mode);
    const version = `1.0.${number}-${hash}`;
    const output = join(this.#copy.folder, this.#remote, 'dist', mode, version);
    mkdirSync(output, { recursive: true });
    writeFileSync(join(output, 'remoteEntry.js'), `// ${version}\n${'// fills a kilobyte\n'.repeat(100)}`);
    // Enough that releasing takes as long as with pictures: commands at once meet in the middle of it.
    for (let n = 0; n < 300; n += 1) writeFileSync(join(output, `picture-${n}.svg`), `${version} ${n}`);
    writeReleaseManifest(output, { name: this.#remote, version, contract: 1 });
    const maps = join(this.#copy.folder, this.#remote, 'dist/private', version);
    mkdirSync(maps, { recursive: true });
    writeFileSync(join(maps, 'remoteEntry.js.map'), '{}');
    return version;
  }

  /** Starts a command of the team, such as `release`. */
  start(
    command: string,
    args: string[] = [],
    { mode = 'production', fileBlocks = 'unlimited', env = {} }: RunOptions = {},
  ) {
    const script = `shared/toolchain/${command}.ts`;
    const child = spawn(
      'bash',
      [
        '-c',
        `ulimit -f ${fileBlocks}; exec "$@"`,
        'bash',
        process.execPath,
        '--disable-warning=ExperimentalWarning',
        script,
        this.#remote,
        ...args,
      ],
      {
        cwd: this.#copy.folder, // Whatever store the machine is set up for is no matter of these tests.
        env: { ...process.env, STORE: undefined, NODE_ENV: mode, ...this.#env, ...env },
      },
    );
    const ended = Promise.all([
      new Promise<number | null>((resolve) => child.once('exit', resolve)),
      text(child.stdout),
      text(child.stderr),
    ]).then(([code, out, error]): Ended => ({ code, output: out + error }));
    return { child, ended };
  }

  run = (...how: Parameters<TeamCheckout['start']>): Promise<Ended> => this.start(...how).ended;

  remove = (): void => this.#copy.remove();
}
