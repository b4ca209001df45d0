import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBucket, publicAddressOf } from '@goldbraun/shared/bucket/bucket-address';
import { liveRelease, parseDiscovery } from '@goldbraun/shared/release/discovery';
import { fetchLive, type LocalRelease } from '@goldbraun/shell/composer';
import { dataDir, storeSetting } from './parts.ts';
import { site } from './site-table.ts';

/** What is live of some remotes, complete on this machine. */
export interface LiveReleases {
  releases: LocalRelease[];
  /** The remotes of which nothing is to be had, each with the reason. */
  absent: Record<string, string>;
}

/** Where REMOTES says that remotes are, which this machine can reach; the site's own setting names all of them. */
function namedOrigins(): Record<string, URL> {
  const pairs = (process.env.REMOTES ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', address = ''] = pair.trim().split(/=(.*)/s, 2);
      if (URL.canParse(address) && /^https?:/.test(address)) return [name, new URL(address)];
      throw new Error(`REMOTES: ${name} must be an http(s) address, not "${address}".`);
    }),
  );
}

/** The live release of a remote, as it lies in a folder. */
function inFolder(store: string, name: string): LocalRelease {
  const folder = join(store, 'remotes', name);
  const file = join(folder, 'discovery.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const version = text && liveRelease(parseDiscovery(text), name)?.metadata.version;
  if (!version) throw new Error(`no release of it lies in ${store}`);
  return { name, version, folder: join(folder, version) };
}

/**
 * What is live of each remote, where a shell would look: at the origin that REMOTES or the site's table names, else in the
 * store that STORE names. What is fetched is kept in DATA_DIR for the next time.
 * @throws Error with a sentence if REMOTES or STORE is none
 */
export async function liveReleases(names: readonly string[]): Promise<LiveReleases> {
  const origins = { ...site().origins, ...namedOrigins() };
  const store = storeSetting();
  const bucket = isBucket(store) ? new URL(publicAddressOf(store, process.env)) : undefined;
  const found = async (name: string): Promise<LocalRelease> => {
    const origin = origins[name] ?? bucket;
    return origin
      ? fetchLive(name, origin, join(dataDir(), 'live'), site().keys[name])
      : inFolder(store, name);
  };
  const releases: LocalRelease[] = [];
  const absent: Record<string, string> = {};
  const look = (name: string) =>
    found(name).then(
      (release) => void releases.push(release),
      (error: Error) => {
        absent[name] = error.message;
      },
    );
  await Promise.all(names.map(look));
  return { releases, absent };
}
