import { maxDocuments } from '../../offer/documents.ts';
import type { Database } from './open-database.ts';
import type { AttachmentRow, OfferRow, OutboxRow } from './tables.ts';
import { keepUpload } from './upload-store.ts';

/** An offer to which documents may be added. */
export type OpenOffer = Pick<OfferRow, 'id' | 'reference' | 'documents'>;

/** A document that is added to an offer, and the mail with it, once its number is known. */
export type NewDocument = {
  attachment: Omit<AttachmentRow, 'number'>;
  mail: (number: number) => OutboxRow;
};

/** What the idempotency key of a document's post stands for already. */
export type KnownDocument = Pick<AttachmentRow, 'offer_id' | 'number' | 'post_hash'>;

/** Saved under its number; or the key is known already; or the offer takes none any more. */
export type SavedDocument = { number: number } | KnownDocument | 'full' | 'gone';

class NotAdded extends Error {}

/** The documents that were added to offers, in the database. */
export type DocumentStore = ReturnType<typeof createDocumentStore>;

export function createDocumentStore({ kysely }: Pick<Database, 'kysely'>) {
  /** The offer of a reference, unless it is deleted, or about to be. */
  async function findOffer(reference: string): Promise<OpenOffer | undefined> {
    return kysely
      .selectFrom('offer')
      .select(['id', 'reference', 'documents'])
      .where('reference', '=', reference)
      .where('closed', '=', 0)
      .executeTakeFirst();
  }

  async function findByKey(key: string): Promise<KnownDocument | undefined> {
    return kysely
      .selectFrom('attachment')
      .select(['offer_id', 'number', 'post_hash'])
      .where('post_key', '=', key)
      .executeTakeFirst();
  }

  /** Whether a document was committed. */
  async function has(documentId: string): Promise<boolean> {
    const found = kysely.selectFrom('attachment').select('number').where('document_id', '=', documentId);
    return Boolean(await found.executeTakeFirst());
  }

  /**
   * One commit for row and mail. It begins with the offer's own row: whoever adds to the same offer, or deletes it, waits
   * there, so numbers have no gaps and none is taken twice.
   * @throws UploadGivenUp if the sweep has removed its file meanwhile
   */
  async function save({ attachment, mail }: NewDocument): Promise<SavedDocument> {
    const { offer_id, post_key } = attachment;
    try {
      return await kysely.transaction().execute(async (transaction) => {
        const counted = await transaction
          .updateTable('offer')
          .set((offer) => ({ documents: offer('documents', '+', 1) }))
          .where('id', '=', offer_id)
          .where('closed', '=', 0)
          .where('documents', '<', maxDocuments)
          .returning('documents as number')
          .executeTakeFirst();
        if (!counted) throw new NotAdded();
        const { number } = counted;
        const inserted = await transaction
          .insertInto('attachment')
          .values({ ...attachment, number })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows !== 1n) throw new NotAdded();
        await keepUpload(transaction, attachment.document_id);
        await transaction.insertInto('outbox').values(mail(number)).execute();
        return { number };
      });
    } catch (error) {
      if (!(error instanceof NotAdded)) throw error;
    }
    const known = await findByKey(post_key);
    if (known) return known;
    const offer = kysely.selectFrom('offer').select('id').where('id', '=', offer_id).where('closed', '=', 0);
    return (await offer.executeTakeFirst()) ? 'full' : 'gone';
  }

  return { findOffer, findByKey, has, save };
}
