/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { filledIn, formOf, pdf, post, solvedChallenge } from './testing/offer-form.ts';
import { PostgresServer } from './testing/postgres-server.ts';
import { eventually, RunningService } from './testing/running-service.ts';
import { TcpProxy } from './testing/tcp-proxy.ts';

// Milliseconds: the limits of a query and of a connection, and a little for a busy machine.
const patience = 5000;

// With a server that was given, there is no standby.
(process.env.DATABASE_URL ? describe.skip : describe)('a PostgreSQL that moves, behind one address', () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let proxy: TcpProxy;
  let service: RunningService;
  let path: string;

  beforeEach(async () => {
    primary = await PostgresServer.start();
    const url = new URL(await primary.newDatabase());
    path = url.pathname;
    standby = await primary.standby();
    proxy = await TcpProxy.to(primary.port);
    url.port = String(proxy.port);
    service = await RunningService.start({ DATABASE_URL: url.href });
  });
  afterEach(async () => {
    proxy.close();
    await service.remove();
    await Promise.all([primary.remove(), standby.remove()]);
  });

  const rows = (server: PostgresServer, sql: string) =>
    server.query(sql, `postgres://intake@127.0.0.1:${server.port}${path}`);

  /** A post, again and again the same; with the milliseconds until its answer. */
  async function preparedPost() {
    const body = formOf({ ...filledIn, ...(await solvedChallenge(service.url)) }, pdf());
    const headers = { 'idempotency-key': randomUUID() };
    return async () => {
      const begun = performance.now();
      const answer = await post(service.url, body, headers);
      return { ...answer, took: performance.now() - begun };
    };
  }
  type Send = Awaited<ReturnType<typeof preparedPost>>;

  async function expectRefusedSoon(send: Send) {
    const { status, code, took } = await send();
    expect({ status, code }).toEqual({ status: 503, code: 'unavailable' });
    expect(took).toBeLessThan(patience);
  }

  /** Posts until it is accepted, as a visitor does; until then, everyone is told clearly. */
  const accepted = (send: Send): Promise<string> =>
    eventually(async () => {
      const { status, reference = '' } = await send();
      expect([201, 503]).toContain(status);
      return status === 201 && reference;
    });

  /** The new primary has these offers, each of them once, with its file and its mails, and no others. */
  async function expectOffers(references: string[]) {
    const stored = await rows(standby, 'select reference from offer order by created_at');
    expect(stored.map(({ reference }) => reference)).toEqual(references);
    const mails = `select 1 from outbox where state != 'sent'`;
    await eventually(async () => (await rows(standby, mails)).length === 0);
    for (const reference of references) expect(Object.keys(await service.mails(reference))).toHaveLength(2);
    // Whether the file of a try in vain has an offer was unknown: it is left to the sweep.
    await service.end();
    await service.run();
    const files = await rows(standby, 'select offer_id from attachment');
    expect((await service.files('attachments')).sort()).toEqual(files.map((row) => row.offer_id).sort());
  }

  const isHealthy = async () => (await fetch(`${service.url}/healthz`)).status === 200;

  async function takeOver() {
    await standby.promote();
    proxy.lead(standby.port);
  }

  it('is followed where the old primary lives on and is read-only', async () => {
    const before = await accepted(await preparedPost());
    const send = await preparedPost();
    await primary.configure('default_transaction_read_only', 'on');
    await eventually(async () => !(await isHealthy()));
    await expectRefusedSoon(send);
    await takeOver();
    const after = await accepted(send);
    await eventually(isHealthy);
    await expectOffers([before, after]);
  });
});
