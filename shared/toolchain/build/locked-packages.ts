import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of `packages` in package-lock.json. Source: https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
interface LockedPackage {
  version?: string;
  integrity?: string;
  /** Of a workspace: its folder, and that it is a link to there. */
  resolved?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

type Locked = Record<string, LockedPackage>;

/** Binaries for one platform: which of them are there is different from machine to machine. */
const isOfOnePlatform = ({ os, cpu }: LockedPackage) => os !== undefined || cpu !== undefined;

/** Where a package finds another one, as Node looks for it; undefined if the lockfile has none. */
function locate(packages: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = [...(folder ? [folder] : []), 'node_modules', name].join('/');
    const found = packages[path];
    if (found) return found.link ? found.resolved : path;
    if (!folder) return undefined;
  }
}

/** The packages that one needs to work; those that only add to it if they are there are left out. */
function needsOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  ...locked
}: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  );
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])].sort();
}

/** Composes and serves what was built, and has no part in building it: another shell makes no other release. */
const notBuiltWith = '@goldbraun/shell';

/**
 * What the lockfile says of everything that some packages depend on, however far away: which version of what, with which
 * hash. It says nothing of where npm has put it, which changes with what others depend on.
 * @param root the folder of package-lock.json
 * @param workspaces folders of workspaces, such as `mfe-news` (what they depend on stands in their own package.json), or
 *   names of packages that they are built with
 * @returns lines, sorted
 */
export function lockedPackages(root: string, workspaces: string[]): string[] {
  const { packages }: { packages: Locked } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const lines = new Map<string, string>();
  const visit = (path: string, locked: LockedPackage): void => {
    if (lines.has(path)) return;
    lines.set(path, '');
    const needs = needsOf(locked).flatMap((name) => {
      if (name === notBuiltWith) return [];
      const found = locate(packages, path, name);
      const needed = found === undefined ? undefined : packages[found];
      if (found === undefined || !needed) {
        // A platform's, which this lockfile was made without; or of a workspace that is not locked yet.
        return locked.optionalDependencies?.[name] === undefined ? [`${name} is not locked`] : [];
      }
      if (isOfOnePlatform(needed)) return [];
      visit(found, needed);
      return [`${name}@${needed.version}`];
    });
    const [, name = path] = /.*(?:^|\/)node_modules\/(.+)$/.exec(path) ?? [];
    lines.set(path, [`${name}@${locked.version}`, locked.integrity ?? '', ...needs].join(' '));
  };
  const [first = ''] = workspaces;
  for (const workspace of workspaces) {
    const path = workspace.startsWith('@') ? locate(packages, first, workspace) : workspace;
    if (path === undefined) continue;
    const isPackage = path.includes('node_modules/');
    visit(
      path,
      isPackage
        ? (packages[path] as LockedPackage)
        : JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')),
    );
  }
  return [...new Set(lines.values())].sort();
}
