import type { Transaction } from 'kysely';
import type { ScanResult } from '../scan/scanner.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

const batch = 100;

/** The attachments that wait for the virus scanner, in the database. */
export type ScanStore = ReturnType<typeof createScanStore>;

export function createScanStore({ kysely }: Pick<Database, 'kysely'>) {
  /** Offers whose attachments wait, the oldest first. */
  async function pending(): Promise<string[]> {
    const rows = await kysely
      .selectFrom('attachment')
      .innerJoin('offer', 'offer.id', 'offer_id')
      .select('offer_id')
      .where('scan', '=', 'pending')
      .orderBy('created_at')
      .limit(batch)
      .execute();
    return rows.map(({ offer_id }) => offer_id);
  }

  /** Notes the result and lets the mail go; how many mails that were. */
  async function settle(offerId: string, result: NonNullable<ScanResult>): Promise<number> {
    return kysely.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('attachment')
        .set({ scan: result.infected ? 'infected' : 'clean', finding: result.infected ? result.finding : '' })
        .where('offer_id', '=', offerId)
        .execute();
      return release(transaction, [offerId]);
    });
  }

  /** Lets the mails go whose offers came before the moment, though their attachments still wait. */
  async function releaseOlderThan(moment: Date): Promise<number> {
    const rows = await kysely
      .selectFrom('outbox')
      .innerJoin('offer', 'offer.id', 'offer_id')
      .select('offer_id')
      .where('state', '=', 'held')
      .where('created_at', '<', moment.toISOString())
      .execute();
    return release(
      kysely,
      rows.map(({ offer_id }) => offer_id),
    );
  }

  /** Nobody will scan what waits. */
  async function giveUpScanning(): Promise<number> {
    return kysely.transaction().execute(async (transaction) => {
      const waiting = await transaction
        .updateTable('attachment')
        .set({ scan: 'none' })
        .where('scan', '=', 'pending')
        .returning('offer_id')
        .execute();
      return release(
        transaction,
        waiting.map(({ offer_id }) => offer_id),
      );
    });
  }

  return { pending, settle, releaseOlderThan, giveUpScanning };
}

async function release(
  database: Database['kysely'] | Transaction<Tables>,
  offerIds: string[],
): Promise<number> {
  if (offerIds.length === 0) return 0;
  const result = await database
    .updateTable('outbox')
    .set({ state: 'pending' })
    .where('state', '=', 'held')
    .where('offer_id', 'in', offerIds)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
