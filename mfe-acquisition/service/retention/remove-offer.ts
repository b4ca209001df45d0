import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AttachmentStore } from '../attachment/attachment-store.ts';
import { mailFile } from '../mail/deliver-to-folder.ts';
import type { ArchiveStore, StoredOffer } from '../store/archive-store.ts';

/** Where the parts of an offer are. */
export type OfferPlaces = { archive: ArchiveStore; attachments: AttachmentStore; mailFolder: string };

/**
 * Deletes an offer with its attachment and its mails. The rows go last: whatever interrupts this, the offer is found
 * and deleted again, and no file is left that nothing points to.
 */
export async function removeOffer(
  { archive, attachments, mailFolder }: OfferPlaces,
  { offer, mails }: StoredOffer,
): Promise<void> {
  await attachments.remove(offer.id);
  for (const { message_id } of mails) await rm(join(mailFolder, mailFile(message_id)), { force: true });
  await archive.remove(offer.id);
}
