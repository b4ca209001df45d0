import { once } from 'node:events';
import { constants, createReadStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, syncFolder } from '@goldbraun/shared/service/files/sync-folder';
import type { AttachmentStore } from './attachment-store.ts';
import { whole } from './whole.ts';

/** Attachments as `attachments/<id>` on the volume of the uploads, so that keeping one is a rename. */
export async function openFileStore(dataFolder: string): Promise<AttachmentStore> {
  const folder = join(dataFolder, 'attachments');
  await makeFolder(folder);
  const pathOf = (id: string) => join(folder, id);

  return {
    /** The file must be synced already. */
    async put(id, { path }) {
      await rename(path, pathOf(id));
      await syncFolder(folder);
    },
    async open(id, expected) {
      const stream = createReadStream(pathOf(id));
      await once(stream, 'open');
      return whole(stream, expected);
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
    },
    async check() {
      await access(folder, constants.W_OK);
    },
  };
}
