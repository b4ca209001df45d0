import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, syncFolder } from '@goldbraun/shared/service/files/sync-folder';
import { owner } from '../owner.ts';
import type { AttachmentStore } from './attachment-store.ts';

/** The folder in which uploads arrive. */
export type Incoming = Awaited<ReturnType<typeof openIncoming>>;

/** The place of one upload, from its first byte to the commit. */
export type Claim = Awaited<ReturnType<Incoming['claim']>>;

/**
 * Uploads arrive as `incoming/<owner>.<offer id>/upload`. The folder of an upload stays until its offer is committed:
 * it tells the sweep after a kill whose file in the store may be an orphan.
 */
export async function openIncoming(dataFolder: string, store: AttachmentStore) {
  const folder = join(dataFolder, 'incoming');
  await makeFolder(folder);

  async function claim(offerId: string) {
    const place = join(folder, `${owner}.${offerId}`);
    const upload = join(place, 'upload');
    await mkdir(place);
    let stored: 'no' | 'perhaps' | 'yes' = 'no';

    /** Gives the upload, which must be synced already, to the store. */
    async function keep(): Promise<void> {
      stored = 'perhaps';
      // Over a loss of power too, the sweep has to find what was stored and not committed.
      await syncFolder(folder);
      await store.put(offerId, upload);
      stored = 'yes';
    }

    /** After the commit. */
    async function release(): Promise<void> {
      await rm(upload, { force: true });
      await rmdir(place);
    }

    /** When there is no offer: leaves nothing behind. */
    async function discard(): Promise<void> {
      if (stored !== 'no') await store.remove(offerId);
      await rm(place, { recursive: true, force: true });
    }

    return { upload, keep, isKept: () => stored === 'yes', release, discard };
  }

  return { folder, claim };
}
