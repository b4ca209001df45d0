import type { Offer } from '../offer/offer.ts';
import type { ReceivedFile } from './attachment/receive.ts';
import type { NewOffer } from './store/offer-store.ts';
import type { Remark, Scan, Suspicion } from './store/tables.ts';

/** A received file after it was looked into and scanned. */
export type AcceptedFile = ReceivedFile & { remarks: Remark[]; scan: Scan };

const longestName = 255;

/** The rows of an offer and of its attachment. */
export function newRows(
  ids: { id: string; key: string; network: string; reference: string; contentHash: string; now: Date },
  offer: Offer,
  suspicion: Suspicion,
  file: AcceptedFile | null,
): Pick<NewOffer, 'offer' | 'attachment'> {
  return {
    offer: {
      id: ids.id,
      reference: ids.reference,
      idempotency_key: ids.key,
      content_hash: ids.contentHash,
      subject: offer.subject,
      salutation: offer.salutation,
      first_name: offer.firstName,
      last_name: offer.lastName,
      company: offer.company,
      email: offer.email,
      phone: offer.phone,
      message: offer.message,
      created_at: ids.now.toISOString(),
      suspicion,
      unconfirmed: '',
    },
    attachment: file && {
      offer_id: ids.id,
      kind: file.kind,
      original_name: file.name.slice(0, longestName),
      bytes: file.bytes,
      sha256: file.sha256,
      remarks: file.remarks.join(' '),
      scan: file.scan,
      finding: '',
      network: ids.network,
    },
  };
}
