import type { MailKind, OutboxRow } from '../store/tables.ts';

/** The two mails of a new offer, due at once. Their Message-IDs stay the same however often they are sent. */
export function newMails(offerId: string, reference: string, domain: string, now: Date): OutboxRow[] {
  const kinds: MailKind[] = ['department', 'confirmation'];
  return kinds.map((kind) => ({
    message_id: `<${reference}.${kind}@${domain}>`,
    offer_id: offerId,
    kind,
    state: 'pending',
    attempts: 0,
    due_at: now.toISOString(),
    lease_owner: null,
    leased_until: null,
    last_error: null,
    sent_at: null,
  }));
}
