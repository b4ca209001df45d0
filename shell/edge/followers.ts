import { join } from 'node:path';
import type { Logger } from 'pino';
import { ownerOf } from '../src/ownership.ts';
import type { RemoteName } from '../src/routes.ts';
import type { ReleaseCache } from './release-cache.ts';
import { RemoteFollower } from './remote-follower.ts';
import { SeenEditions } from './seen-editions.ts';
import type { EdgeSettings } from './settings.ts';
import { TrustedDiscovery } from './trusted-discovery.ts';

/** One for each remote; where the operator has named keys, it follows only what is signed with them. */
export function followersOf(
  { remotes, releaseKeys, site }: Pick<EdgeSettings, 'remotes' | 'releaseKeys' | 'site'>,
  cache: ReleaseCache,
  log: Logger,
): RemoteFollower[] {
  const trust = (name: RemoteName) =>
    releaseKeys && new TrustedDiscovery(name, releaseKeys, new SeenEditions(join(cache.folder, name)), log);
  const isOwnPath = (path: string) => ownerOf(site, path) !== undefined;
  return Object.entries(remotes).map(
    ([name, origin]) => new RemoteFollower(name, origin, cache, log, isOwnPath, trust(name)),
  );
}
