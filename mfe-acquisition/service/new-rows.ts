import { answerDate } from '../answer-date/answer-date.ts';
import type { Offer } from '../offer/offer.ts';
import { laenderOf } from '../regions/region.ts';
import type { ReceivedFile } from './attachment/receive.ts';
import type { NewOffer } from './store/offer-store.ts';
import type { AttachmentRow, Remark, Scan, Suspicion } from './store/tables.ts';

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
      region: offer.region,
      created_at: ids.now.toISOString(),
      suspicion,
      unconfirmed: '',
      answer_by: answerDate(ids.now, ...laenderOf(offer.region)),
      documents: 0,
      closed: 0,
    },
    attachment: file && {
      ...describe(file),
      offer_id: ids.id,
      number: 0,
      document_id: '',
      post_key: '',
      post_hash: '',
      received_at: ids.now.toISOString(),
      network: ids.network,
    },
  };
}

/** The row of a document that is added to an offer; its number is given by the store. */
export function newDocument(
  ids: { id: string; offerId: string; key: string; network: string; contentHash: string; now: Date },
  file: AcceptedFile,
): Omit<AttachmentRow, 'number'> {
  return {
    ...describe(file),
    offer_id: ids.offerId,
    document_id: ids.id,
    post_key: ids.key,
    post_hash: ids.contentHash,
    received_at: ids.now.toISOString(),
    network: ids.network,
  };
}

/** What a row says of the file itself. */
const describe = ({ kind, name, bytes, sha256, remarks, scan }: AcceptedFile) => ({
  kind,
  original_name: name.slice(0, longestName),
  bytes,
  sha256,
  remarks: remarks.join(' '),
  scan,
  finding: '',
});
