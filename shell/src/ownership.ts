import { paths } from '@goldbraun/shared/contract/paths';
import type { BrowserSite, RemoteName, SiteTable } from './routes.ts';

/** Whether a path, or a pattern of paths, is among those of a pattern. */
export const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The entry of the site's table that answers a path; undefined for an unknown one. */
export const ownerOf = <Entry extends BrowserSite['remotes'][number]>(
  { remotes }: { remotes: readonly Entry[] },
  path: string,
): Entry | undefined => remotes.find((entry) => entry.paths.some((pattern) => covers(pattern, path)));

/** The parameters that change the page of a path; none for most. */
export const queryOf = (site: SiteTable, path: string): readonly string[] =>
  ownerOf(site, path)?.query?.[path] ?? [];

/** The remote whose release carries a public file; the longest prefix decides. */
export function ownerOfAsset({ remotes }: SiteTable, path: string): RemoteName | undefined {
  const claims = remotes.flatMap(({ remote, assets }) => assets.map((prefix) => ({ remote, prefix })));
  return claims
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0]?.remote;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A decoded path as an address has it: in ASCII, without a character that means something else there. */
const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Looks for the first slash of the last ones: from each of them, a path of nothing but slashes would take a square of the time. */
const withoutEndSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '');

/**
 * Where a path leads instead, percent-encoded, or null if a remote's table entry covers it as it stands.
 * A covered path may still be unknown to the remote: then {@link unknownTarget} says where to go.
 */
export function redirectOf(site: BrowserSite, pathname: string): string | null {
  const { redirects } = site;
  const path = decode(pathname).normalize('NFC');
  const alias = redirects[path];
  if (alias) return alias;
  if (ownerOf(site, pathname)) {
    const bare = withoutEndSlashes(pathname);
    return bare && bare !== pathname && ownerOf(site, bare) ? bare : null;
  }
  const bare = withoutEndSlashes(path);
  return redirects[bare] ?? (bare !== path && ownerOf(site, bare) ? encode(bare) : paths.home);
}

/** Where a path leads that its remote does not know, for instance a news item that never was. */
export const unknownTarget = (site: BrowserSite, pathname: string): string =>
  ownerOf(site, pathname)?.unknown ?? paths.home;

/** The remote and the file of its release that answer a path with a whole document; undefined for any other path. */
export function documentOf(
  { remotes }: SiteTable,
  path: string,
): { remote: RemoteName; file: string } | undefined {
  for (const { remote, documents } of remotes) {
    const file = documents?.[path];
    if (file) return { remote, file };
  }
  return undefined;
}

/** The HTML files that a remote's release brings, as the table names them. */
export const documentsOf = ({ remotes }: SiteTable, remote: string): string[] =>
  remotes.filter((entry) => entry.remote === remote).flatMap((entry) => Object.values(entry.documents ?? {}));

export const ownsPath = (site: SiteTable, remote: string, path: string): boolean =>
  ownerOf(site, path)?.remote === remote;
export const ownsAsset = (site: SiteTable, remote: string, path: string): boolean =>
  ownerOfAsset(site, path) === remote;
