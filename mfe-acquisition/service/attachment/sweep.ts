import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isGone, owner } from '../owner.ts';
import type { UploadStore } from '../store/upload-store.ts';
import type { AttachmentStore } from './attachment-store.ts';
import type { Incoming } from './incoming.ts';

// Longer than any upload may take, and than a request to an object store holds once it is signed (15 minutes), so that what is older
// belongs to nobody, whichever machine it came from, and nothing comes after it.
const oldest = 60 * 60 * 1000;
const searchInterval = 6 * 60 * 60 * 1000;

/**
 * Removes what killed processes left: uploads that never became an offer or a document of one, and files of those that
 * were not committed. Uploads of living processes are left alone; our own too, except at the start, when what bears our
 * name is of a predecessor with the same process id. What can't be removed now, because the store is away, is left to the next time.
 */
export async function sweep(
  incoming: Incoming,
  attachments: AttachmentStore,
  uploads: UploadStore,
  log: Logger,
  { atStart }: { atStart: boolean },
): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incoming.folder)) {
    const folder = join(incoming.folder, name);
    const [process = '', id = ''] = name.split('.');
    const abandoned = (atStart && process === owner) || isGone(process) || (await age(folder)) > oldest;
    if (!abandoned) continue;
    try {
      if (id && (await uploads.giveUp(id))) await attachments.remove(id);
      await rm(folder, { recursive: true, force: true });
      removed += 1;
    } catch (error) {
      log.warn({ err: error }, 'what a killed upload has left is not removed yet');
    }
  }
  return removed;
}

/**
 * Removes the files of a store without a folder of uploads that no row names: a machine may have died with its disk, or a store have
 * taken what it had refused. One instance does it every six hours.
 * @returns how many they were
 */
export async function removeOrphans(
  { olderThan, remove }: AttachmentStore,
  uploads: UploadStore,
  now = new Date(),
): Promise<number> {
  if (!olderThan || !(await uploads.takeTurn(now, searchInterval))) return 0;
  let removed = 0;
  for (const id of await olderThan(oldest)) {
    if (!(await uploads.giveUp(id, now))) continue;
    await remove(id);
    removed += 1;
  }
  return removed;
}

/** Milliseconds since the folder changed; 0 when it has just gone. */
async function age(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => null);
  return found ? Date.now() - found.mtimeMs : 0;
}
