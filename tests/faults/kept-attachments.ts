import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestBucket } from '../harness/test-bucket.ts';

/** The attachments that a service has stored, looked at past the service. */
export interface KeptAttachments {
  /** The ids under which they are stored; none if there is no such place. */
  names: () => Promise<string[]>;
  /** Null if it is not there. */
  sha256: (id: string) => Promise<string | null>;
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Those in the folder of a service. */
export const attachmentsInFolder = (dataFolder: string): KeptAttachments => ({
  names: () => readdir(join(dataFolder, 'attachments')).catch(() => []),
  sha256: (id) => readFile(join(dataFolder, 'attachments', id)).then(sha256Of, () => null),
});

/** Those in a bucket. */
export const attachmentsInBucket = (bucket: TestBucket): KeptAttachments => ({
  names: async () =>
    (await bucket.keys()).flatMap((key) =>
      key.startsWith('attachments/') ? [key.slice('attachments/'.length)] : [],
    ),
  sha256: async (id) => {
    const bytes = await bucket.bytes(`attachments/${id}`);
    return bytes ? sha256Of(bytes) : null;
  },
});
