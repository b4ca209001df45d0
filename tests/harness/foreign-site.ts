import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Built } from '../../shared/toolchain/build/build-part.ts';
import { releaseStore, remoteNames } from '../../shared/toolchain/parts.ts';
import { allLive } from './all-live.ts';
import { buildsOf } from './builds.ts';
import { FaultyOrigin } from './faulty-origin.ts';
import { releasesIn } from './releases-in.ts';
import { ShellProcess } from './shell-process.ts';

/** A shell that can be ended and started again, over origins that do wrong what they are told to. */
export class ForeignSite {
  readonly data: string;
  readonly #shell: Built;
  readonly #origins: Map<string, FaultyOrigin>;
  readonly #env: Record<string, string>;
  #process: ShellProcess | undefined;

  private constructor(
    data: string,
    shell: Built,
    origins: Map<string, FaultyOrigin>,
    env: Record<string, string>,
  ) {
    this.data = data;
    this.#shell = shell;
    this.#origins = origins;
    this.#env = env;
  }

  /**
   * Releases what is built, starts all, and waits until all of it is live.
   * @param env settings of the shell besides
   * @param before is done first, with the shell as it is built and the folder of its data
   */
  static async start(
    env: Record<string, string> = {},
    before: (shell: Built, data: string) => Promise<unknown> = async () => {},
  ): Promise<ForeignSite> {
    const built = await buildsOf('production');
    const data = mkdtempSync(join(tmpdir(), 'goldbraun-'));
    await before(built.get('shell') as Built, data);
    const store = releaseStore(data);
    const origins = new Map<string, FaultyOrigin>();
    for (const remote of remoteNames) {
      await releasesIn(store, remote).publish(built.get(remote) as Built);
      origins.set(remote, await FaultyOrigin.start(store, remote));
    }
    const site = new ForeignSite(data, built.get('shell') as Built, origins, env);
    await site.startShell();
    await allLive(site);
    return site;
  }

  get address(): string {
    return this.#running.address;
  }

  /** Of the shell. */
  get pid(): number {
    return this.#running.pid;
  }

  get hasEnded(): boolean {
    return this.#running.hasEnded;
  }

  releases = (remote: string) => releasesIn(releaseStore(this.data), remote);
  origin = (remote: string) => this.#origins.get(remote) as FaultyOrigin;
  /** Where the shell keeps a file of a remote. */
  cached = (remote: string, ...path: string[]) => join(this.data, 'edge', remote, ...path);

  /** Ends the shell as a crash does. */
  killShell = () => this.#running.kill();

  /** @param room whether it may write into files */
  async startShell(room = true): Promise<void> {
    const remotes = [...this.#origins].map(([name, { url }]) => `${name}=${url}`).join(',');
    this.#process = await ShellProcess.start(this.#shell, this.data, remotes, room, this.#env);
  }

  async stop(): Promise<void> {
    await this.#process?.kill();
    for (const origin of this.#origins.values()) await origin.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  get #running(): ShellProcess {
    if (!this.#process) throw new Error('the shell was never started');
    return this.#process;
  }
}
