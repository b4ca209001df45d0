import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import { readManifest } from './release-folder.ts';

/** Entries; a forgotten manifest is merely read once more. */
const REMEMBERED = 64;

/**
 * Reads the manifests of releases that are complete on disk. What is live is looked at twice a second, and a manifest may name 5,000 files:
 * one is read again only if the size or the date of its file has changed.
 */
export class KnownManifests {
  readonly #known = new Map<string, { state: string; manifest: ReleaseManifest }>();

  /** @throws Error if it can't be read; ReleaseUnusable if it is none */
  async read(folder: string): Promise<ReleaseManifest> {
    const { dev, ino, size, mtimeNs } = await stat(join(folder, 'release.json'), { bigint: true });
    const state = [dev, ino, size, mtimeNs].join(' ');
    const known = this.#known.get(folder);
    if (known?.state === state) return known.manifest;
    // What is read now is of that state or newer: then it is read once more.
    const manifest = await readManifest(folder);
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(folder, { state, manifest });
    return manifest;
  }
}
