import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPage } from './documents/packed-page.ts';
import type { LocalRelease } from './line-up.ts';
import type { RenderedPath, RenderedSite } from './rendered-site.ts';

/** A page that its remote alone has rendered, of what its loaders have returned; slots have no loaders. */
export const packedPageOf = ({ participants, rendered }: RenderedPath): PackedPage | undefined =>
  rendered.type === 'page' &&
  rendered.page.isHydrated &&
  participants.length === 1 &&
  rendered.page.chunks.length === 1 &&
  rendered.page.missing.length === 0
    ? rendered.page
    : undefined;

/** Whether two releases render the same wherever their loaders return the same. */
function hasSameCode(...releases: LocalRelease[]): boolean {
  try {
    const [one, other] = releases.map(({ folder }) => readFileSync(join(folder, 'server.cjs')));
    return one !== undefined && other !== undefined && one.equals(other);
  } catch {
    // Then all is rendered, and whoever needs the file says that it is missing.
    return false;
  }
}

/** The pages of earlier line-ups that need not be rendered again if their loaders return what they did. */
export class KnownPages {
  readonly #earlier: readonly RenderedSite[];
  readonly #sameCode = new Map<LocalRelease, Map<LocalRelease, boolean>>();

  constructor(earlier: readonly RenderedSite[]) {
    this.#earlier = earlier;
  }

  /** @param host the release that has the path now */
  find(path: string, host: LocalRelease): RenderedPath | undefined {
    return this.#earlier
      .flatMap(({ rendered }) => rendered.get(path) ?? [])
      .find((page) => {
        const [before] = page.participants;
        return packedPageOf(page) && before?.name === host.name && this.#hasCodeOf(host, before);
      });
  }

  #hasCodeOf(release: LocalRelease, before: LocalRelease): boolean {
    const known = this.#sameCode.get(release) ?? new Map<LocalRelease, boolean>();
    this.#sameCode.set(release, known);
    const isSame = known.get(before) ?? hasSameCode(release, before);
    known.set(before, isSame);
    return isSame;
  }
}
