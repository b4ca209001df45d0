import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Built } from '@goldbraun/shared/build/build-part.ts';
import { ReleaseStore } from '@goldbraun/shared/release/release-store.ts';
import { allParts, buildParts } from '@goldbraun/shared/toolchain/build-parts.ts';
import { releaseStore, remoteNames } from '@goldbraun/shared/toolchain/parts.ts';
import { FaultyOrigin } from './faulty-origin.ts';
import { ShellProcess } from './shell-process.ts';

/** A shell that can be ended and started again, over origins that do wrong what they are told to. */
export class ForeignSite {
  readonly data: string;
  readonly #shell: Built;
  readonly #origins: Map<string, FaultyOrigin>;
  #process: ShellProcess | undefined;

  private constructor(data: string, shell: Built, origins: Map<string, FaultyOrigin>) {
    this.data = data;
    this.#shell = shell;
    this.#origins = origins;
  }

  /** Releases what is built, and starts all. */
  static async start(): Promise<ForeignSite> {
    const built = await buildParts(allParts, 'production');
    const data = mkdtempSync(join(tmpdir(), 'goldbraun-'));
    const store = releaseStore(data);
    const origins = new Map<string, FaultyOrigin>();
    for (const remote of remoteNames) {
      new ReleaseStore(store, remote).publish(built.get(remote) as Built);
      origins.set(remote, await FaultyOrigin.start(store, remote));
    }
    const site = new ForeignSite(data, built.get('shell') as Built, origins);
    await site.startShell();
    return site;
  }

  get address(): string {
    return this.#running.address;
  }

  /** Of the shell. */
  get pid(): number {
    return this.#running.pid;
  }

  releases = (remote: string) => new ReleaseStore(releaseStore(this.data), remote);
  origin = (remote: string) => this.#origins.get(remote) as FaultyOrigin;
  /** Where the shell keeps a file of a remote. */
  cached = (remote: string, ...path: string[]) => join(this.data, 'edge', remote, ...path);

  /** Ends the shell as a crash does. */
  killShell = () => this.#running.kill();

  /** @param room whether it may write into files */
  async startShell(room = true): Promise<void> {
    const remotes = [...this.#origins].map(([name, { url }]) => `${name}=${url}`).join(',');
    this.#process = await ShellProcess.start(this.#shell, this.data, remotes, room);
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
