import type { Logger } from 'pino';
import type { AttachmentStore } from './attachment/attachment-store.ts';
import type { Incoming } from './attachment/incoming.ts';
import { removeOrphans, sweep } from './attachment/sweep.ts';
import { forgetWindows } from './rate-limit/shared-counts.ts';
import { purge } from './retention/purge.ts';
import { scanLater } from './scan/scan-later.ts';
import type { ScanFile } from './scan/scanner.ts';
import type { ArchiveStore } from './store/archive-store.ts';
import { forgetConfirmations } from './store/confirmation-store.ts';
import type { DeletionStore } from './store/deletion-store.ts';
import type { OfferStore } from './store/offer-store.ts';
import type { Database } from './store/open-database.ts';
import type { OutboxStore } from './store/outbox-store.ts';
import type { ScanStore } from './store/scan-store.ts';

const tidyInterval = 10 * 60_000;
const scanInterval = 5_000;
const wipeInterval = 24 * 60 * 60_000;
// Long enough to notice that somebody fills the quota, and for as long a network has its share.
const networkMemory = 7 * 24 * 60 * 60_000;
// No process sleeps so long in the middle of a commit.
const givenUpMemory = 365 * 24 * 60 * 60_000;

/** What has to be looked after. */
export type Kept = {
  database: Database;
  store: OfferStore;
  outboxStore: OutboxStore;
  archive: ArchiveStore;
  deletions: DeletionStore;
  scanStore: ScanStore;
  incoming: Incoming;
  attachments: AttachmentStore;
  mailFolder: string;
  scan: ScanFile | null;
  retentionDays: number | undefined;
};

/** Clears up after killed processes and deletes what has run out. At the start, before anything is under way here. */
export async function tidy(kept: Kept, log: Logger, { atStart }: { atStart: boolean }): Promise<void> {
  const { database, store, outboxStore, incoming, attachments, retentionDays } = kept;
  const removed = await sweep(incoming, attachments, store.uploads, log, { atStart });
  if (removed > 0) log.info({ removed }, 'removed what killed uploads had left');
  await tidyStore(kept, log);
  await store.forgetChallenges(new Date());
  await forgetConfirmations(database, new Date());
  await store.forgetNetworks(new Date(Date.now() - networkMemory));
  if (database.dialect === 'postgres') await forgetWindows(database.kysely, new Date());
  await outboxStore.freeAbandoned({ nothingUnderWay: atStart });
  if (retentionDays === undefined) return;
  const purged = await purge(kept, retentionDays);
  if (purged === 0) return;
  log.info({ purged }, 'deleted offers that were older than RETENTION_DAYS');
  await kept.deletions.emptyLog();
}

/** A store that is away takes nobody the offers without attachments: the next time will do. */
async function tidyStore({ store, attachments }: Kept, log: Logger): Promise<void> {
  try {
    const removed = await removeOrphans(attachments, store.uploads);
    if (removed > 0) log.info({ removed }, 'removed attachments that no offer names');
  } catch (error) {
    log.warn({ err: error }, 'the store of the attachments could not be searched for orphans');
  }
  await store.uploads.forget(new Date(Date.now() - givenUpMemory));
}

/**
 * Takes what was deleted out of the files of SQLite. It stops everything while it lasts, so it is done at the start and
 * once a day. With PostgreSQL it locks the tables: there an operator decides when.
 */
export async function wipe({ database, deletions }: Kept, log: Logger): Promise<void> {
  if (database.dialect !== 'sqlite') return;
  try {
    if (await deletions.wipe()) log.info('the database is rewritten without what was deleted');
  } catch (error) {
    log.warn(
      { err: error },
      'what was deleted is in the files of the database still: npm run offers -- wipe',
    );
  }
}

/** Tidies and scans from time to time, until the function that it gives is called. `onReleased` hears when held mails may go. */
export function startUpkeep(kept: Kept, log: Logger, onReleased: () => void): () => void {
  const every = (milliseconds: number, work: () => Promise<void>) => {
    let working = false;
    return setInterval(() => {
      if (working) return;
      working = true;
      work()
        .catch((error) => log.warn({ err: error }, 'upkeep failed'))
        .finally(() => {
          working = false;
        });
    }, milliseconds);
  };
  const timers = [
    every(tidyInterval, () => tidy(kept, log, { atStart: false })),
    every(wipeInterval, () => wipe(kept, log)),
    every(scanInterval, async () => {
      if ((await scanLater(kept.scanStore, kept.attachments, kept.scan, log)) > 0) onReleased();
    }),
  ];
  return () => timers.forEach(clearInterval);
}
