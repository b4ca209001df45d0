import type { Region } from '../../regions/region.ts';

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
    /** Whose person gets a copy of the department's mail, or ''. */
    region: Region | '';
    created_at: string;
    suspicion: Suspicion;
    unconfirmed: Unconfirmed;
    /** The day by which its sender was promised an answer, as yyyy-mm-dd; '' in offers from before there was one. */
    answer_by: string;
    /** How many documents were added later. */
    documents: number;
    /** 1 from the moment in which it is to be deleted: nothing is added any more. */
    closed: 0 | 1;
  };
  /** The file that came with an offer, and the documents that were added later, each with one row. */
  attachment: {
    offer_id: string;
    /** 0 came with the offer, 1 is the first document that was added. */
    number: number;
    /** A document's name in the attachment store, where the file that came with an offer bears the offer's id; '' there. */
    document_id: string;
    /** The idempotency key of a document's post; '' of what came with the offer. */
    post_key: string;
    /** sha256 of what was posted under that key. */
    post_hash: string;
    received_at: string;
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
    /** Which of the offer's attachments the mail is about. */
    attachment_number: number;
  };
  /** The confirmations that a recipient, by a keyed hash, got in the last 24 hours. No offer is named. */
  confirmation_slot: { recipient: string; slot: number; until: string };
  /** Uploads whose files are removed, by the id under which they came: they can't be committed any more. */
  given_up_upload: { id: string; given_up_at: string };
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

/** The two mails of an offer, and the department's of each document that was added later. */
export type MailKind = 'department' | 'confirmation' | 'document';

export type OfferRow = Tables['offer'];
export type AttachmentRow = Tables['attachment'];
export type OutboxRow = Tables['outbox'];
