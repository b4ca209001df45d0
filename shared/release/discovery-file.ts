import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  DISCOVERY_SCHEMA,
  type DiscoveredRelease,
  type Discovery,
  editionOf,
  parseDiscovery,
} from './discovery.ts';
import { replaceFile } from './durable-file.ts';
import { addToHistory, forgetUnfinished, type HistoryEntry, readHistory } from './release-history.ts';
import type { SigningKey } from './signing/release-key.ts';
import { signDiscovery } from './signing/signed-discovery.ts';

const UNFINISHED = '.discovery-';

/** A remote's `discovery.json` and the history beside it, which change together: after a crash as well. */
export class DiscoveryFile {
  readonly #folder: string;
  readonly #name: string;
  readonly #signingKey: SigningKey | undefined;

  constructor(folder: string, name: string, signingKey?: SigningKey) {
    this.#folder = folder;
    this.#name = name;
    this.#signingKey = signingKey;
  }

  get #file(): string {
    return join(this.#folder, 'discovery.json');
  }

  get #historyFile(): string {
    return join(this.#folder, 'history.jsonl');
  }

  #read(): Discovery | undefined {
    return existsSync(this.#file) ? parseDiscovery(readFileSync(this.#file, 'utf8')) : undefined;
  }

  /** All releases, newest first. */
  releases(): DiscoveredRelease[] {
    return this.#read()?.microFrontends[this.#name] ?? [];
  }

  history(): HistoryEntry[] {
    return readHistory(this.#historyFile);
  }

  #serial(): number {
    const discovery = this.#read();
    return (discovery && editionOf(discovery, this.#name)?.serial) ?? 0;
  }

  /** Removes what a command has left that was killed in the middle. Only who has the folder's lock may do that. */
  tidy(): void {
    for (const name of existsSync(this.#folder) ? readdirSync(this.#folder) : []) {
      if (name.startsWith(UNFINISHED)) rmSync(join(this.#folder, name), { force: true });
    }
    forgetUnfinished(this.#historyFile, this.#serial());
  }

  /**
   * Makes another list of releases count, all at once.
   * @param mayWrite is asked last of all; what it throws leaves all as it was
   * @throws Error of the file system; what counts is then as it was
   */
  write(
    releases: DiscoveredRelease[],
    entry: Pick<HistoryEntry, 'did' | 'version' | 'live'>,
    mayWrite: () => void,
  ): void {
    const now = Date.now();
    // Two machines' clocks differ, and an edition must be newer than the one that it replaces.
    const serial = Math.max(this.#serial() + 1, now);
    const edition = { remote: this.#name, serial };
    const numbered = releases.map((release, index) =>
      index === 0 ? { ...release, extras: { ...release.extras, edition } } : release,
    );
    const discovery: Discovery = { $schema: DISCOVERY_SCHEMA, microFrontends: { [this.#name]: numbered } };
    const written = this.#signingKey ? signDiscovery(discovery, this.#signingKey) : discovery;
    replaceFile(
      this.#file,
      join(this.#folder, `${UNFINISHED}${process.pid}.json`),
      `${JSON.stringify(written, null, 2)}\n`,
      () => {
        mayWrite();
        addToHistory(this.#historyFile, { at: new Date(now).toISOString(), ...entry, serial });
      },
    );
  }
}
