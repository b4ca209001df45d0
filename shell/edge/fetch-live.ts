import { liveRelease, parseDiscovery } from '@goldbraun/shared/release/discovery';
import type { PublicKey } from '@goldbraun/shared/release/signing/release-key';
import { verifyDiscovery } from '@goldbraun/shared/release/signing/signed-discovery';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';
import { ReleaseUnusable } from './admission.ts';
import { addressAt } from './origin-address.ts';
import { bytesOf } from './origin-answer.ts';
import { ReleaseCache } from './release-cache.ts';
import { DISCOVERY_LIMITS } from './remote-follower.ts';

/**
 * Fetches what a remote's origin says is live, once, as a shell does that follows it: admitted, complete, each file checked
 * against its hash.
 * @param folder where releases are kept, for the next time as well
 * @param keys of the remote's team; without them no signature is asked for
 * @throws Error with a sentence if nothing is live there, or it can't be had
 */
export async function fetchLive(
  name: RemoteName,
  origin: URL,
  folder: string,
  keys?: readonly PublicKey[],
): Promise<LocalRelease> {
  const url = addressAt(origin, 'remotes', name, 'discovery.json');
  const text = String(await bytesOf(url, url.href, DISCOVERY_LIMITS));
  if (keys) verifyDiscovery(text, name, { [name]: keys });
  const live = liveRelease(parseDiscovery(text), name);
  if (!live) throw new ReleaseUnusable(`${url.href} names none that is live`);
  return new ReleaseCache(folder).have(name, origin, live);
}
