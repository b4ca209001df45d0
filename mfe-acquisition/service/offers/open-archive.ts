import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openAttachments } from '../attachment/open-attachments.ts';
import { readConfig } from '../config.ts';
import type { OfferPlaces } from '../retention/remove-offer.ts';
import { createArchiveStore } from '../store/archive-store.ts';
import { createDeletionStore } from '../store/deletion-store.ts';
import { openDatabase } from '../store/open-database.ts';
import { createOutboxStore } from '../store/outbox-store.ts';
import { CommandFault } from './command-fault.ts';

/** The offers of the service whose environment this is; it may be running meanwhile. */
export type Archive = OfferPlaces & {
  dataFolder: string;
  /** Null with PostgreSQL. */
  sqliteFile: string | null;
  retentionDays: number | undefined;
  close: () => Promise<void>;
};

/** @throws CommandFault if the environment is wrong or there is nothing yet */
export async function openArchive(env: Record<string, string | undefined>): Promise<Archive> {
  const config = readConfig(env);
  if ('faults' in config) throw new CommandFault(config.faults.join('; '));
  const dataFolder = resolve(config.DATA_DIR);
  const sqliteFile = config.DATABASE_URL ? null : join(dataFolder, 'offers.sqlite');
  if (sqliteFile) {
    await access(sqliteFile).catch(() => {
      throw new CommandFault(
        `there is no ${sqliteFile}: set DATA_DIR or DATABASE_URL as the service has them`,
      );
    });
  }
  await mkdir(dataFolder, { recursive: true });
  const database = await openDatabase(dataFolder, config.DATABASE_URL, () => {}, { waiting: false });
  // Of a store that is away those commands tell that need it.
  const attachments = await openAttachments(dataFolder, config, database, () => {});
  return {
    archive: createArchiveStore(database),
    outboxStore: createOutboxStore(database),
    deletions: createDeletionStore(database),
    attachments,
    mailFolder: join(dataFolder, 'mail'),
    dataFolder,
    sqliteFile,
    retentionDays: config.RETENTION_DAYS,
    close: () => database.kysely.destroy(),
  };
}
