import type { Readable } from 'node:stream';

/**
 * Where the attachments of accepted offers are, by the id of the offer. It is all that another store, of objects for
 * instance, has to do.
 */
export type AttachmentStore = {
  /**
   * Keeps the file of that path on this machine. Done only when no loss of power can undo it; the path may be gone
   * then. Throws when it was not kept for sure.
   */
  put: (offerId: string, path: string) => Promise<void>;
  /** Throws when it is not there. */
  open: (offerId: string) => Promise<Readable>;
  /** Fine too when it is not there. */
  remove: (offerId: string) => Promise<void>;
};
