import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../build/release-manifest.ts';
import { DISCOVERY_SCHEMA, type DiscoveredRelease, parseDiscovery } from './discovery.ts';

/** How many releases a discovery file keeps for a rollback. */
const KEPT = 20;

/** A release or rollback that can't be done, with a sentence for the team. */
export class ReleaseError extends Error {}

/**
 * One remote's releases in the local store: `<store>/remotes/<name>/<version>/…` beside `discovery.json`.
 * A version is written once; going live is one atomic rename of the discovery file.
 */
export class ReleaseStore {
  readonly #folder: string;
  readonly #name: string;

  constructor(store: string, name: string) {
    this.#folder = join(store, 'remotes', name);
    this.#name = name;
  }

  /** All releases, newest first. */
  releases(): DiscoveredRelease[] {
    const file = join(this.#folder, 'discovery.json');
    if (!existsSync(file)) return [];
    return parseDiscovery(readFileSync(file, 'utf8')).microFrontends[this.#name] ?? [];
  }

  live(): DiscoveredRelease | undefined {
    return this.releases().find(({ deployment }) => deployment.default);
  }

  /** Publishes the built files of one version and makes it live. Publishing the same version again is harmless. */
  publish(built: { version: string; output: string }): void {
    const folder = join(this.#folder, built.version);
    if (!existsSync(folder)) {
      const incoming = join(this.#folder, `.incoming-${process.pid}`);
      rmSync(incoming, { recursive: true, force: true });
      mkdirSync(this.#folder, { recursive: true });
      cpSync(built.output, incoming, { recursive: true });
      renameSync(incoming, folder);
    }
    const releases = this.releases();
    const live = Math.max(
      releases.findIndex(({ deployment }) => deployment.default),
      0,
    );
    // What was rolled back stands before the live release; no later rollback should lead to it again.
    const earlier = releases.slice(live).filter(({ metadata }) => metadata.version !== built.version);
    this.#write([this.#describe(built.version), ...earlier].slice(0, KEPT), built.version);
  }

  /**
   * Makes the release before the live one live again.
   * @returns its version
   * @throws ReleaseError if there is none
   */
  rollback(): string {
    const releases = this.releases();
    const live = releases.findIndex(({ deployment }) => deployment.default);
    const previous = releases[live + 1]?.metadata.version;
    if (!previous) throw new ReleaseError(`${this.#name} has no earlier release to go back to.`);
    this.#write(releases, previous);
    return previous;
  }

  #describe(version: string): DiscoveredRelease {
    const integrity = (file: string) => integrityOf(readFileSync(join(this.#folder, version, file)));
    return {
      url: `/remotes/${this.#name}/${version}/remoteEntry.js`,
      metadata: { version, integrity: integrity('remoteEntry.js') },
      deployment: { traffic: 0, default: false },
      extras: { manifestIntegrity: integrity('release.json') },
    };
  }

  #write(releases: DiscoveredRelease[], live: string): void {
    const marked = releases.map((release) => {
      const isLive = release.metadata.version === live;
      return { ...release, deployment: { traffic: isLive ? 100 : 0, default: isLive } };
    });
    const discovery = { $schema: DISCOVERY_SCHEMA, microFrontends: { [this.#name]: marked } };
    const next = join(this.#folder, `.discovery-${process.pid}.json`);
    writeFileSync(next, `${JSON.stringify(discovery, null, 2)}\n`);
    renameSync(next, join(this.#folder, 'discovery.json'));
  }
}
