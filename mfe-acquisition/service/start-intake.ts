import { randomBytes } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { openFileStore } from './attachment/file-store.ts';
import { openIncoming } from './attachment/incoming.ts';
import { createRoom } from './attachment/room.ts';
import { sweep } from './attachment/sweep.ts';
import type { Config } from './config.ts';
import { createInspector } from './inspection/inspector.ts';
import { composeMail } from './mail/compose-mail.ts';
import { deliverBySmtp } from './mail/deliver-by-smtp.ts';
import { deliverToFolder } from './mail/deliver-to-folder.ts';
import { startOutbox } from './outbox/outbox.ts';
import { forgetWindows } from './rate-limit/shared-counts.ts';
import { purge } from './retention/purge.ts';
import { scanByClamd } from './scan/clamd.ts';
import { scanLater } from './scan/scan-later.ts';
import { createServer } from './server.ts';
import { createArchiveStore } from './store/archive-store.ts';
import { createOfferStore } from './store/offer-store.ts';
import { openDatabase } from './store/open-database.ts';
import { createOutboxStore } from './store/outbox-store.ts';
import { createScanStore } from './store/scan-store.ts';
import { getSetting } from './store/setting-store.ts';

const upkeepInterval = 10 * 60_000;
const scanInterval = 15_000;
const megabyte = 1024 * 1024;

/** A running intake: the port that it listens on, and its graceful end. */
export type Intake = { port: number; stop: () => Promise<void> };

/** Opens the stores, clears up after killed predecessors, and listens. */
export async function startIntake(config: Config, log: Logger): Promise<Intake> {
  const folder = resolve(config.DATA_DIR);
  await mkdir(folder, { recursive: true });
  const database = await openDatabase(folder, config.DATABASE_URL, (error) =>
    log.warn({ err: error }, 'database'),
  );
  const store = createOfferStore(database);
  const outboxStore = createOutboxStore(database);
  const attachments = await openFileStore(folder);
  const incoming = await openIncoming(folder, attachments);
  const archive = createArchiveStore(database);
  const mailFolder = join(folder, 'mail');
  const scanStore = createScanStore(database);
  const scan = config.CLAMD_URL ? scanByClamd(config.CLAMD_URL, log) : null;

  async function upkeep(atStart: boolean): Promise<void> {
    const removed = await sweep(incoming, attachments, store.has, { atStart });
    if (removed > 0) log.info({ removed }, 'removed what killed uploads had left');
    await store.forgetChallenges(new Date());
    if (database.dialect === 'postgres') await forgetWindows(database.kysely, new Date());
    await outboxStore.freeAbandoned({ atStart });
    if (config.RETENTION_DAYS === undefined) return;
    const purged = await purge({ archive, attachments, mailFolder }, config.RETENTION_DAYS);
    if (purged > 0) log.info({ purged }, 'deleted offers that were older than RETENTION_DAYS');
  }
  await upkeep(true);

  const secret =
    config.CHALLENGE_SECRET ??
    (await getSetting(database, 'challenge-secret', randomBytes(32).toString('hex')));
  const deliver = config.SMTP_URL ? deliverBySmtp(config.SMTP_URL) : await deliverToFolder(mailFolder);
  const outbox = startOutbox(outboxStore, composeMail(config, store, attachments), deliver, log);
  const inspector = createInspector(log);
  const app = await createServer({
    config,
    log,
    database,
    route: {
      store,
      incoming,
      checkRoom: createRoom(folder, config.ATTACHMENT_QUOTA_MB * megabyte, store.storedBytes),
      inspect: inspector.inspect,
      scan,
      minFillTime: config.MIN_FILL_SECONDS * 1000,
      secret,
      mailDomain: config.MAIL_FROM.address.replace(/.*@/, ''),
      commitsAreCertain: database.dialect === 'sqlite',
      onAccepted: outbox.wake,
    },
    health: async () => {
      await access(incoming.folder, constants.W_OK);
      return { mails: await outboxStore.count() };
    },
  });
  const timers = [
    every(upkeepInterval, () => upkeep(false)),
    every(scanInterval, async () => {
      if ((await scanLater(scanStore, attachments, scan, log)) > 0) outbox.wake();
    }),
  ];

  function every(milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
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
  }

  async function stop(): Promise<void> {
    for (const timer of timers) clearInterval(timer);
    await app.close();
    inspector.stop();
    await outbox.stop();
    await database.kysely.destroy();
  }

  try {
    await app.listen({ port: config.PORT, host: config.HOST, listenTextResolver: () => '' });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { port, stop };
}
