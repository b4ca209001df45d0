import { versionPattern } from '@goldbraun/shared/release/release-manifest';
import type { ReleaseCache } from './release-cache.ts';
import type { EdgeSettings } from './settings.ts';

/**
 * Decides what may be a label of the metrics: the shell that runs, and the releases that lie whole in its cache. Those of
 * before count too, because their tabs are still open. Whatever else a visitor writes is no release.
 */
export class KnownParts {
  readonly #cache: ReleaseCache;
  readonly #shell: string;
  readonly #remotes: ReadonlySet<string>;

  constructor(cache: ReleaseCache, { shell, site }: Pick<EdgeSettings, 'shell' | 'site'>) {
    this.#remotes = new Set(site.remotes.map(({ remote }) => remote));
    this.#cache = cache;
    this.#shell = `shell@${shell.version}`;
  }

  /** @param part such as `mfe-news@1.0.0-0123456789` */
  has(part: string): boolean {
    if (part === this.#shell) return true;
    const [name = '', version = '', ...rest] = part.split('@');
    if (rest.length > 0 || !this.#remotes.has(name) || !versionPattern.test(version)) return false;
    return this.#cache.find(name, version) !== undefined;
  }

  /**
   * The part whose file an address names.
   * @param address path and query, as it was asked for
   * @returns null if it is no file of a part that is known
   */
  ofAddress(address: string): string | null {
    const [pathname = ''] = address.split('?', 1);
    const [, top, ...rest] = pathname.split('/');
    const part = top === 'shell' ? `shell@${rest[0]}` : `${rest[0]}@${rest[1]}`;
    return (top === 'shell' || top === 'remotes') && this.has(part) ? part : null;
  }
}
