import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
   * @returns to be called when it is decided, whichever way
   * @throws ReleaseUnusable if a shell died of it, at first once for each start and later for good
   */
  async begin(release: LocalRelease): Promise<() => Promise<void>> {
    const file = join(this.#folder, `${nameOf(release)}.${this.#owner}`);
    const unended = await this.#read(file);
    const isFirstLook = !this.#seen.has(file);
    this.#seen.add(file);
    if (unended >= MAX_UNENDED || (unended > 0 && isFirstLook)) {
      throw new ReleaseUnusable(`the shell has ended while it tried it, ${unended} times`);
    }
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, String(unended + 1));
    return () => rm(file, { force: true });
  }

  async #read(file: string): Promise<number> {
    const text = await readFile(file, 'utf8').catch(() => '0');
    return /^\d+$/.test(text) ? Number(text) : MAX_UNENDED;
  }
}
