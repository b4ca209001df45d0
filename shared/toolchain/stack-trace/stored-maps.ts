import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSourceMaps } from '@goldbraun/shared/release/source-maps/open-source-maps';
import { versionOfSources } from '../build/build-part.ts';
import { mapsOf } from '../build/source-maps.ts';
import { allParts, buildParts } from '../build-parts.ts';
import { partOf, root, storeSetting } from '../parts.ts';
import type { Frame } from './frames.ts';

const MODE = 'production';
const quietly = () => {};

/** Source maps of scripts, from wherever they are to be had: each is looked for once. */
export class StoredMaps {
  readonly #own: string;
  readonly #found = new Map<string, Promise<string | undefined>>();

  /** @param own the remote of whose team somebody asks */
  constructor(own: string) {
    this.#own = own;
  }

  /**
   * @returns the map, as JSON; undefined if there is none: neither in the store, nor can it be built from the sources here
   * @throws ReleaseError if the team's own can't be read
   */
  of({ part, version, file }: Frame): Promise<string | undefined> {
    const key = `${part}/${version}/${file}`;
    const found = this.#found.get(key) ?? this.#find(part, version, file);
    this.#found.set(key, found);
    return found;
  }

  async #find(part: string, version: string, file: string): Promise<string | undefined> {
    const stored = part === 'shell' ? undefined : await this.#stored(part, version, file);
    return stored ?? (await this.#built(part, version, file));
  }

  async #stored(part: string, version: string, file: string): Promise<string | undefined> {
    try {
      return await openSourceMaps(storeSetting(), part).read(version, file);
    } catch (error) {
      if (part === this.#own) throw error;
      // A team's keys may be good for nothing but its own remote.
      return undefined;
    }
  }

  /** What was released without maps, as by `npm start`, and the shell: they are made when somebody asks, of the same sources. */
  async #built(part: string, version: string, file: string): Promise<string | undefined> {
    if (!allParts.includes(part) || !existsSync(partOf(part).folder)) return undefined;
    const path = join(mapsOf(partOf(part), version), `${file}.map`);
    if (!existsSync(path)) {
      if (versionOfSources(partOf(part), { root, mode: MODE }) !== version) return undefined;
      await buildParts([part], MODE, quietly, { sourceMaps: true });
    }
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }
}
