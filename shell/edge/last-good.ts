import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { versionPattern } from '@goldbraun/shared/release/release-manifest';
import { syncFolder } from '@goldbraun/shared/service/files/sync-folder';
import * as v from 'valibot';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import type { Rollout } from './line-ups.ts';
import type { ReleaseCache } from './release-cache.ts';

const version = v.pipe(v.string(), v.regex(versionPattern));

const lastGoodSchema = v.pipe(v.string(), v.parseJson(), v.object({ version, before: v.optional(version) }));

/** Remembers on disk what was live, and what before it, for a start while an origin is down or names a broken release. */
export class LastGood {
  readonly #cache: ReleaseCache;

  constructor(cache: ReleaseCache) {
    this.#cache = cache;
  }

  /** @throws Error if it can't be written; then what was written before stays */
  async write({ name, version }: LocalRelease): Promise<void> {
    const known = await this.#parse(name);
    if (known?.version === version) return;
    const file = this.#fileOf(name);
    await mkdir(dirname(file), { recursive: true });
    // Of its own: several shells may share the folder.
    const fresh = `${file}.${randomUUID()}`;
    try {
      await writeFile(fresh, JSON.stringify({ version, before: known?.version }), { flush: true });
      await rename(fresh, file);
    } catch (error) {
      await rm(fresh, { force: true }).catch(() => {});
      throw error;
    }
    await syncFolder(dirname(file));
  }

  /** The release that was live before the restart, and the one before it, as far as their files are still there. */
  async read(name: RemoteName): Promise<LocalRelease[]> {
    const known = await this.#parse(name);
    const found = [known?.version, known?.before].map((one) => one && this.#cache.find(name, one));
    return found.filter((one): one is LocalRelease => typeof one === 'object');
  }

  /** Whether a start has no reason to show anything else first: all of it was live before, or nothing ever was. */
  async covers(name: RemoteName, rollout: Rollout): Promise<boolean> {
    const [last] = await this.read(name);
    return !last || rollout.every(({ release }) => release.version === last.version);
  }

  /** A file that can't be read, or that a full disk has cut short, says as much as none. */
  async #parse(name: RemoteName): Promise<v.InferOutput<typeof lastGoodSchema> | null> {
    const text = await readFile(this.#fileOf(name), 'utf8').catch(() => '');
    const parsed = v.safeParse(lastGoodSchema, text);
    return parsed.success ? parsed.output : null;
  }

  #fileOf = (name: RemoteName) => join(this.#cache.folder, name, 'last-good.json');
}
