import type { MailKind, OfferRow, OutboxRow } from '../store/tables.ts';

/**
 * The mails of a new offer, due at once; the department's is held while its attachment waits for the virus scanner.
 * A suspicious offer is not confirmed: robots would have us write to whomever they name. The Message-IDs stay the
 * same however often the mails are sent.
 */
export function newMails(
  offer: Pick<OfferRow, 'id' | 'reference' | 'suspicion'>,
  { domain, held, now }: { domain: string; held: boolean; now: Date },
): OutboxRow[] {
  const kinds: MailKind[] = offer.suspicion ? ['department'] : ['department', 'confirmation'];
  return kinds.map((kind) => ({
    ...newMail(now),
    message_id: `<${offer.reference}.${kind}@${domain}>`,
    offer_id: offer.id,
    kind,
    state: held && kind === 'department' ? 'held' : 'pending',
  }));
}

/** The department's mail of a document that was added later. Its number tells its Message-ID from the others'. */
export function newDocumentMail(
  offer: Pick<OfferRow, 'id' | 'reference'>,
  number: number,
  { domain, held, now }: { domain: string; held: boolean; now: Date },
): OutboxRow {
  return {
    ...newMail(now),
    message_id: `<${offer.reference}.document-${number}@${domain}>`,
    offer_id: offer.id,
    kind: 'document',
    state: held ? 'held' : 'pending',
    attachment_number: number,
  };
}

const newMail = (now: Date) =>
  ({
    attempts: 0,
    due_at: now.toISOString(),
    lease_owner: null,
    leased_until: null,
    last_error: null,
    sent_at: null,
    without_attachment: 0,
    attachment_number: 0,
  }) as const;
