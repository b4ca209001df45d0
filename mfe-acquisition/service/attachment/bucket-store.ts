import { openAsBlob } from 'node:fs';
import { Bucket } from '@goldbraun/shared/bucket/bucket';
import type { BucketAddress } from '@goldbraun/shared/bucket/bucket-address';
import { BucketError } from '@goldbraun/shared/bucket/bucket-error';
import { BucketFiles } from '@goldbraun/shared/bucket/bucket-files';
import type { AttachmentStore } from './attachment-store.ts';
import { whole } from './whole.ts';

/** Long enough for 15 MB over 10 Mbit/s, and short enough for a second try after one that hangs. */
const attemptMs = 12_000;
const checkMs = 3_000;
/** Everything here is named by whom it belongs to; what is named otherwise is somebody else's. */
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const base = 'attachments/';
/** Says which database the attachments belong to. */
const mark = 'database';
const headers = { 'cache-control': 'private, no-store' };

/** Attachments in a bucket, and the proof that they are this database's. */
export type BucketStore = AttachmentStore & {
  /**
   * Marks an unmarked bucket as the database's own. Throws a BucketError if it belongs to another one, whose attachments no row of this
   * one names; or if it keeps versions, because nothing could be erased there.
   */
  claim: () => Promise<void>;
};

/** Attachments as `attachments/<id>` below the prefix of a bucket. Nothing is asked of the object store yet. */
export function openBucketStore(address: BucketAddress, databaseId: string): BucketStore {
  const bucket = new Bucket(address);
  const files = new BucketFiles(address);
  const keyOf = (name: string) => base + name;
  const place = `s3://${address.bucket}/${address.prefix}`;

  async function claim(): Promise<void> {
    const body = Buffer.from(databaseId);
    const found = await bucket.get(mark);
    if (!found) await bucket.putIf(mark, body, headers, { missing: true });
    const there = found ?? (await bucket.get(mark));
    if (there && !there.body.equals(body)) {
      throw new BucketError(
        `${place} has the attachments of another database: its object "${mark}" says so.`,
      );
    }
    if (there?.isVersion) {
      throw new BucketError(`${place} keeps versions of its objects, so no attachment could ever be erased.`);
    }
  }

  return {
    claim,
    async put(name, { path, sha256 }, withinMs) {
      const blob = await openAsBlob(path, { type: 'application/octet-stream' });
      const file = { blob, sha256, headers: { ...headers, 'x-amz-meta-sha256': sha256 } };
      await files.put(keyOf(name), file, { withinMs, attemptMs });
    },
    open: async (name, expected) => whole(await files.open(keyOf(name)), expected),
    remove: (name, answerMs) => bucket.delete(keyOf(name), answerMs),
    check: () => bucket.check(checkMs),
    async olderThan(ageMs) {
      // With another database's bucket nothing would be named by a row, and all of it removed.
      await claim();
      const { objects, nowMs } = await bucket.list(base);
      return objects
        .filter(({ changedAtMs }) => nowMs - changedAtMs > ageMs)
        .map(({ key }) => key.slice(base.length))
        .filter((name) => id.test(name));
    },
  };
}
