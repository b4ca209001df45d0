import { bucketAddress, isBucket } from '../bucket/bucket-address.ts';
import { BucketStore } from './bucket/bucket-store.ts';
import { FolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import type { SigningKey } from './signing/release-key.ts';

/**
 * The store of one remote's releases.
 * @param store a folder, or `s3://bucket/prefix`, of which the `AWS_…` variables tell the rest
 * @param signingKey signs each edition of the discovery file; without it none is signed
 * @throws BucketError if a bucket is not named as one, or a variable is missing
 */
export const openStore = (
  store: string,
  name: string,
  options: { signingKey?: SigningKey } = {},
): ReleaseStore =>
  isBucket(store)
    ? new BucketStore(bucketAddress(store, process.env), name, options)
    : new FolderStore(store, name, options);
