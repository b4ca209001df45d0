import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, syncFolder } from '@goldbraun/shared/service/files/sync-folder';
import { owner } from '../owner.ts';
import type { AttachmentStore, Fingerprint } from './attachment-store.ts';

/** How long the answer to a refused post may wait for a store of another machine to remove what may have been put there. */
const discardMs = 2_000;

/** The folder in which uploads arrive. */
export type Incoming = Awaited<ReturnType<typeof openIncoming>>;

/** The place of one upload, from its first byte to the commit. */
export type Claim = Awaited<ReturnType<Incoming['claim']>>;

/**
 * Uploads arrive as `incoming/<owner>.<id>/upload`. The folder of an upload stays until what it belongs to is committed:
 * it tells the sweep after a kill whose file in the store may be an orphan.
 */
export async function openIncoming(dataFolder: string, store: AttachmentStore) {
  const folder = join(dataFolder, 'incoming');
  await makeFolder(folder);

  async function claim(id: string) {
    const place = join(folder, `${owner}.${id}`);
    const upload = join(place, 'upload');
    await mkdir(place);
    let stored: 'no' | 'perhaps' | 'yes' = 'no';

    /** Gives the upload, which must be synced already, to the store, which may take so long for it. */
    async function keep(file: Fingerprint, withinMs: number): Promise<void> {
      stored = 'perhaps';
      // Over a loss of power too, the sweep has to find what was stored and not committed.
      await syncFolder(folder);
      await store.put(id, { ...file, path: upload }, withinMs);
      stored = 'yes';
    }

    /** After the commit. */
    async function release(): Promise<void> {
      await rm(upload, { force: true });
      await rmdir(place);
    }

    /** When nothing was committed: leaves nothing behind. What can't be removed now has a folder still by which the sweep finds it. */
    async function discard(): Promise<void> {
      await rm(upload, { force: true });
      if (stored !== 'no') await store.remove(id, discardMs);
      await rm(place, { recursive: true, force: true });
    }

    return { upload, keep, isKept: () => stored === 'yes', release, discard };
  }

  return { folder, claim };
}
