import { bucketAddress, isBucket } from '../../bucket/bucket-address.ts';
import { BucketMaps } from './bucket-maps.ts';
import { FolderMaps } from './folder-maps.ts';
import type { SourceMapStore } from './source-map-store.ts';

/**
 * The store of one remote's source maps.
 * @param store that of its releases: a folder, or `s3://bucket/prefix`
 * @throws BucketError if a bucket is not named as one, or a variable is missing
 */
export const openSourceMaps = (store: string, name: string): SourceMapStore =>
  isBucket(store) ? new BucketMaps(bucketAddress(store, process.env), name) : new FolderMaps(store, name);
