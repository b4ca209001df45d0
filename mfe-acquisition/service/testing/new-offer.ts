import { randomUUID } from 'node:crypto';
import { newDocument, newRows } from '../new-rows.ts';
import { newDocumentMail, newMails } from '../outbox/new-mails.ts';
import { newReference } from '../reference.ts';
import type { NewDocument } from '../store/document-store.ts';
import type { NewOffer } from '../store/offer-store.ts';
import type { Scan } from '../store/tables.ts';
import { filledIn } from './offer-form.ts';

/** An offer as it is saved, with a PDF. */
export function newOffer(
  changes: { key?: string; challenge?: string; scan?: Scan; at?: Date; recipient?: string } = {},
): NewOffer {
  const now = changes.at ?? new Date();
  const id = randomUUID();
  const ids = {
    id,
    key: changes.key ?? randomUUID(),
    network: '',
    reference: newReference(now),
    contentHash: 'hash',
    now,
  };
  const { scan = 'none' } = changes;
  const file = { name: 'a.pdf', kind: 'pdf', bytes: 1000, sha256: 'x', remarks: [], scan } as const;
  const offer = { ...filledIn, region: '', privacy: true, token: '', answer: '' } as const;
  const rows = newRows(ids, offer as Parameters<typeof newRows>[1], '', { ...file, remarks: [] });
  return {
    ...rows,
    mails: newMails(rows.offer, { domain: 'x.example', held: scan === 'pending', now }),
    challenge: { id: changes.challenge ?? randomUUID(), issued: 0, expires: Date.now() + 60_000 },
    recipient: changes.recipient ?? randomUUID(),
  };
}

/** A PDF that is added to an offer, as it is saved. */
export function newDocumentOf({ offer }: NewOffer, scan: Scan = 'none'): NewDocument {
  const now = new Date();
  const ids = {
    id: randomUUID(),
    offerId: offer.id,
    key: randomUUID(),
    network: '',
    contentHash: 'hash',
    now,
  };
  const file = { name: 'b.pdf', kind: 'pdf', bytes: 1000, sha256: 'y', remarks: [], scan } as const;
  return {
    attachment: newDocument(ids, { ...file, remarks: [] }),
    mail: (number) => newDocumentMail(offer, number, { domain: 'x.example', held: scan === 'pending', now }),
  };
}
