/** Moments are ISO texts in UTC: they sort, and mean the same in SQLite and PostgreSQL. */
export type Tables = {
  /** One row for each 201. The privacy information was accepted at `created_at`, or there is no row. */
  offer: {
    id: string;
    reference: string;
    idempotency_key: string;
    /** sha256 of the texts and the attachment, without token and answer. */
    content_hash: string;
    subject: string;
    salutation: string;
    first_name: string;
    last_name: string;
    company: string;
    email: string;
    phone: string;
    message: string;
    created_at: string;
  };
  /** The file itself is `DATA_DIR/attachments/<offer_id>`. */
  attachment: {
    offer_id: string;
    kind: 'pdf' | 'png' | 'jpg';
    original_name: string;
    bytes: number;
    sha256: string;
  };
  outbox: {
    message_id: string;
    offer_id: string;
    kind: MailKind;
    state: 'pending' | 'sent' | 'dead';
    attempts: number;
    due_at: string;
    lease_owner: string | null;
    leased_until: string | null;
    last_error: string | null;
    sent_at: string | null;
  };
  used_challenge: { id: string; expires_at: string };
  setting: { name: string; value: string };
  schema_version: { version: number; applied_at: string };
};

/** The two mails of an offer. */
export type MailKind = 'department' | 'confirmation';

export type OfferRow = Tables['offer'];
export type AttachmentRow = Tables['attachment'];
export type OutboxRow = Tables['outbox'];
