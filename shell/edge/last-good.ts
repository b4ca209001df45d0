import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import type { ReleaseCache } from './release-cache.ts';

const lastGoodSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

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
    const parsed = v.safeParse(lastGoodSchema, text ?? '');
    // A file that a full disk has cut short says as much as none.
    return parsed.success ? this.#cache.find(name, parsed.output.version) : undefined;
  }

  #fileOf = (name: RemoteName) => join(this.#cache.folder, name, 'last-good.json');
}
