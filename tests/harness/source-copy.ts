import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../shared/toolchain/parts.ts';
import { linkPackages, replaceIn } from './linked-packages.ts';

const parts = ['shared', 'shell', 'mfe-content', 'mfe-news', 'mfe-acquisition'];
/** The workspaces that others import by a name, below `@goldbraun/`. */
const packages = { shared: 'shared', toolchain: 'shared/toolchain', shell: 'shell' };
const leftOut = /(^|\/)node_modules(\/|$)/;
const isBuild = /^[\w-]+\/dist(\/|$)/;
/** Large, and no matter to who wants types; what a text imports of them is. */
const isPicture = /^[\w-]+\/assets?\/.*(?<!\.json)$/;

/** A copy of the project's sources that may be changed, with the packages of the original. */
export class SourceCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'goldbraun-sources-'));

  /**
   * @param withPictures the parts whose public files are copied, too
   * @param whole also copies builds and tests, so that the tests can run in the copy
   */
  constructor(withPictures: string[] = [], { whole = false } = {}) {
    for (const part of whole ? [...parts, 'tests'] : parts) {
      const leave = (path: string) =>
        leftOut.test(path) ||
        (isBuild.test(path) && !whole) ||
        (isPicture.test(path) && !withPictures.includes(part));
      cpSync(join(root, part), join(this.folder, part), {
        recursive: true,
        filter: (source) => !leave(relative(root, source)),
      });
    }
    for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
      cpSync(join(root, file), join(this.folder, file));
    this.#linkPackages();
  }

  /** Replaces a text that must be there. */
  replace = (file: string, from: string | RegExp, to: string): void =>
    replaceIn(join(this.folder, file), from, to);

  restore(file: string): void {
    cpSync(join(root, file), join(this.folder, file));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Every package but the workspace's own, which is the copy. */
  #linkPackages(): void {
    const to = join(this.folder, 'node_modules');
    linkPackages(to);
    for (const [name, folder] of Object.entries(packages)) {
      symlinkSync(join(this.folder, folder), join(to, '@goldbraun', name));
    }
    // Versions of its own that npm has put beside a part.
    for (const part of parts) {
      const own = join(root, part, 'node_modules');
      try {
        symlinkSync(own, join(this.folder, part, 'node_modules'));
      } catch {
        // The part has none.
      }
    }
  }
}
