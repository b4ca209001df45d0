import type { Transaction } from 'kysely';
import type { ScanResult } from '../scan/scanner.ts';
import type { Database } from './open-database.ts';
import type { AttachmentRow, Tables } from './tables.ts';

const batch = 100;

/** An attachment that waits for the scanner. */
export type Unscanned = Pick<AttachmentRow, 'offer_id' | 'number' | 'document_id' | 'bytes' | 'sha256'>;

/** The attachments that wait for the virus scanner, in the database. */
export type ScanStore = ReturnType<typeof createScanStore>;

export function createScanStore({ kysely }: Pick<Database, 'kysely'>) {
  /** The attachments that wait, the oldest first. */
  async function pending(): Promise<Unscanned[]> {
    return kysely
      .selectFrom('attachment')
      .select(['offer_id', 'number', 'document_id', 'bytes', 'sha256'])
      .where('scan', '=', 'pending')
      .orderBy('received_at')
      .limit(batch)
      .execute();
  }

  /** Notes the result and lets the mail go; how many mails that were. */
  async function settle(
    attachment: Pick<Unscanned, 'offer_id' | 'number'>,
    result: NonNullable<ScanResult>,
  ): Promise<number> {
    return kysely.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('attachment')
        .set({ scan: result.infected ? 'infected' : 'clean', finding: result.infected ? result.finding : '' })
        .where('offer_id', '=', attachment.offer_id)
        .where('number', '=', attachment.number)
        .execute();
      return release(transaction, [attachment]);
    });
  }

  /** Lets the mails go whose attachments came before the moment, though these still wait. */
  async function releaseOlderThan(moment: Date): Promise<number> {
    const waiting = await kysely
      .selectFrom('attachment')
      .select(['offer_id', 'number'])
      .where('scan', '=', 'pending')
      .where('received_at', '<', moment.toISOString())
      .execute();
    return release(kysely, waiting);
  }

  /** Nobody will scan what waits. */
  async function giveUpScanning(): Promise<number> {
    return kysely.transaction().execute(async (transaction) => {
      const waiting = await transaction
        .updateTable('attachment')
        .set({ scan: 'none' })
        .where('scan', '=', 'pending')
        .returning(['offer_id', 'number'])
        .execute();
      return release(transaction, waiting);
    });
  }

  return { pending, settle, releaseOlderThan, giveUpScanning };
}

async function release(
  database: Database['kysely'] | Transaction<Tables>,
  attachments: Pick<Unscanned, 'offer_id' | 'number'>[],
): Promise<number> {
  let released = 0;
  for (const { offer_id, number } of attachments) {
    const result = await database
      .updateTable('outbox')
      .set({ state: 'pending' })
      .where('state', '=', 'held')
      .where('offer_id', '=', offer_id)
      .where('attachment_number', '=', number)
      .executeTakeFirst();
    released += Number(result.numUpdatedRows);
  }
  return released;
}
