import { paths } from '@goldbraun/shared/contract/paths.ts';
import { type Ownership, ownership, type RemoteName } from './routes.ts';

const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The entry of the shell's table that answers a path; undefined for an unknown one. */
export const ownerOf = (path: string): Ownership | undefined =>
  ownership.find((entry) => entry.paths.some((pattern) => covers(pattern, path)));

/** The parameters that change the page of a path; none for most. */
export const queryOf = (path: string): readonly string[] => ownerOf(path)?.query?.[path] ?? [];

/** The remote whose release carries a public file; the longest prefix decides. */
export function ownerOfAsset(path: string): RemoteName | undefined {
  const claims = ownership.flatMap(({ remote, assets }) => assets.map((prefix) => ({ remote, prefix })));
  return claims
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0]?.remote;
}

/** Spellings that lead to another path. The sharp s comes percent-encoded from a browser. */
const aliases: Record<string, string> = {
  '/restaurantkonzepte/zukunftige-koncepte': paths.future,
  [paths.hamburg.replace('strasse', 'straße')]: paths.hamburg,
};

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
export function redirectOf(pathname: string): string | null {
  const path = decode(pathname).normalize('NFC');
  const alias = aliases[path];
  if (alias) return alias;
  if (ownerOf(pathname)) {
    const bare = withoutEndSlashes(pathname);
    return bare && bare !== pathname && ownerOf(bare) ? bare : null;
  }
  const bare = withoutEndSlashes(path);
  return aliases[bare] ?? (bare !== path && ownerOf(bare) ? encode(bare) : paths.home);
}

/** Where a path leads that its remote does not know, for instance a news item that never was. */
export const unknownTarget = (pathname: string): string => ownerOf(pathname)?.unknown ?? paths.home;

/** The remote and the file of its release that answer a path with a whole document; undefined for any other path. */
export function documentOf(path: string): { remote: RemoteName; file: string } | undefined {
  for (const { remote, documents } of ownership) {
    const file = documents?.[path];
    if (file) return { remote, file };
  }
  return undefined;
}

/** The HTML files that a remote's release brings, as the table names them. */
export const documentsOf = (remote: string): string[] =>
  ownership
    .filter((entry) => entry.remote === remote)
    .flatMap((entry) => Object.values(entry.documents ?? {}));

export const ownsPath = (remote: string, path: string): boolean => ownerOf(path)?.remote === remote;
export const ownsAsset = (remote: string, path: string): boolean => ownerOfAsset(path) === remote;
