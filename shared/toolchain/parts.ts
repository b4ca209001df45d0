import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { isBucket } from '@goldbraun/shared/bucket/bucket-address';
import type { Part } from './build/build-target.ts';
import { reportAndExit } from './report.ts';
import { siteTable } from './site-table.ts';

/** A team's own repository has the toolchain among its packages; here it is a workspace. */
export const isOwnRepository = import.meta.dirname.includes(`${sep}node_modules${sep}`);

/** The folder of package-lock.json: of this repository, or the one in which a team has called the command. */
export const root = isOwnRepository ? process.cwd() : join(import.meta.dirname, '../..');

/** The remotes that are made here; the others of the site come from elsewhere. */
export const remoteNames = namesHere();

function namesHere(): string[] {
  try {
    if (isOwnRepository) return [JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name];
    return siteTable()
      .remotes.map(({ remote }) => remote)
      .filter((name) => existsSync(join(root, name, 'package.json')));
  } catch (error) {
    return reportAndExit(error);
  }
}

export const partOf = (name: string): Part => ({ name, folder: isOwnRepository ? root : join(root, name) });

export const dataDir = (): string => resolve(root, process.env.DATA_DIR ?? '.data');
export const releaseStore = (data: string): string => join(data, 'releases');

/** Where releases are stored: STORE, a folder or `s3://bucket/prefix`; by default a folder in DATA_DIR. */
export function storeSetting(): string {
  const { STORE } = process.env;
  if (!STORE) return releaseStore(dataDir());
  return isBucket(STORE) ? STORE : resolve(root, STORE);
}
