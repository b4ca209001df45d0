import { createHash } from 'node:crypto';
import { mailServer } from './mail-server.ts';
import { ObjectServer } from './object-server.ts';
import { eventually, RunningService } from './running-service.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A service with its attachments in an object store of its own, which mails to a server of its own. */
export class ServiceOverBucket {
  readonly store: ObjectServer;
  readonly service: RunningService;
  readonly #smtp: Awaited<ReturnType<typeof mailServer>>;

  private constructor(
    store: ObjectServer,
    service: RunningService,
    smtp: Awaited<ReturnType<typeof mailServer>>,
  ) {
    this.store = store;
    this.service = service;
    this.#smtp = smtp;
  }

  static async start(): Promise<ServiceOverBucket> {
    const store = await ObjectServer.start();
    const smtp = await mailServer([]);
    const service = await RunningService.start({ ...store.env, SMTP_URL: smtp.url, METRICS_PORT: '0' });
    return new ServiceOverBucket(store, service, smtp);
  }

  async remove(): Promise<void> {
    await this.service.remove();
    await this.store.go();
    await new Promise<void>((resolve) => this.#smtp.server.close(resolve));
  }

  health = async (): Promise<unknown> => (await fetch(`${this.service.url}/healthz`)).json();

  allSent = (): Promise<boolean> =>
    eventually(async () => this.service.rows(`select 1 from outbox where state != 'sent'`).length === 0);

  /** The SHA-256 of the first attachment of each mail of that kind that was taken; null where there is none. */
  mailed(kind: 'department' | 'document'): (string | null)[] {
    return this.#smtp.received
      .filter(({ mail }) => mail.messageId?.includes(`.${kind}`))
      .map(({ mail }) => mail.attachments[0]?.content)
      .map((content) => (content ? sha256(Buffer.from(content as ArrayBuffer)) : null));
  }
}
