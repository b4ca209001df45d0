/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { ObjectServer } from '../testing/object-server.ts';
import { filledIn, formOf, pdf, post, sendOffer, solvedChallenge } from '../testing/offer-form.ts';
import type { RunningService } from '../testing/running-service.ts';
import { ServiceOverBucket, sha256 } from '../testing/service-over-bucket.ts';

let running: ServiceOverBucket;
let store: ObjectServer;
let service: RunningService;
beforeEach(async () => {
  running = await ServiceOverBucket.start();
  ({ store, service } = running);
});
afterEach(() => running.remove());

/** A post that is the same however often it is sent. */
async function preparedPost(file = pdf(200_000)) {
  const body = formOf({ ...filledIn, ...(await solvedChallenge(service.url)) }, file);
  const headers = { 'idempotency-key': randomUUID() };
  return () => post(service.url, body, headers);
}

/** The tries of mails that the service has given up so far. */
const postponed = () =>
  service
    .log()
    .split('\n')
    .filter((line) => line.includes('mail postponed'))
    .map((line): { messageId: string; attempts: number; reason: string } => JSON.parse(line))
    .map(({ messageId, ...rest }) => ({ kind: /\.(\w+)@/.exec(messageId)?.[1], ...rest }));

describe('an object store that fails', () => {
  it.each(['error', 'slow-down', 'break-off'] as const)('once (%s) is asked again', async (trouble) => {
    store.trouble('PUT', trouble, 1);
    const { status } = await sendOffer(service.url, {}, pdf(900_000));
    expect(status).toBe(201);
    expect(store.asked.filter((line) => line.startsWith('PUT intake/attachments/'))).toHaveLength(2);
    expect(store.names).toHaveLength(1);
  });

  it.each(['error', 'slow-down', 'break-off', 'hang'] as const)(
    'for long (%s) has offers with a file refused in time, and no other, and nothing is lost',
    async (trouble) => {
      const send = await preparedPost();
      store.trouble('PUT', trouble);
      store.trouble('GET', trouble);
      const begun = performance.now();
      const refused = await send();
      expect(performance.now() - begun).toBeLessThan(trouble === 'hang' ? 25_000 : 10_000);
      expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
      expect(refused.detail).toMatch(/^Ihre Nachricht konnte gerade nicht gespeichert werden\./);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(service.rows('select id from offer')).toEqual([]);
      expect((await sendOffer(service.url)).status).toBe(201);
      expect(await running.health()).toMatchObject({ ok: true, attachments: 'down' });
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
      expect(await service.metrics()).toMatch(/^intake_attachment_store_up 0$/m);
      expect(service.log()).toContain('the store of the attachments is away');
      store.recover();
      const accepted = await send();
      expect(accepted.status).toBe(201);
      const [row] = service.rows(`select id from offer where reference = '${accepted.reference}'`);
      expect(store.names).toEqual([row?.id]);
      expect(await service.files('incoming')).toEqual([]);
      await running.allSent();
      expect(running.mailed('department')).toHaveLength(2);
    },
  );

  it('and can not remove what it has taken leaves it to the sweep', async () => {
    const send = await preparedPost();
    expect((await send()).status).toBe(201);
    const body = formOf({ ...filledIn, ...(await solvedChallenge(service.url)) }, pdf());
    const headers = { 'idempotency-key': randomUUID() };
    store.trouble('DELETE', 'error');
    // Both are put, one is committed.
    const answers = await Promise.all([post(service.url, body, headers), post(service.url, body, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await service.files('incoming')).toHaveLength(1);
    expect(store.names).toHaveLength(3);
    store.recover();
    await service.end();
    await service.run();
    expect(await service.files('incoming')).toEqual([]);
    expect(store.names).toHaveLength(2);
  });

  it.each(['break-off', 'damage', 'error'] as const)(
    'while a mail is sent (%s) has it sent again, and never with a part of its file',
    async (trouble) => {
      store.trouble('GET', trouble, 1);
      const file = pdf(2_000_000);
      expect((await sendOffer(service.url, {}, file)).status).toBe(201);
      await running.allSent();
      expect(running.mailed('department')).toEqual([sha256(file.bytes)]);
      expect(service.rows('select distinct without_attachment from outbox')).toEqual([
        { without_attachment: 0 },
      ]);
      expect(postponed()).toEqual([expect.objectContaining({ kind: 'department', attempts: 1 })]);
    },
  );

  it('by being away lets the service start, which goes on when it comes', async () => {
    await service.end();
    await store.go();
    await service.run();
    expect((await sendOffer(service.url)).status).toBe(201);
    expect(await sendOffer(service.url, {}, pdf())).toMatchObject({ status: 503 });
    await store.come();
    expect((await sendOffer(service.url, {}, pdf())).status).toBe(201);
  });
});
