import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LocalRelease, nameOf } from '../composer/line-up.ts';
import { ReleaseUnusable } from './admission.ts';

/** So often a release may be tried without an end before it is left alone for good. */
const MAX_UNENDED = 2;

/**
 * Writes down which release is being tried. Who died of it finds it there at the next start: a release that ends the
 * shell must not end it again at every restart.
 */
export class ReleaseTrials {
  readonly #folder: string;
  readonly #owner: string;
  readonly #seen = new Set<string>();

  /**
   * @param folder may be shared by several shells
   * @param owner the same for each start of one shell, and another one for every other shell
   */
  constructor(folder: string, owner: string) {
    this.#folder = folder;
    this.#owner = owner.replaceAll(/[^\w.-]/g, '_');
  }

  /**
   * To be called before a release is tried for the first time.
   * @param isOnly whether there is nothing else to show: then it is tried even if that can't be written down, as on a full disk
   * @returns to be called when it is decided, whichever way
   * @throws ReleaseUnusable if a shell died of it, at first once for each start and later for good
   */
  async begin(release: LocalRelease, isOnly = false): Promise<() => Promise<void>> {
    const file = join(this.#folder, `${nameOf(release)}.${this.#owner}`);
    const unended = await this.#read(file);
    const isFirstLook = !this.#seen.has(file);
    this.#seen.add(file);
    if (unended >= MAX_UNENDED || (unended > 0 && isFirstLook)) {
      throw new ReleaseUnusable(`the shell has ended while it tried it, ${unended} times`);
    }
    // Whole or not at all: what a full disk has cut short would read as a release that the shell has died of.
    const fresh = `${file}.${randomUUID()}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(fresh, String(unended + 1));
      await rename(fresh, file);
    } catch (error) {
      await rm(fresh, { force: true }).catch(() => {});
      if (isOnly) return async () => {};
      const { code } = error as NodeJS.ErrnoException;
      throw new ReleaseUnusable(`it can't be written down that it is tried (${code ?? error})`, {
        cause: error,
      });
    }
    // Where that can't be done it has one try less after a restart, which is no trouble of the others.
    return () => rm(file, { force: true }).catch(() => {});
  }

  async #read(file: string): Promise<number> {
    const text = await readFile(file, 'utf8').catch(() => '0');
    return /^\d+$/.test(text) ? Number(text) : MAX_UNENDED;
  }
}
