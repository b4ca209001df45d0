import { randomBytes } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { openAttachmentStore } from './attachment/attachment-store.ts';
import { sweep } from './attachment/sweep.ts';
import type { Config } from './config.ts';
import { composeMail } from './mail/compose-mail.ts';
import { deliverBySmtp } from './mail/deliver-by-smtp.ts';
import { deliverToFolder } from './mail/deliver-to-folder.ts';
import { startOutbox } from './outbox/outbox.ts';
import { createServer } from './server.ts';
import { createOfferStore } from './store/offer-store.ts';
import { openDatabase } from './store/open-database.ts';
import { createOutboxStore } from './store/outbox-store.ts';
import { getSetting } from './store/setting-store.ts';

const upkeepInterval = 10 * 60_000;

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
  const attachments = await openAttachmentStore(folder);

  async function upkeep(atStart: boolean): Promise<void> {
    const removed = await sweep(attachments, store.has, { atStart });
    if (removed > 0) log.info({ removed }, 'removed what killed uploads had left');
    await store.forgetChallenges(new Date());
    await outboxStore.freeAbandoned({ atStart });
  }
  await upkeep(true);

  const secret =
    config.CHALLENGE_SECRET ??
    (await getSetting(database, 'challenge-secret', randomBytes(32).toString('hex')));
  const deliver = config.SMTP_URL
    ? deliverBySmtp(config.SMTP_URL)
    : await deliverToFolder(join(folder, 'mail'));
  const outbox = startOutbox(outboxStore, composeMail(config, store, attachments), deliver, log);
  const app = await createServer({
    config,
    log,
    route: {
      store,
      attachments,
      secret,
      mailDomain: config.MAIL_FROM.address.replace(/.*@/, ''),
      commitsAreCertain: database.dialect === 'sqlite',
      onAccepted: outbox.wake,
    },
    health: async () => {
      await access(attachments.incoming, constants.W_OK);
      return { mails: await outboxStore.count() };
    },
  });
  const timer = setInterval(() => {
    upkeep(false).catch((error) => log.warn({ err: error }, 'upkeep failed'));
  }, upkeepInterval);

  async function stop(): Promise<void> {
    clearInterval(timer);
    await app.close();
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
