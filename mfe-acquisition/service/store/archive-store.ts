import { sql } from 'kysely';
import { noteDeletion } from './deletion-store.ts';
import type { Database } from './open-database.ts';
import type { AttachmentRow, OfferRow, OutboxRow } from './tables.ts';

/** An offer with everything that belongs to it. */
export type StoredOffer = {
  offer: OfferRow;
  /** What came with it. */
  attachment: AttachmentRow | null;
  /** What was added later, in order. */
  documents: AttachmentRow[];
  mails: OutboxRow[];
};

/** What to look for: offers from a moment on, or those with a mail that was not sent. */
export type Search = { since?: Date; unsent?: boolean };

/** The accepted offers in the database, for those who look after them. */
export type ArchiveStore = ReturnType<typeof createArchiveStore>;

export function createArchiveStore({ kysely }: Pick<Database, 'kysely'>) {
  /** The offers that match, the oldest first. */
  async function list({ since, unsent }: Search): Promise<StoredOffer[]> {
    let query = kysely.selectFrom('offer').selectAll().orderBy('created_at').orderBy('id');
    if (since) query = query.where('created_at', '>=', since.toISOString());
    if (unsent) {
      query = query.where('id', 'in', (where) =>
        where.selectFrom('outbox').select('offer_id').where('state', '!=', 'sent'),
      );
    }
    return complete(await query.execute());
  }

  async function find(reference: string): Promise<StoredOffer | undefined> {
    const offer = await kysely
      .selectFrom('offer')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return offer && (await complete([offer]))[0];
  }

  async function complete(offers: OfferRow[]): Promise<StoredOffer[]> {
    const stored: StoredOffer[] = [];
    for (const offer of offers) {
      const attachments = await kysely
        .selectFrom('attachment')
        .selectAll()
        .where('offer_id', '=', offer.id)
        .orderBy('number')
        .execute();
      const [documents, [attachment = null]] = [
        attachments.filter(({ number }) => number > 0),
        attachments.filter(({ number }) => number === 0),
      ];
      const mails = await kysely
        .selectFrom('outbox')
        .selectAll()
        .where('offer_id', '=', offer.id)
        .orderBy('attachment_number')
        .orderBy('kind', 'desc')
        .execute();
      stored.push({ offer, attachment, documents, mails });
    }
    return stored;
  }

  /** All files that are stored, the oldest first. */
  async function files(): Promise<AttachmentRow[]> {
    return kysely.selectFrom('attachment').selectAll().orderBy('received_at').orderBy('offer_id').execute();
  }

  /** Whether a file belongs to an offer still. */
  async function hasFile({ offer_id, number }: Pick<AttachmentRow, 'offer_id' | 'number'>): Promise<boolean> {
    const found = kysely
      .selectFrom('attachment')
      .select('number')
      .where('offer_id', '=', offer_id)
      .where('number', '=', number);
    return Boolean(await found.executeTakeFirst());
  }

  /** The oldest offers from before a moment that the department has got; others nobody may have read. */
  async function deliveredBefore(moment: Date, limit: number): Promise<StoredOffer[]> {
    const offers = await kysely
      .selectFrom('offer')
      .selectAll()
      .where('created_at', '<', moment.toISOString())
      .where('id', 'not in', (where) =>
        where
          .selectFrom('outbox')
          .select('offer_id')
          .where('kind', 'in', ['department', 'document'])
          .where('state', '!=', 'sent'),
      )
      .orderBy('created_at')
      .limit(limit)
      .execute();
    return complete(offers);
  }

  /** Nothing is added to the offer from now on. Gives it with everything that belongs to it; undefined if it is gone. */
  async function close(offerId: string): Promise<StoredOffer | undefined> {
    const offer = await kysely
      .updateTable('offer')
      .set({ closed: 1 })
      .where('id', '=', offerId)
      .returningAll()
      .executeTakeFirst();
    return offer && (await complete([offer]))[0];
  }

  /** Deletes an offer, its attachments' records and its mails. */
  async function remove(offerId: string): Promise<void> {
    await kysely.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('outbox').where('offer_id', '=', offerId).execute();
      await transaction.deleteFrom('attachment').where('offer_id', '=', offerId).execute();
      await transaction.deleteFrom('offer').where('id', '=', offerId).execute();
      await noteDeletion(transaction);
    });
  }

  /** Gives mails a new round of attempts, whole and under their old Message-IDs; how many they were. */
  async function resend(which: { offerId: string } | 'dead', now: Date): Promise<number> {
    const query = kysely.updateTable('outbox').set({
      state: 'pending',
      attempts: 0,
      without_attachment: 0,
      due_at: now.toISOString(),
      lease_owner: null,
      leased_until: null,
    });
    const chosen =
      which === 'dead' ? query.where('state', '=', 'dead') : query.where('offer_id', '=', which.offerId);
    const result = await chosen.where('state', 'in', ['dead', 'sent']).executeTakeFirst();
    return Number(result.numUpdatedRows);
  }

  /** How many mails are in each state, and since when the oldest of them that is not sent has waited. */
  async function mailStates(): Promise<{ state: OutboxRow['state']; mails: number; oldest: Date | null }[]> {
    const rows = await kysely
      .selectFrom('outbox')
      .innerJoin('offer', 'offer.id', 'outbox.offer_id')
      .leftJoin('attachment', (join) =>
        join
          .onRef('attachment.offer_id', '=', 'outbox.offer_id')
          .onRef('attachment.number', '=', 'attachment_number'),
      )
      .select([
        'state',
        sql<number>`count(*)`.as('mails'),
        // What was added later is as old as it is, and not as old as its offer.
        sql<string>`min(coalesce(nullif(received_at, ''), created_at))`.as('oldest'),
      ])
      .groupBy('state')
      .execute();
    return rows.map(({ state, mails, oldest }) => ({
      state,
      mails: Number(mails),
      oldest: state === 'sent' ? null : new Date(oldest),
    }));
  }

  return { list, find, files, hasFile, deliveredBefore, close, remove, resend, mailStates };
}
