import { covers, ownerOf } from '../src/ownership.ts';
import type { RemoteName, SiteTable } from '../src/routes.ts';
import type { RenderedPath } from './rendered-site.ts';

/** The chunks with which a page begins. */
export interface Beginning {
  remote: RemoteName;
  /** Ids of its routes: the names in the remote's `route-assets.json`. */
  names: string[];
}

/** By the path of a page, or by a pattern of the site's table, `/aktuelles/*`. */
export type Beginnings = Record<string, Beginning>;

/** So many pages of a remote below a pattern stand by themselves: every visitor has the list. */
const MAX_BELOW = 20;

interface Kind extends Beginning {
  paths: string[];
}

/** The pages that begin with the same chunks, of their own remote. */
function kindsOf(rendered: Iterable<RenderedPath>, site: SiteTable): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { path, rendered: what } of rendered) {
    if (what.type !== 'page') continue;
    const owner = ownerOf(site, path)?.remote;
    const own = what.page.chunks.find(({ remote, scripts }) => remote === owner && scripts === 'now');
    if (!own) continue;
    const { remote, names } = own;
    const key = JSON.stringify([remote, names]);
    const kind = kinds.get(key) ?? { remote, names, paths: [] };
    kind.paths.push(path);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

/**
 * With what the pages of a set begin, for browsers that go from one to another. A thousand news stand under one pattern: of the kinds of pages below a
 * pattern the most frequent has it.
 */
export function beginningsOf(rendered: Iterable<RenderedPath>, site: SiteTable): Beginnings {
  const beginnings: Beginnings = {};
  const below = new Map<RemoteName, number>();
  const patternOf = (path: string) => {
    const patterns = ownerOf(site, path)?.paths ?? [];
    return patterns.includes(path) ? path : patterns.find((pattern) => covers(pattern, path));
  };
  const frequentFirst = kindsOf(rendered, site).sort((one, other) => other.paths.length - one.paths.length);
  for (const { remote, names, paths } of frequentFirst) {
    const beginning = { remote, names };
    for (const path of paths) {
      const pattern = patternOf(path);
      if (!pattern || beginnings[pattern] === beginning) continue;
      if (pattern === path || (paths.length > 1 && !beginnings[pattern])) beginnings[pattern] = beginning;
      else if ((below.get(remote) ?? 0) < MAX_BELOW) {
        below.set(remote, (below.get(remote) ?? 0) + 1);
        beginnings[path] = beginning;
      }
    }
  }
  return beginnings;
}
