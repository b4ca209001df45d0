import type { Readable } from 'node:stream';
import type { AttachmentRow } from '../store/tables.ts';

/** What tells the bytes of a file from all others: how many they are, and their SHA-256 in hexadecimal digits. */
export type Fingerprint = Pick<AttachmentRow, 'bytes' | 'sha256'>;

/** A file that lies on this machine, synced. */
export type UploadedFile = Fingerprint & { path: string };

/**
 * Where the attachments of accepted offers are: by the id of the offer, or their own if they were added later. There are two: a
 * folder, and a bucket of an object store.
 */
export type AttachmentStore = {
  /**
   * Keeps a file. Done only when no loss of power can undo it; its path may be gone then. Throws when it was not kept for
   * sure, at the latest after so many milliseconds if another machine has to answer; it may be there then all the same.
   */
  put: (id: string, file: UploadedFile, withinMs: number) => Promise<void>;
  /**
   * Throws when it is not there, or can't be read. The stream ends only after all the bytes that are expected; otherwise it fails, so that
   * nobody takes a part for the whole.
   */
  open: (id: string, expected: Fingerprint) => Promise<Readable>;
  /** Fine too when it is not there. Throws when it may be there still; each answer may take so many milliseconds. */
  remove: (id: string, answerMs?: number) => Promise<void>;
  /** Throws when nothing could be stored now. */
  check: () => Promise<void>;
  /**
   * The ids of all that has lain there for longer than so many milliseconds, by the store's own clock. Undefined where the folder
   * of the uploads tells what may be an orphan.
   */
  olderThan?: (ageMs: number) => Promise<string[]>;
};

/** The id under which the store has the file of a row. */
export const storedId = ({
  offer_id,
  document_id,
}: Pick<AttachmentRow, 'offer_id' | 'document_id'>): string => document_id || offer_id;
