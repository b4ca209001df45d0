import { openStore } from '@goldbraun/shared/release/open-store';
import { Releases } from '@goldbraun/shared/release/releases';
import { parseSigningKey } from '@goldbraun/shared/release/signing/release-key';
import { storeSetting } from './parts.ts';

/**
 * A remote's releases, as a command changes them: signed, if RELEASE_SIGNING_KEY is set.
 * @param store a folder, or `s3://bucket/prefix`
 * @throws Error with a sentence if the key is none, or the store can't be one
 */
export function openReleases(name: string, store = storeSetting()): Releases {
  const key = process.env.RELEASE_SIGNING_KEY;
  return new Releases(openStore(store, name, key ? { signingKey: parseSigningKey(key) } : {}), name);
}
