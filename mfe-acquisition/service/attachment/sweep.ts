import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone, owner } from '../owner.ts';
import type { AttachmentStore } from './attachment-store.ts';
import type { Incoming } from './incoming.ts';

// Longer than any upload may take, so that what is older belongs to nobody, whichever machine it came from.
const oldest = 60 * 60 * 1000;

/**
 * Removes what killed processes left: uploads that never became an offer, and files of offers that were not
 * committed. Uploads of living processes are left alone; our own too, except at the start, when what bears our
 * name is of a predecessor with the same process id.
 */
export async function sweep(
  incoming: Incoming,
  attachments: AttachmentStore,
  hasOffer: (id: string) => Promise<boolean>,
  { atStart }: { atStart: boolean },
): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incoming.folder)) {
    const folder = join(incoming.folder, name);
    const [process = '', offerId = ''] = name.split('.');
    const abandoned = (atStart && process === owner) || isGone(process) || (await age(folder)) > oldest;
    if (!abandoned) continue;
    if (offerId && !(await hasOffer(offerId))) await attachments.remove(offerId);
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Milliseconds since the folder changed; 0 when it has just gone. */
async function age(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => null);
  return found ? Date.now() - found.mtimeMs : 0;
}
