import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { PRIVATE, type SourceMapStore } from './source-map-store.ts';

const INCOMING = '.incoming-';
/** No command takes so long: what is older was left by one that was killed. */
const ABANDONED_MS = 60 * 60_000;
/** For its owner alone: a web server over the whole store has no business there. */
const OWNER_ONLY = 0o700;

/** One remote's source maps in a folder. */
export class FolderMaps implements SourceMapStore {
  readonly #private: string;
  readonly #folder: string;

  constructor(store: string, name: string) {
    this.#private = join(store, PRIVATE);
    this.#folder = join(this.#private, name);
  }

  async keep(version: string, folder: string, kept: () => Promise<string[]>): Promise<void> {
    mkdirSync(this.#folder, { recursive: true });
    chmodSync(this.#private, OWNER_ONLY);
    const incoming = join(this.#folder, INCOMING + randomUUID());
    const target = join(this.#folder, version);
    try {
      cpSync(folder, incoming, { recursive: true });
      rmSync(target, { recursive: true, force: true });
      try {
        renameSync(incoming, target);
      } catch (error) {
        // Another command was faster with the same.
        if (!existsSync(target)) throw error;
      }
    } finally {
      rmSync(incoming, { recursive: true, force: true });
    }
    this.#removeOthers(await kept());
  }

  async read(version: string, file: string): Promise<string | undefined> {
    const path = join(this.#folder, version, `${file}.map`);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  #removeOthers(kept: string[]): void {
    for (const name of readdirSync(this.#folder)) {
      const path = join(this.#folder, name);
      const isAtWork = name.startsWith(INCOMING) && ageMs(path) < ABANDONED_MS;
      if (isAtWork || kept.includes(name)) continue;
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** Of what is gone meanwhile it is 0. */
function ageMs(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}
