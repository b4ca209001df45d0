import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@goldbraun/shared/brand/brand';
import { providedBy, unmetNeed } from '@goldbraun/shared/release/needs';
import { type ReleaseManifest, releaseManifestSchema } from '@goldbraun/shared/release/release-manifest';
import { type Rehearsed, rehearse } from '@goldbraun/shell/composer';
import * as v from 'valibot';
import type { Built } from './build/build-part.ts';
import { buildPartNamed } from './build-parts.ts';
import { type LiveReleases, liveReleases } from './live-releases.ts';
import { shellHere } from './shell-here.ts';
import { siteTable } from './site-table.ts';

const manifestIn = (folder: string): ReleaseManifest =>
  v.parse(releaseManifestSchema, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));

/** A rehearsal of the site with one build in it. */
export interface Rehearsal extends Pick<LiveReleases, 'absent'> {
  built: Built;
  rehearsed: Rehearsed;
}

/**
 * Builds a remote and composes all pages of the site with it and with the live releases of the others; without those that are
 * absent, as if they were not live.
 * @param say is told how the building goes; by default the terminal
 * @throws BuildError if it can't be built
 */
export async function rehearseWith(name: string, say?: (line: string) => void): Promise<Rehearsal> {
  const shell = await shellHere('production', say);
  const built = await buildPartNamed(name, 'production', say);
  const site = siteTable();
  const others = site.remotes.map(({ remote }) => remote).filter((remote) => remote !== name);
  const { releases, absent } = await liveReleases(others);
  const own = { name, version: built.version, folder: built.output };
  const unmet = unmetNeed(manifestIn(built.output).needs ?? {}, providedBy(manifestIn(shell.folder)));
  const input = { shell, publicUrl: brand.site, outside: {}, site, releases: [own, ...releases] };
  return { built, rehearsed: unmet ? { refused: unmet } : await rehearse(input), absent };
}
