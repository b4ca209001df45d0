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
    suspicion: Suspicion;
    unconfirmed: Unconfirmed;
  };
  /** The file itself is in the attachment store, under the offer's id. */
  attachment: {
    offer_id: string;
    kind: 'pdf' | 'png' | 'jpg';
    original_name: string;
    bytes: number;
    sha256: string;
    /** What the department should know of the file: `Remark`s, separated by spaces. */
    remarks: string;
    scan: Scan;
    /** What the virus scanner called it, or ''. */
    finding: string;
    /** Where it came from: the hash of a network, for a week, or ''. */
    network: string;
  };
  outbox: {
    message_id: string;
    offer_id: string;
    kind: MailKind;
    /** `held` until the attachment has been scanned; `dead` until somebody resends it. */
    state: 'pending' | 'held' | 'sent' | 'dead';
    attempts: number;
    due_at: string;
    lease_owner: string | null;
    leased_until: string | null;
    last_error: string | null;
    sent_at: string | null;
    /** 1 after the mail server refused the mail with its attachment. */
    without_attachment: 0 | 1;
  };
  /** The confirmations that a recipient, by a keyed hash, got in the last 24 hours. No offer is named. */
  confirmation_slot: { recipient: string; slot: number; until: string };
  used_challenge: { id: string; expires_at: string };
  setting: { name: string; value: string };
  /** PostgreSQL only: what the instances count together. */
  rate_window: { key: string; requests: number; ends_at: string };
  /** One row for each deletion whose bytes may still stand in the database's files; `wiper` is a wipe under way. */
  unwiped_deletion: { id: string; wiper: string | null };
  schema_version: { version: number; applied_at: string };
};

/** Why an offer may be a robot's: the trap was filled in, or it came faster than people type. */
export type Suspicion = '' | 'honeypot' | 'too_fast';

/** Why an offer that nobody suspects was not confirmed: its address has had as many today as it may. */
export type Unconfirmed = '' | 'recipient_limit';

/** A PDF with scripts or the like, one with a password, or a file that could not be checked within the limits. */
export type Remark = 'active' | 'encrypted' | 'unchecked';

/** `none` where there is no scanner, `pending` while it can't be reached. */
export type Scan = 'none' | 'pending' | 'clean' | 'infected';

/** The two mails of an offer. */
export type MailKind = 'department' | 'confirmation';

export type OfferRow = Tables['offer'];
export type AttachmentRow = Tables['attachment'];
export type OutboxRow = Tables['outbox'];
