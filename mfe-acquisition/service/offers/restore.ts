import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { type AttachmentStore, storedId } from '../attachment/attachment-store.ts';
import { whole } from '../attachment/whole.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';
import { copyAttachment } from './copy-attachment.ts';

const putMs = 10 * 60_000;

/**
 * `restore <folder>`: puts the attachments that the database names into their store, out of a backup or a `DATA_DIR`, where the
 * store has them not, or not whole. So attachments move from the one kind of store into the other.
 */
export const restore: Command = async ({ archive, attachments, dataFolder }, [folder, ...rest]) => {
  if (!folder || rest.length > 0) throw new CommandFault('restore takes one folder, which a backup has made');
  // On the disk of the store, which takes the file away that it is given.
  const place = await mkdtemp(join(dataFolder, 'restore-'));
  const missing: string[] = [];
  let restored = 0;
  try {
    for (const row of await archive.files()) {
      const id = storedId(row);
      if (await isDone(readThrough(attachments.open(id, row)))) continue;
      const path = join(place, id);
      const saved = whole(createReadStream(join(folder, 'attachments', id)), row);
      if (!(await isDone(copyAttachment(saved, path)))) missing.push(id);
      else {
        await attachments.put(id, { ...row, path }, putMs);
        restored += 1;
        // An offer may have been deleted just then.
        if (!(await archive.hasFile(row))) await attachments.remove(id);
      }
      await rm(path, { force: true });
    }
  } finally {
    await rm(place, { recursive: true });
  }
  if (missing.length > 0) {
    throw new CommandFault(
      `${restored} restored; neither in the store nor whole in ${resolve(folder)}:\n${missing.join('\n')}`,
    );
  }
  return `${restored} ${restored === 1 ? 'attachment is' : 'attachments are'} restored`;
};

const readThrough = async (opened: ReturnType<AttachmentStore['open']>) => finished((await opened).resume());

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
