import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveRelease, parseDiscovery } from '@goldbraun/shared/release/discovery.ts';
import type { Logger } from 'pino';
import { Composition, CompositionRefused } from '../composer/composer.ts';
import type { LocalRelease } from '../composer/messages.ts';
import type { RemoteName } from '../src/routes.ts';
import { ReleaseCache, ReleaseUnusable } from './release-cache.ts';
import type { EdgeSettings } from './settings.ts';

const POLL_MS = 1_000;
const DISCOVERY_LIMIT_MS = 2_000;

/** What /healthz tells of one remote. */
export interface RemoteState {
  /** The version that visitors see; null if there is none. */
  version: string | null;
  origin: 'reachable' | 'unreachable';
  /** The release that its discovery file names but that did not go live, and why. */
  refused?: { version: string; reason: string };
}

type Releases = Map<RemoteName, LocalRelease>;

/**
 * Follows the discovery files of all remotes and keeps the composition of their live releases. A release goes
 * live with a whole set of pages; one that can't be composed never does, and the last good one stays.
 */
export class LiveSite {
  readonly cache: ReleaseCache;
  readonly state: Record<RemoteName, RemoteState>;
  readonly #settings: EdgeSettings;
  readonly #log: Logger;
  #composition: Composition | null = null;
  #live: Releases = new Map();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(settings: EdgeSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
    this.cache = new ReleaseCache(join(settings.dataDir, 'edge'));
    this.state = Object.fromEntries(
      this.#names.map((name) => [name, { version: null, origin: 'unreachable' }]),
    ) as Record<RemoteName, RemoteState>;
  }

  get composition(): Composition | null {
    return this.#composition;
  }

  get #names(): RemoteName[] {
    return Object.keys(this.#settings.remotes) as RemoteName[];
  }

  /** Composes what is to be had now, then follows the discovery files until {@link stop}. */
  async start(): Promise<void> {
    await this.#update();
    for (const name of this.#names) {
      if (this.#live.has(name)) continue;
      const last = await this.#lastGood(name);
      if (last) await this.#tryToCompose(new Map([[name, last]]));
    }
    if (!this.#composition) await this.#tryToCompose(new Map());
    const poll = async () => {
      await this.#update();
      if (!this.#stopped) this.#timer = setTimeout(poll, POLL_MS);
    };
    this.#timer = setTimeout(poll, POLL_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#composition?.close();
  }

  async #update(): Promise<void> {
    const found = await Promise.all(this.#names.map((name) => this.#discover(name)));
    const candidates: Releases = new Map(
      found.filter((release) => release !== null).map((release) => [release.name, release]),
    );
    if (candidates.size === 0 || this.#stopped) return;
    if (await this.#tryToCompose(candidates)) return;
    // One of several can't be composed: each by itself, so that it holds up none of the others.
    if (candidates.size > 1) {
      for (const [name, release] of candidates) await this.#tryToCompose(new Map([[name, release]]));
    }
  }

  /** The release that a remote's discovery file names, fetched; null if there is nothing new to try. */
  async #discover(name: RemoteName): Promise<LocalRelease | null> {
    const origin = this.#settings.remotes[name];
    const state = this.state[name];
    let version = 'unknown';
    try {
      const response = await fetch(new URL(`/remotes/${name}/discovery.json`, origin), {
        signal: AbortSignal.timeout(DISCOVERY_LIMIT_MS),
      });
      if (!response.ok) throw new Error(`discovery.json answers ${response.status}`);
      const release = liveRelease(parseDiscovery(await response.text()), name);
      state.origin = 'reachable';
      if (!release) return null;
      version = release.metadata.version;
      if (version === state.version) {
        state.refused = undefined;
        return null;
      }
      if (version === state.refused?.version) return null;
      return this.cache.find(name, version) ?? (await this.cache.fetch(name, origin, release));
    } catch (error) {
      if (error instanceof ReleaseUnusable) this.#refuse(name, version, error.message);
      else if (state.origin === 'reachable' || state.version === null) {
        state.origin = 'unreachable';
        this.#log.warn({ remote: name, reason: String(error) }, 'remote can not be asked for its releases');
      }
      return null;
    }
  }

  async #tryToCompose(changed: Releases): Promise<boolean> {
    const releases: Releases = new Map([...this.#live, ...changed]);
    try {
      const next = await Composition.create({
        shell: this.#settings.shell,
        publicUrl: this.#settings.publicUrl,
        releases: [...releases.values()],
      });
      const previous = this.#composition;
      this.#composition = next;
      this.#live = releases;
      await previous?.close();
    } catch (error) {
      if (!(error instanceof CompositionRefused)) throw error;
      const [only] = changed.values();
      if (changed.size === 1 && only) this.#refuse(only.name, only.version, error.message);
      return false;
    }
    for (const { name, version } of changed.values()) {
      this.state[name].version = version;
      if (this.state[name].refused?.version === version) this.state[name].refused = undefined;
      this.#log.info({ remote: name, version }, 'release is live');
      await this.#rememberGood(name, version);
    }
    return true;
  }

  #refuse(name: RemoteName, version: string, reason: string) {
    this.state[name].refused = { version, reason };
    this.#log.error({ remote: name, version, reason }, 'release is refused');
  }

  #goodFile = (name: RemoteName) => join(this.cache.folder, name, 'last-good.json');

  async #rememberGood(name: RemoteName, version: string) {
    const file = this.#goodFile(name);
    await mkdir(join(this.cache.folder, name), { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify({ version }));
    await rename(`${file}.new`, file);
  }

  /** The release that was live before a restart, for a start while its origin is down or names a broken one. */
  async #lastGood(name: RemoteName): Promise<LocalRelease | undefined> {
    const text = await readFile(this.#goodFile(name), 'utf8').catch(() => null);
    return text === null ? undefined : this.cache.find(name, JSON.parse(text).version);
  }
}
