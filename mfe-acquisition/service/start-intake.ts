import { randomBytes } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { makeFolder } from '@goldbraun/shared/service/files/sync-folder';
import { GracefulServer, READINESS_PATH } from '@goldbraun/shared/service/graceful-server';
import { oneAddress } from '@goldbraun/shared/service/process';
import { type MetricsServer, serveMetrics } from '@goldbraun/shared/service/serve-metrics';
import type { ServingLimits } from '@goldbraun/shared/service/serving-limits';
import type { Logger } from 'pino';
import { openIncoming } from './attachment/incoming.ts';
import { openAttachments } from './attachment/open-attachments.ts';
import { createRoom } from './attachment/room.ts';
import { watchStore } from './attachment/watch-store.ts';
import type { Config } from './config.ts';
import { createDocumentsLinks } from './documents-link.ts';
import { createInspector } from './inspection/inspector.ts';
import { composeMail } from './mail/compose-mail.ts';
import { deliverBySmtp } from './mail/deliver-by-smtp.ts';
import { deliverToFolder } from './mail/deliver-to-folder.ts';
import { createMetrics } from './metrics/metrics.ts';
import { startOutbox } from './outbox/outbox.ts';
import { scanByClamd } from './scan/clamd.ts';
import { createServer } from './server.ts';
import { createArchiveStore } from './store/archive-store.ts';
import { createDeletionStore } from './store/deletion-store.ts';
import { createOfferStore } from './store/offer-store.ts';
import { openDatabase } from './store/open-database.ts';
import { createOutboxStore } from './store/outbox-store.ts';
import { createScanStore } from './store/scan-store.ts';
import { getSetting } from './store/setting-store.ts';
import { type Kept, startUpkeep, tidy, wipe } from './upkeep.ts';

const megabyte = 1024 * 1024;

/** A running intake: the ports that it and its metrics listen on, and its graceful end. */
export type Intake = { port: number; metricsPort: number | undefined; stop: () => Promise<void> };

/** Opens the stores, clears up after killed predecessors, and listens. */
export async function startIntake(config: Config, log: Logger, limits: ServingLimits): Promise<Intake> {
  const folder = resolve(config.DATA_DIR);
  const kept = await openStores(folder, config, log);
  const { database, store, outboxStore, archive, incoming, attachments, mailFolder, scan } = kept;
  await tidy(kept, log, { atStart: true });
  await wipe(kept, log);

  const secret =
    config.CHALLENGE_SECRET ??
    (await getSetting(database, 'challenge-secret', randomBytes(32).toString('hex')));
  const addressKey = await getSetting(database, 'address-key', randomBytes(32).toString('hex'));
  const links = createDocumentsLinks(addressKey);
  const deliver = config.SMTP_URL ? deliverBySmtp(config.SMTP_URL) : await deliverToFolder(mailFolder);
  const outbox = startOutbox(outboxStore, composeMail(config, store, attachments, links), deliver, log);
  const quota = config.ATTACHMENT_QUOTA_MB * megabyte;
  const networkShare = (quota * config.ATTACHMENT_SHARE_PERCENT) / 100;
  const checkRoom = createRoom(folder, { quota, networkShare }, store, (bytes) =>
    log.error({ bytes, quota }, 'the quota of the attachments is nearly used up'),
  );
  const attachmentsUp = watchStore(attachments, (isThere, error) => {
    if (isThere) log.info('the store of the attachments is back');
    else log.error({ err: error }, 'the store of the attachments is away: offers with one are refused');
  });
  const metrics = createMetrics(archive, store, { checkRoom, attachmentsUp }, quota);
  const inspector = createInspector(log);
  const health = async () => {
    await access(incoming.folder, constants.W_OK);
    return { mails: await outboxStore.count() };
  };
  const app = await createServer({
    config,
    log,
    database,
    route: {
      store,
      incoming,
      checkRoom,
      inspect: metrics.counting(inspector.inspect),
      scan,
      minFillTime: config.MIN_FILL_SECONDS * 1000,
      secret,
      addressKey,
      links,
      mailDomain: config.MAIL_FROM.address.replace(/.*@/, ''),
      commitsAreCertain: database.dialect === 'sqlite',
      onAccepted: outbox.wake,
    },
    metrics,
    health: async () => ({
      ...(await health()),
      attachments: (await attachmentsUp()) ? 'up' : 'down',
    }),
  });
  const door = new GracefulServer(app.server, limits);
  app.get(READINESS_PATH, async (_request, reply) => {
    const ready = door.isReady && (await health().then(Boolean, () => false));
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  const endUpkeep = startUpkeep(kept, log, outbox.wake);
  let metricsServer: MetricsServer | undefined;

  async function stop(): Promise<void> {
    endUpkeep();
    await door.end();
    await app.close();
    inspector.stop();
    metricsServer?.stop();
    await outbox.stop();
    await database.kysely.destroy();
  }

  try {
    if (config.METRICS_PORT !== undefined) {
      metricsServer = await serveMetrics(metrics, config.METRICS_PORT, config.HOST);
    }
    await app.listen({
      port: config.PORT,
      host: await oneAddress(config.HOST),
      listenTextResolver: () => 'accepting connections',
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { port, metricsPort: metricsServer?.port, stop };
}

async function openStores(folder: string, config: Config, log: Logger): Promise<Kept> {
  await makeFolder(folder);
  const database = await openDatabase(folder, config.DATABASE_URL, (error) =>
    log.warn({ err: error }, 'database'),
  );
  const attachments = await openAttachments(folder, config, database, (error) =>
    log.error({ err: error }, 'the store of the attachments is away'),
  );
  return {
    database,
    store: createOfferStore(database),
    outboxStore: createOutboxStore(database),
    archive: createArchiveStore(database),
    deletions: createDeletionStore(database),
    scanStore: createScanStore(database),
    incoming: await openIncoming(folder, attachments),
    attachments,
    mailFolder: join(folder, 'mail'),
    scan: config.CLAMD_URL ? scanByClamd(config.CLAMD_URL, log) : null,
    retentionDays: config.RETENTION_DAYS,
  };
}
