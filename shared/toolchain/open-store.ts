import { ReleaseStore } from '../release/release-store.ts';
import { parseSigningKey } from '../release/signing/release-key.ts';
import { dataDir, releaseStore } from './parts.ts';

/**
 * A remote's releases, as a command changes them: signed, if RELEASE_SIGNING_KEY is set.
 * @throws Error with a sentence if that is no key
 */
export function openStore(name: string, store = releaseStore(dataDir())): ReleaseStore {
  const key = process.env.RELEASE_SIGNING_KEY;
  return new ReleaseStore(store, name, key ? { signingKey: parseSigningKey(key) } : {});
}
