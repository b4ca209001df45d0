import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, syncFolder } from '@goldbraun/shared/service/files/sync-folder';
import type { AttachmentStore } from './attachment-store.ts';

/** Attachments as `attachments/<offer id>` on the volume of the uploads, so that keeping one is a rename. */
export async function openFileStore(dataFolder: string): Promise<AttachmentStore> {
  const folder = join(dataFolder, 'attachments');
  await makeFolder(folder);
  const pathOf = (offerId: string) => join(folder, offerId);

  return {
    /** The file must be synced already. */
    async put(offerId, path) {
      await rename(path, pathOf(offerId));
      await syncFolder(folder);
    },
    async open(offerId) {
      const stream = createReadStream(pathOf(offerId));
      await once(stream, 'open');
      return stream;
    },
    async remove(offerId) {
      await rm(pathOf(offerId), { force: true });
    },
  };
}
