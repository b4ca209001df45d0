import { statfs } from 'node:fs/promises';
import { fieldError } from '../../offer/errors.ts';
import { attachmentLimits } from '../../offer/offer.ts';
import { Refusal } from '../refusal.ts';
import type { OfferStore } from '../store/offer-store.ts';

// Kept free for the database, whose writing stops when the disk is full.
const reserve = 10 * attachmentLimits.maxBytes;

/** The part of the quota from which on somebody should look at it. */
export const alarmingShare = 0.8;

/** There is no room for an attachment. An offer without one is accepted still. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/**
 * Throws NoRoom when one more attachment could exceed the quota, or leave too little of the disk; and a Refusal of the
 * attachment when the network that it comes from, by its hash, has sent its share already.
 */
export type CheckRoom = (network?: string) => Promise<void>;

/** A post that is repeated after it was accepted is not refused for the room that it has taken. */
export function roomUnless(
  isKnown: () => Promise<unknown>,
  checkRoom: CheckRoom,
  network: string,
): () => Promise<void> {
  return async () => {
    try {
      await checkRoom(network);
    } catch (error) {
      if (!(error instanceof Refusal) || !(await isKnown())) throw error;
    }
  };
}

/** What there is room for, in bytes: all attachments, and those of one network. */
export type RoomLimits = { quota: number; networkShare: number };

/** Looks at the disk of the folder and at what is stored. `onAlarm` hears when the quota is nearly used up, once. */
export function createRoom(
  folder: string,
  { quota, networkShare }: RoomLimits,
  store: Pick<OfferStore, 'storedBytes' | 'networkBytes'>,
  onAlarm: (bytes: number) => void,
): CheckRoom {
  let alarmed = false;

  function watch(bytes: number): void {
    const alarming = bytes >= alarmingShare * quota;
    if (alarming && !alarmed) onAlarm(bytes);
    alarmed = alarming;
  }

  return async (network) => {
    const [disk, bytes, ofNetwork] = await Promise.all([
      statfs(folder),
      store.storedBytes(),
      network === undefined ? 0 : store.networkBytes(network),
    ]).catch((cause) => {
      throw new NoRoom('nobody can say whether there is room', { cause });
    });
    watch(bytes);
    if (disk.bavail * disk.bsize < reserve) throw new NoRoom('the disk is nearly full');
    if (bytes + attachmentLimits.maxBytes > quota) {
      throw new NoRoom(`the attachments have ${bytes} of ${quota} bytes`);
    }
    if (ofNetwork >= networkShare) throw Refusal.ofFields([fieldError('attachment', 'attachment_share')]);
  };
}
