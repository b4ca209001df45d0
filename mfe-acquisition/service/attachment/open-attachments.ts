import { randomUUID } from 'node:crypto';
import { BucketSilent } from '@goldbraun/shared/bucket/bucket-error';
import type { Config } from '../config.ts';
import type { Database } from '../store/open-database.ts';
import { getSetting } from '../store/setting-store.ts';
import type { AttachmentStore } from './attachment-store.ts';
import { openBucketStore } from './bucket-store.ts';
import { openFileStore } from './file-store.ts';

/**
 * The store that the environment names. An object store that is away now is taken all the same: offers without attachments need none.
 * @throws BucketError in a sentence if the bucket is another database's, keeps versions, or refuses what it is asked for
 */
export async function openAttachments(
  dataFolder: string,
  { bucket }: Pick<Config, 'bucket'>,
  database: Database,
  onSilence: (error: Error) => void,
): Promise<AttachmentStore> {
  if (!bucket) return openFileStore(dataFolder);
  const store = openBucketStore(bucket, await getSetting(database, 'attachments-of', randomUUID()));
  await store.claim().catch((error) => {
    if (!(error instanceof BucketSilent)) throw error;
    onSilence(error);
  });
  return store;
}
