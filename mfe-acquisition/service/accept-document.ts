import { createHash } from 'node:crypto';
import { fieldError } from '../offer/errors.ts';
import type { Acceptance, Post } from './accept-offer.ts';
import type { Claim } from './attachment/incoming.ts';
import type { ReceivedFile } from './attachment/receive.ts';
import { timeToStore } from './attachment/time-to-store.ts';
import { newDocument } from './new-rows.ts';
import { newDocumentMail } from './outbox/new-mails.ts';
import type { ReadForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import { scanUpload } from './scan/scan-upload.ts';
import type { KnownDocument, OpenOffer } from './store/document-store.ts';

/**
 * Checks a document that was read and adds it to its offer: row, file and the department's mail in one commit. Gives its
 * number: a new one, or that of the same post before. Throws a Refusal otherwise.
 */
export async function acceptDocument(
  { store, inspect, scan, mailDomain }: Acceptance,
  { id, key, network }: Post,
  offer: OpenOffer,
  { file, errors, values }: ReadForm,
  claim: Claim,
): Promise<number> {
  const readAt = performance.now();
  // The form of an offer has more fields: whoever sends them here has mixed something up.
  if (Object.keys(values).length > 0) throw new Refusal('unknown_field');
  if (errors.length > 0) throw Refusal.ofFields(errors);
  if (!file) throw Refusal.ofFields([fieldError('attachment', 'attachment_missing')]);
  const contentHash = hashContent(offer.id, file);
  const known = await store.documents.findByKey(key);
  if (known) return sameNumber(known, contentHash);
  const inspection = await inspect({ path: claim.upload, kind: file.kind });
  if ('fault' in inspection) throw Refusal.ofFields([fieldError('attachment', inspection.fault)]);
  const scanned = await scanUpload(scan, claim.upload);
  await claim.keep(file, timeToStore(readAt));
  const now = new Date();
  const attachment = newDocument(
    { id, offerId: offer.id, key, network, contentHash, now },
    { ...file, remarks: inspection.remarks, scan: scanned },
  );
  const result = await store.documents.save({
    attachment,
    mail: (number) =>
      newDocumentMail(offer, number, { domain: mailDomain, held: scanned === 'pending', now }),
  });
  if (result === 'gone') throw new Refusal('offer_gone');
  if (result === 'full') throw new Refusal('documents_full');
  return 'post_hash' in result ? sameNumber(result, contentHash) : result.number;
}

/** The offer is part of it: one key for two offers is another document. */
function hashContent(offerId: string, { name, sha256 }: ReceivedFile): string {
  return createHash('sha256')
    .update(JSON.stringify([offerId, name, sha256]))
    .digest('hex');
}

function sameNumber(known: KnownDocument, contentHash: string): number {
  if (known.post_hash !== contentHash) throw new Refusal('key_conflict');
  return known.number;
}
