import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { owner } from '../owner.ts';
import { syncFolder } from './sync-folder.ts';

/** The folders of the attachments below `DATA_DIR`. */
export type AttachmentStore = Awaited<ReturnType<typeof openAttachmentStore>>;

/** The place of one upload, from its first byte to the commit. */
export type Claim = Awaited<ReturnType<AttachmentStore['claim']>>;

/**
 * Uploads arrive in `incoming/<owner>.<offer id>/upload` and are kept as `attachments/<offer id>`. The folder of the
 * upload stays until the offer is committed: it tells the sweep after a kill whose file may be an orphan.
 */
export async function openAttachmentStore(dataFolder: string) {
  const keptFolder = join(dataFolder, 'attachments');
  const incoming = join(dataFolder, 'incoming');
  await mkdir(keptFolder, { recursive: true });
  await mkdir(incoming, { recursive: true });

  const pathOf = (offerId: string) => join(keptFolder, offerId);

  async function claim(offerId: string) {
    const folder = join(incoming, `${owner}.${offerId}`);
    const upload = join(folder, 'upload');
    await mkdir(folder);
    let kept = false;

    /** Moves the upload, which must be synced already, to its place for good. */
    async function keep(): Promise<void> {
      await rename(upload, pathOf(offerId));
      kept = true;
      await syncFolder(keptFolder);
    }

    /** After the commit. */
    async function release(): Promise<void> {
      await rmdir(folder);
    }

    /** When there is no offer: leaves nothing behind. */
    async function discard(): Promise<void> {
      await rm(pathOf(offerId), { force: true });
      await rm(folder, { recursive: true, force: true });
    }

    return { upload, keep, isKept: () => kept, release, discard };
  }

  return { incoming, pathOf, claim };
}
