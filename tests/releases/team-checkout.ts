import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BuildMode } from '@goldbraun/shared/build/build-target.ts';
import { inputHash } from '@goldbraun/shared/build/input-hash.ts';
import { writeReleaseManifest } from '@goldbraun/shared/build/release-manifest.ts';
import { SourceCopy } from '../harness/source-copy.ts';

export interface Ended {
  /** Null if a signal has ended it. */
  code: number | null;
  output: string;
}

/** A checkout of the news team, whose builds are there already: its commands have nothing to do but to release. */
export class TeamCheckout {
  readonly #copy = new SourceCopy();
  readonly #data: string;

  /** @param data DATA_DIR of its commands */
  constructor(data: string) {
    this.#data = data;
  }

  /**
   * Makes the next version of its remote.
   * @returns the version in production
   */
  next(number: number): string {
    this.#copy.replace('mfe-news/package.json', /"version": "[^"]*"/, `"version": "1.0.${number}"`);
    return this.build(number);
  }

  /** Builds what {@link next} has made; in another mode it is another version. */
  build(number: number, mode: BuildMode = 'production'): string {
    const hash = inputHash(this.#copy.folder, ['mfe-news', 'shared'], mode);
    const version = `1.0.${number}-${hash}`;
    const output = join(this.#copy.folder, 'mfe-news/dist', mode, version);
    mkdirSync(output, { recursive: true });
    writeFileSync(join(output, 'remoteEntry.js'), `// ${version}\n${'// fills a kilobyte\n'.repeat(100)}`);
    // Enough that releasing takes as long as with pictures: commands at once meet in the middle of it.
    for (let n = 0; n < 300; n += 1) writeFileSync(join(output, `picture-${n}.svg`), `${version} ${n}`);
    writeReleaseManifest(output, { name: 'mfe-news', version, contract: 1 });
    return version;
  }

  /**
   * Starts a command of the team, such as `release`.
   * @param fileBlocks how many blocks of 1 kB the system lets it write to a file
   */
  start(command: string, args: string[] = [], { mode = 'production', fileBlocks = 'unlimited' } = {}) {
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
        'mfe-news',
        ...args,
      ],
      { cwd: this.#copy.folder, env: { ...process.env, NODE_ENV: mode, DATA_DIR: this.#data } },
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
