import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DiscoveredRelease,
  type Discovery,
  type Edition,
  editionOf,
  parseDiscovery,
} from './discovery.ts';
import { replaceFile } from './durable-file.ts';
import { nextEdition } from './edition.ts';
import { addToHistory, forgetUnfinished, type HistoryEntry, readHistory } from './release-history.ts';
import type { Change } from './release-store.ts';
import type { SigningKey } from './signing/release-key.ts';

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

  #edition(): Edition | undefined {
    const discovery = this.#read();
    return discovery && editionOf(discovery, this.#name);
  }

  /** Removes what a command has left that was killed in the middle. Only who has the folder's lock may do that. */
  tidy(): void {
    for (const name of existsSync(this.#folder) ? readdirSync(this.#folder) : []) {
      if (name.startsWith(UNFINISHED)) rmSync(join(this.#folder, name), { force: true });
    }
    forgetUnfinished(this.#historyFile, this.#edition()?.serial ?? 0);
  }

  /**
   * Makes another list of releases count, all at once.
   * @param mayWrite is asked last of all; what it throws leaves all as it was
   * @throws Error of the file system; what counts is then as it was
   */
  write(change: Change, mayWrite: () => void): void {
    const { text, entry } = nextEdition(this.#name, change, this.#edition(), this.#signingKey);
    const unfinished = join(this.#folder, `${UNFINISHED}${process.pid}.json`);
    replaceFile(this.#file, unfinished, text, () => {
      mayWrite();
      addToHistory(this.#historyFile, entry);
    });
  }
}
