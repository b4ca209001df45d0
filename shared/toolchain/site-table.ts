import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  documentsOf,
  namedSite,
  ownsAsset,
  ownsPath,
  type Site,
  type SiteTable,
} from '@goldbraun/shell/site';
import type { OwnershipCheck } from './build/check-remote.ts';

let named: Site | undefined;

/** A team's own table, which says what an operator is to add; undefined where there is none. */
export function ownTable(): string | undefined {
  const file = join(process.cwd(), 'site.json');
  return existsSync(file) ? file : undefined;
}

/**
 * The site that the commands are about: what `SITE` names, else `site.json` in the folder where the command was called, else
 * the table of the shell's release.
 * @throws SiteFileWrong
 */
export function site(): Site {
  named ??= namedSite(ownTable());
  return named;
}

/** Whom what of that site belongs to; throws as {@link site} does. */
export const siteTable = (): SiteTable => site().table;

/** What a build is checked against. */
export const ownershipIn = (table: SiteTable): OwnershipCheck => ({
  ownsPath: (remote, path) => ownsPath(table, remote, path),
  ownsAsset: (remote, path) => ownsAsset(table, remote, path),
  documentsOf: (remote) => documentsOf(table, remote),
});
