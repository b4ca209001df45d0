import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import type { ReleaseCache } from './release-cache.ts';

/** Remembers on disk what was live, for a start while an origin is down or names a broken release. */
export class LastGood {
  readonly #cache: ReleaseCache;

  constructor(cache: ReleaseCache) {
    this.#cache = cache;
  }

  async write({ name, version }: LocalRelease): Promise<void> {
    const file = this.#fileOf(name);
    await mkdir(join(this.#cache.folder, name), { recursive: true });
    // Of its own: several shells may share the folder.
    const fresh = `${file}.${randomUUID()}`;
    await writeFile(fresh, JSON.stringify({ version }));
    await rename(fresh, file);
  }

  /** The release that was live before the restart, if its files are still there. */
  async read(name: RemoteName): Promise<LocalRelease | undefined> {
    const text = await readFile(this.#fileOf(name), 'utf8').catch(() => null);
    return text === null ? undefined : this.#cache.find(name, JSON.parse(text).version);
  }

  #fileOf = (name: RemoteName) => join(this.#cache.folder, name, 'last-good.json');
}
