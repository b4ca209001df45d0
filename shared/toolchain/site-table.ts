import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, namedSite, ownsAsset, ownsPath, type SiteTable } from '@goldbraun/shell/site';
import type { OwnershipCheck } from './build/check-remote.ts';

let table: SiteTable | undefined;

/**
 * The table of the site that the commands are about: what `SITE` names, else `site.json` in the folder where the command
 * was called (a team's own, which says what an operator is to add), else that of the shell's release.
 * @throws SiteFileWrong
 */
export function siteTable(): SiteTable {
  const own = join(process.cwd(), 'site.json');
  table ??= namedSite(existsSync(own) ? own : undefined).table;
  return table;
}

/** What a build is checked against. */
export const ownershipIn = (site: SiteTable): OwnershipCheck => ({
  ownsPath: (remote, path) => ownsPath(site, remote, path),
  ownsAsset: (remote, path) => ownsAsset(site, remote, path),
  documentsOf: (remote) => documentsOf(site, remote),
});
