import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The object store's programs and what they need that a small Debian has not. */
const WANTED = ['radosgw', 'ceph-mon', 'ceph-osd'];
const NEEDED = /^(lib|ceph|rados|python3-(ceph|rados|prettytable|wcwidth))/;

const HELP = `These tests need a real object store: Ceph, from Debian's packages (61 MB, 230 MB unpacked).
On Debian 12 and newer they fetch it themselves, without installing it, where apt-get knows its packages:

    apt-get update

Elsewhere install ceph-mon, ceph-osd and radosgw, or set OBJECT_STORE_FOLDER to where they are unpacked.`;

const run = (command: string, args: string[], cwd?: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const isThere = (folder: string) => WANTED.every((name) => existsSync(join(folder, 'usr/bin', name)));

/** Unpacks the packages, all of them or none; the folder is there at once. */
function fetchInto(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    const [packages, files] = [join(unfinished, 'packages'), join(unfinished, 'files')];
    for (const made of [packages, files]) mkdirSync(made);
    const planned = run('apt-get', ['--simulate', 'install', '--no-install-recommends', ...WANTED]);
    const names = Array.from(planned.matchAll(/^Inst (\S+)/gm), ([, name = '']) => name);
    run('apt-get', ['download', '--quiet', ...names.filter((name) => NEEDED.test(name))], packages);
    for (const name of readdirSync(packages)) run('dpkg-deb', ['--extract', join(packages, name), files]);
    // Another run may have been faster.
    if (!isThere(folder)) renameSync(files, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * The root folder below which the object store's programs lie: this system's, if they are installed; otherwise a cache outside
 * of the repository, which is filled the first time (ten seconds).
 * @throws Error that says how to get them
 */
export function objectStorePrograms(): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const own = process.env.OBJECT_STORE_FOLDER || join(cache, 'goldbraun/object-store');
  const found = ['/', own].find(isThere);
  if (found) return found;
  try {
    fetchInto(own);
    return own;
  } catch (error) {
    throw new Error(`${HELP}\n\n${(error as Error).message}`);
  }
}
