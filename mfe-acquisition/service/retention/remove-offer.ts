import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type AttachmentStore, storedId } from '../attachment/attachment-store.ts';
import { mailFile, unfinishedMailFile } from '../mail/deliver-to-folder.ts';
import type { ArchiveStore } from '../store/archive-store.ts';
import type { DeletionStore } from '../store/deletion-store.ts';
import type { OutboxStore } from '../store/outbox-store.ts';

/** Where the parts of an offer are. */
export type OfferPlaces = {
  archive: ArchiveStore;
  outboxStore: Pick<OutboxStore, 'withhold'>;
  deletions: DeletionStore;
  attachments: AttachmentStore;
  mailFolder: string;
};

// Longer than the deletion takes; after a kill in its middle the mails go on by themselves.
const withheldFor = 60_000;

/**
 * Deletes an offer with its attachments and its mails; false, with nothing deleted, while one of its mails is being sent.
 * First the offer is closed: what is added to it meanwhile is refused. The rows go last: whatever interrupts this, the offer
 * is found and deleted again, and no file is left that nothing points to.
 */
export async function removeOffer(
  { archive, outboxStore, attachments, mailFolder }: OfferPlaces,
  offerId: string,
): Promise<boolean> {
  const stored = await archive.close(offerId);
  if (!stored) return true;
  const { offer, documents, mails } = stored;
  const now = Date.now();
  if (!(await outboxStore.withhold(offer.id, new Date(now), new Date(now + withheldFor)))) return false;
  for (const id of [offer.id, ...documents.map(storedId)]) await attachments.remove(id);
  for (const { message_id } of mails) {
    for (const file of [mailFile(message_id), unfinishedMailFile(message_id)]) {
      await rm(join(mailFolder, file), { force: true });
    }
  }
  await archive.remove(offer.id);
  return true;
}
