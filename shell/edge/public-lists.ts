import { join } from 'node:path';
import { publicFiles, type ServedFile, servedFile } from '@goldbraun/shared/release/public-files';
import { versionPattern } from '@goldbraun/shared/release/release-manifest';
import { scriptHashes } from '@goldbraun/shared/release/script-hashes';
import { documentsOf } from '../src/ownership.ts';
import type { SiteTable } from '../src/routes.ts';
import { readManifest } from './release-folder.ts';

/** What visitors may have of a release, by exact names; nothing else of it leaves the shell. */
export interface PublicList {
  folder: string;
  files: ReadonlyMap<string, ServedFile>;
  /** Whole documents, which are reached by the paths of the shell's table and carry a policy of their own. */
  documents: ReadonlyMap<string, ServedFile>;
  /** The hashes of its scripts, as JSON for browsers. */
  scripts: string;
}

/**
 * Lists what is public of the release in a folder, by the manifest with which it was admitted.
 * @throws Error if the manifest can't be read
 */
export async function readPublicList(folder: string, documents: string[] = []): Promise<PublicList> {
  const manifest = await readManifest(folder);
  const named = documents.map((name) => [name, servedFile(manifest, name)] as const);
  return {
    folder,
    files: publicFiles(manifest),
    documents: new Map(named.filter((one): one is [string, ServedFile] => one[1] !== undefined)),
    scripts: JSON.stringify(scriptHashes(manifest)),
  };
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The lists of all releases in a shell's cache: of those that are live, those of before, for tabs that are still open,
 * and those that another shell has fetched into the same folder. Each is read once.
 */
export class PublicLists {
  readonly #folder: string;
  readonly #site: SiteTable;
  readonly #lists = new Map<string, Promise<PublicList | undefined>>();

  /** @param folder the release cache's, `<folder>/<remote>/<version>/…` */
  constructor(folder: string, site: SiteTable) {
    this.#folder = folder;
    this.#site = site;
  }

  /** @returns undefined if there is no such release; for any text, since visitors write the address */
  async of(remote: string, version: string): Promise<PublicList | undefined> {
    const isKnown = this.#site.remotes.some((entry) => entry.remote === remote);
    if (!versionPattern.test(version) || !isKnown) return undefined;
    const folder = join(this.#folder, remote, version);
    const list = this.#lists.get(folder) ?? this.#read(folder, documentsOf(this.#site, remote));
    this.#lists.set(folder, list);
    return list;
  }

  /** The release has left the folder. */
  forget({ folder }: PublicList): void {
    this.#lists.delete(folder);
  }

  async #read(folder: string, documents: string[]): Promise<PublicList | undefined> {
    try {
      return await readPublicList(folder, documents);
    } catch (error) {
      // It may still come: nothing is remembered of what is not there.
      this.#lists.delete(folder);
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}
