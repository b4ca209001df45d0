import { statfs } from 'node:fs/promises';
import { attachmentLimits } from '../../offer/offer.ts';

// Kept free for the database, whose writing stops when the disk is full.
const reserve = 10 * attachmentLimits.maxBytes;

/** There is no room for an attachment. An offer without one is accepted still. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** Throws NoRoom when one more attachment could exceed the quota (bytes), or leave too little of the disk. */
export type CheckRoom = () => Promise<void>;

export function createRoom(folder: string, quota: number, storedBytes: () => Promise<number>): CheckRoom {
  return async () => {
    const [disk, bytes] = await Promise.all([statfs(folder), storedBytes()]).catch((cause) => {
      throw new NoRoom('nobody can say whether there is room', { cause });
    });
    if (disk.bavail * disk.bsize < reserve) throw new NoRoom('the disk is nearly full');
    if (bytes + attachmentLimits.maxBytes > quota) {
      throw new NoRoom(`the attachments have ${bytes} of ${quota} bytes`);
    }
  };
}
