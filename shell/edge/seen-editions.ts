import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicKey } from '@goldbraun/shared/release/signing/release-key';
import { syncFolder } from '@goldbraun/shared/service/files/sync-folder';

/** Such as `1790000000000.ed25519:…`, without the colon, which Windows does not take. */
const pattern = /^(\d{1,16})\.ed25519-([\w-]{43})$/;
const fileOf = (serial: number, key: PublicKey) => `${serial}.${key.replace(':', '-')}`;

/**
 * Remembers on disk the newest signed edition of a remote's discovery file that was seen, so that none older counts after
 * a restart either. The names of empty files are all of it: a full disk cuts none short, and of several shells that share
 * the folder none replaces what another has seen by less.
 */
export class SeenEditions {
  readonly #folder: string;
  #newest = 0;

  /** @param folder of the remote in the cache */
  constructor(folder: string) {
    this.#folder = join(folder, '.seen');
  }

  /**
   * The serial of the newest edition that was seen; 0 if there is none.
   * @param keys those that count: what was signed with a key that is no longer trusted does not, however new it says it is
   */
  async newest(keys: readonly PublicKey[]): Promise<number> {
    const known = new Set(keys.map((key) => key.slice('ed25519:'.length)));
    // What can't be read is as if it were not there: the site goes on with what it remembers itself.
    const names = await readdir(this.#folder).catch(() => []);
    const serials = names.map((name) => {
      const [, serial, key = ''] = pattern.exec(name) ?? [];
      return serial && known.has(key) ? Number(serial) : 0;
    });
    return Math.max(this.#newest, ...serials);
  }

  /** @throws Error of the file system; then the edition is remembered until the next restart alone */
  async add(serial: number, key: PublicKey): Promise<void> {
    this.#newest = Math.max(this.#newest, serial);
    await mkdir(this.#folder, { recursive: true });
    const before = await readdir(this.#folder);
    if (before.includes(fileOf(serial, key))) return;
    await writeFile(join(this.#folder, fileOf(serial, key)), '');
    await syncFolder(this.#folder);
    for (const name of before) {
      const [, older] = pattern.exec(name) ?? [];
      if (name === fileOf(Number(older), key) && Number(older) < serial) {
        await rm(join(this.#folder, name), { force: true });
      }
    }
  }
}
