import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@goldbraun/shared/brand/brand';
import { liveRelease, parseDiscovery } from '@goldbraun/shared/release/discovery';
import { providedBy, unmetNeed } from '@goldbraun/shared/release/needs';
import { type ReleaseManifest, releaseManifestSchema } from '@goldbraun/shared/release/release-manifest';
import { type LocalRelease, packedShell, type Rehearsed, rehearse } from '@goldbraun/shell/composer';
import * as v from 'valibot';
import type { Built } from './build/build-part.ts';
import { buildParts } from './build-parts.ts';
import { storeSetting } from './parts.ts';
import { siteTable } from './site-table.ts';

/** The live release of a remote, as it lies in a folder; undefined if there is none, or if the store is a bucket. */
function liveOf(remote: string): LocalRelease | undefined {
  const folder = join(storeSetting(), 'remotes', remote);
  const file = join(folder, 'discovery.json');
  if (!existsSync(file)) return undefined;
  const version = liveRelease(parseDiscovery(readFileSync(file, 'utf8')), remote)?.metadata.version;
  return version === undefined ? undefined : { name: remote, version, folder: join(folder, version) };
}

const manifestIn = (folder: string): ReleaseManifest =>
  v.parse(releaseManifestSchema, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));

async function shellHere(say?: (line: string) => void): Promise<{ version: string; folder: string }> {
  const packed = packedShell();
  if (packed) return packed;
  const built = (await buildParts(['shell'], 'production', say)).get('shell');
  if (!built) throw new Error('The shell was not built.');
  return { version: built.version, folder: built.output };
}

/** A rehearsal of the site with one build in it. */
export interface Rehearsal {
  built: Built;
  rehearsed: Rehearsed;
  /** Remotes of the site of which no release is here: the pages are composed as if they were not live. */
  absent: string[];
}

/**
 * Builds a remote and composes all pages of the site with it and with the live releases of the others.
 * @param say is told how the building goes; by default the terminal
 * @throws BuildError if it can't be built
 */
export async function rehearseWith(name: string, say?: (line: string) => void): Promise<Rehearsal> {
  const shell = await shellHere(say);
  const built = (await buildParts([name], 'production', say)).get(name);
  if (!built) throw new Error(`${name} was not built.`);
  const site = siteTable();
  const others = site.remotes.map(({ remote }) => remote).filter((remote) => remote !== name);
  const live = others.flatMap((remote) => liveOf(remote) ?? []);
  const own = { name, version: built.version, folder: built.output };
  const unmet = unmetNeed(manifestIn(built.output).needs ?? {}, providedBy(manifestIn(shell.folder)));
  const input = { shell, publicUrl: brand.site, outside: {}, site, releases: [own, ...live] };
  const absent = others.filter((remote) => !live.some((release) => release.name === remote));
  return { built, rehearsed: unmet ? { refused: unmet } : await rehearse(input), absent };
}
