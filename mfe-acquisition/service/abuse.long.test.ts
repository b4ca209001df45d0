/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  beginUpload,
  filledIn,
  formOf,
  pdf,
  post,
  sendOffer,
  solvedChallenge,
} from './testing/offer-form.ts';
import { eventually, RunningService } from './testing/running-service.ts';

const services: RunningService[] = [];
async function start(env?: Record<string, string>): Promise<RunningService> {
  const service = await RunningService.start(env);
  services.push(service);
  return service;
}
afterAll(() => Promise.all(services.map((service) => service.remove())));

describe('an offer that may be a robot’s', () => {
  it('is accepted and marked, but not confirmed to whomever it names, if the trap is filled in', async () => {
    const service = await start();
    const { status, reference = '' } = await sendOffer(service.url, { website: 'https://evil.example' });
    expect(status).toBe(201);
    const { department } = await service.mails(reference, 1);
    expect(department?.text).toMatch(
      /^Hinweis: Vielleicht stammt diese Nachricht von einem Programm: Ein unsichtbares/,
    );
    expect(department?.headers).toContainEqual(expect.objectContaining({ key: 'x-spam-flag', value: 'YES' }));
    expect(service.rows('select kind from outbox')).toEqual([{ kind: 'department' }]);
    expect(service.rows('select suspicion from offer')).toEqual([{ suspicion: 'honeypot' }]);
  });

  it('is marked if it comes back faster than people type', async () => {
    const service = await start({ MIN_FILL_SECONDS: '600' });
    const { reference = '' } = await sendOffer(service.url);
    const { department } = await service.mails(reference, 1);
    expect(department?.text).toMatch(/^Hinweis: Vielleicht .*: Das Formular kam schneller zurück/);
    expect(service.rows('select kind from outbox')).toEqual([{ kind: 'department' }]);
  });

  it('is not suspected for an empty trap', async () => {
    const service = await start();
    const { reference = '' } = await sendOffer(service.url, { website: '' });
    expect(Object.keys(await service.mails(reference))).toHaveLength(2);
  });
});

describe('a flood', () => {
  it('from many addresses meets the limit of all together', async () => {
    const service = await start({ RATE_LIMIT: '2', RATE_LIMIT_TOTAL: '3', TRUST_PROXY: '127.0.0.1' });
    const postFrom = (address: string) =>
      post(service.url, formOf({ phone: '' }), { 'x-forwarded-for': address });
    const answers = [];
    for (const host of [1, 2, 3, 4]) answers.push(await postFrom(`192.0.2.${host}`));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('from one IPv6 network meets the limit of one address', async () => {
    const service = await start({ RATE_LIMIT: '2', TRUST_PROXY: '127.0.0.1' });
    const statuses = [];
    for (const host of [1, 2, 3]) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${host}` };
      statuses.push((await post(service.url, formOf({ phone: '' }), headers)).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
  });
});

describe('uploads whose senders leave right away', () => {
  it('leave nothing behind, at whichever moment they do', async () => {
    const service = await start();
    for (let nth = 0; nth < 150; nth += 1) {
      const socket = beginUpload(service.url, 'content-length: 9000');
      // Moments from before the first byte was read to after it, some milliseconds later.
      await sleep((nth % 30) / 10);
      socket.resetAndDestroy();
    }
    expect((await sendOffer(service.url, {}, pdf())).status).toBe(201);
    await eventually(async () => (await service.files('incoming')).length === 0);
  });
});

describe('when the attachments have used up their quota', () => {
  it('asks for patience, takes offers without one, and goes on once there is room', async () => {
    const service = await start({ ATTACHMENT_QUOTA_MB: '15' });
    const { reference = '' } = await sendOffer(service.url, {}, pdf());
    await service.mails(reference);
    const refused = await sendOffer(service.url, {}, pdf());
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await service.files('incoming')).toEqual([]);
    expect((await sendOffer(service.url)).status).toBe(201);
    await service.offers('purge', reference);
    expect((await sendOffer(service.url, {}, pdf())).status).toBe(201);
    await eventually(async () => (await service.files('incoming')).length === 0);
  });
});

describe('a network that has sent its share of the quota', () => {
  const quota = { ATTACHMENT_QUOTA_MB: '40', TRUST_PROXY: '127.0.0.1', METRICS_PORT: '0' };
  const from = (
    service: RunningService,
    address: string,
    file = pdf(1_500_000),
    key: string = randomUUID(),
  ) =>
    sendOffer(service.url, { email: `${randomUUID()}@example.com` }, file, {
      'x-forwarded-for': address,
      'idempotency-key': key,
    });
  const share = { status: 422, errors: [{ field: 'attachment', code: 'attachment_share' }] };

  it('is told so, may send offers without a file, and leaves room for all others', async () => {
    const service = await start(quota);
    for (const host of [1, 2, 3]) expect((await from(service, `192.0.2.${host}`)).status).toBe(201);
    const refused = await from(service, '192.0.2.4');
    expect(refused).toMatchObject(share);
    expect(refused.detail).toMatch(/ohne Anhang/);
    expect(await service.files('attachments')).toHaveLength(3);
    expect(await service.files('incoming')).toEqual([]);
    expect((await sendOffer(service.url, {}, undefined, { 'x-forwarded-for': '192.0.2.4' })).status).toBe(
      201,
    );
    expect((await from(service, '192.0.3.4')).status).toBe(201);
    for (const part of [1, 2, 3]) expect((await from(service, `2001:db8:1:${part}::1`)).status).toBe(201);
    expect(await from(service, '2001:db8:1:ffff::1')).toMatchObject(share);
    expect((await from(service, '2001:db8:2::1')).status).toBe(201);
    const networks = service.rows('select distinct network from attachment').map(({ network }) => network);
    expect(networks).toHaveLength(4);
    expect(JSON.stringify(networks)).not.toMatch(/192|2001/);
  });

  it('gets the old reference for a post that is repeated, and may send files again after a week', async () => {
    const service = await start(quota);
    const body = formOf({ ...filledIn, ...(await solvedChallenge(service.url)) }, pdf(5_000_000));
    const headers = { 'x-forwarded-for': '192.0.2.1', 'idempotency-key': randomUUID() };
    const { reference } = await post(service.url, body, headers);
    expect(await from(service, '192.0.2.2')).toMatchObject(share);
    expect(await post(service.url, body, headers)).toMatchObject({ status: 201, reference });
    service.write(`update attachment set received_at = '2020-01-01'`);
    await service.end();
    await service.run();
    expect(service.rows('select network from attachment')).toEqual([{ network: '' }]);
    expect((await from(service, '192.0.2.2')).status).toBe(201);
  });
});

describe('before the attachments have used up their quota', () => {
  it('an alarm says so, once', async () => {
    const service = await start({ ATTACHMENT_QUOTA_MB: '100', METRICS_PORT: '0' });
    const fill = (megabytes: number) =>
      service.write(`update attachment set bytes = ${megabytes * 1024 * 1024}, network = ''`);
    const alarms = () => service.log().split('the quota of the attachments is nearly used up').length - 1;
    await sendOffer(service.url, {}, pdf());
    fill(79);
    expect(await service.metrics()).toMatch(/^intake_attachment_share 0\.79$/m);
    expect(alarms()).toBe(0);
    fill(80);
    expect(await service.metrics()).toMatch(/^intake_attachment_share 0\.8$/m);
    expect(await service.metrics()).toContain('intake_room 1');
    await eventually(async () => alarms() === 1);
    fill(50);
    await service.metrics();
    fill(90);
    await service.metrics();
    await eventually(async () => alarms() === 2);
    expect(await service.metrics()).toContain('intake_room 0');
    expect(alarms()).toBe(2);
  });
});
