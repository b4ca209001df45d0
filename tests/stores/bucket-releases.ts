import { bucketAddress } from '@goldbraun/shared/bucket/bucket-address';
import { Releases } from '@goldbraun/shared/release/releases';
import { BucketStore } from '../../shared/release/bucket/bucket-store.ts';
import type { TestBucket } from '../harness/test-bucket.ts';

type Options = ConstructorParameters<typeof BucketStore>[2] & {
  /** Another way to the object store. */
  endpoint?: string;
};

/** The news team's store in a bucket. */
export function storeIn(
  { store }: Pick<TestBucket, 'store'>,
  { endpoint, ...options }: Options = {},
): BucketStore {
  const env = { ...process.env, ...(endpoint ? { AWS_ENDPOINT_URL: endpoint } : {}) };
  return new BucketStore(bucketAddress(store, env), 'mfe-news', options);
}

/** The news team's releases in a bucket. */
export const releasesIn = (bucket: Pick<TestBucket, 'store'>, options?: Options): Releases =>
  new Releases(storeIn(bucket, options), 'mfe-news');
