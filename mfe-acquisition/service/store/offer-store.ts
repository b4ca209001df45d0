import type { Transaction } from 'kysely';
import type { SolvedChallenge } from '../challenge.ts';
import { takeConfirmation } from './confirmation-store.ts';
import { createDocumentStore } from './document-store.ts';
import type { Database } from './open-database.ts';
import type { AttachmentRow, OfferRow, OutboxRow, Tables } from './tables.ts';
import { createUploadStore, keepUpload } from './upload-store.ts';

/** Everything that one 201 stands for. */
export type NewOffer = {
  offer: OfferRow;
  attachment: AttachmentRow | null;
  mails: OutboxRow[];
  challenge: SolvedChallenge;
  /** Whom the confirmation goes to, by a keyed hash. */
  recipient: string;
};

/** What an idempotency key stands for already. */
export type KnownOffer = Pick<OfferRow, 'reference' | 'content_hash' | 'answer_by' | 'created_at'>;

/** Saved; or the key is known already; or the challenge was used for another offer. */
export type SaveResult = 'saved' | 'challenge_used' | KnownOffer;

class ChallengeUsed extends Error {}

/** The offers in the database. */
export type OfferStore = ReturnType<typeof createOfferStore>;

export function createOfferStore(database: Pick<Database, 'kysely'>) {
  const { kysely } = database;
  const documents = createDocumentStore(database);

  async function findByKey(key: string): Promise<KnownOffer | undefined> {
    return kysely
      .selectFrom('offer')
      .select(['reference', 'content_hash', 'answer_by', 'created_at'])
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
  }

  /**
   * One commit for row, attachment, outbox and used challenge. The key is looked at before the challenge: of two
   * equal posts at once, the later one gets the reference of the first. A recipient who has had enough confirmations
   * gets none, and the offer says so.
   * @throws UploadGivenUp if the sweep has removed its file meanwhile
   */
  async function save({ offer, attachment, mails, challenge, recipient }: NewOffer): Promise<SaveResult> {
    try {
      const saved = await kysely.transaction().execute(async (transaction) => {
        const inserted = await transaction
          .insertInto('offer')
          .values(offer)
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
        const used = await transaction
          .insertInto('used_challenge')
          .values({ id: challenge.id, expires_at: new Date(challenge.expires).toISOString() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (used.numInsertedOrUpdatedRows !== 1n) throw new ChallengeUsed();
        if (attachment) {
          await keepUpload(transaction, offer.id);
          await transaction.insertInto('attachment').values(attachment).execute();
        }
        const allowed = await confirmable(transaction, mails, recipient, new Date(offer.created_at));
        if (allowed.length < mails.length) {
          await transaction
            .updateTable('offer')
            .set({ unconfirmed: 'recipient_limit' })
            .where('id', '=', offer.id)
            .execute();
        }
        await transaction.insertInto('outbox').values(allowed).execute();
        return true;
      });
      if (saved) return 'saved';
    } catch (error) {
      if (error instanceof ChallengeUsed) return 'challenge_used';
      throw error;
    }
    const known = await findByKey(offer.idempotency_key);
    if (!known) throw new Error('the idempotency key was taken and is gone again');
    return known;
  }

  /** The mails without a confirmation that would be one too many. */
  async function confirmable(
    transaction: Transaction<Tables>,
    mails: OutboxRow[],
    recipient: string,
    now: Date,
  ): Promise<OutboxRow[]> {
    const asked = mails.some(({ kind }) => kind === 'confirmation');
    if (!asked || (await takeConfirmation(transaction, recipient, now))) return mails;
    return mails.filter(({ kind }) => kind !== 'confirmation');
  }

  /** Whether what came under this id was committed: an offer, or a document that was added to one. */
  async function has(id: string): Promise<boolean> {
    const offer = await kysely.selectFrom('offer').select('id').where('id', '=', id).executeTakeFirst();
    return Boolean(offer) || documents.has(id);
  }

  /** An offer with the description of one of its attachments; the one that came with it, if nothing else is said. */
  async function load(
    id: string,
    number = 0,
  ): Promise<{ offer: OfferRow; attachment: AttachmentRow | null }> {
    const offer = await kysely.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const attachment = await kysely
      .selectFrom('attachment')
      .selectAll()
      .where('offer_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    return { offer, attachment: attachment ?? null };
  }

  /** Bytes of all attachments. */
  async function storedBytes(): Promise<number> {
    const row = await kysely
      .selectFrom('attachment')
      .select(({ fn }) => fn.sum('bytes').as('bytes'))
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  }

  /** Bytes of the attachments that came from a network, as long as its hash is kept. */
  async function networkBytes(network: string): Promise<number> {
    const row = await kysely
      .selectFrom('attachment')
      .select(({ fn }) => fn.sum('bytes').as('bytes'))
      .where('network', '=', network)
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  }

  /** Forgets which networks earlier attachments came from. */
  async function forgetNetworks(before: Date): Promise<void> {
    await kysely
      .updateTable('attachment')
      .set({ network: '' })
      .where('network', '!=', '')
      .where('received_at', '<', before.toISOString())
      .execute();
  }

  /** Expired challenges are refused by their date: their ids need not be kept. */
  async function forgetChallenges(expiredBefore: Date): Promise<void> {
    await kysely.deleteFrom('used_challenge').where('expires_at', '<', expiredBefore.toISOString()).execute();
  }

  return {
    findByKey,
    save,
    has,
    load,
    documents,
    uploads: createUploadStore(database, has),
    storedBytes,
    networkBytes,
    forgetNetworks,
    forgetChallenges,
  };
}
