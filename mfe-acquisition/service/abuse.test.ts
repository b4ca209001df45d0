/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { beginUpload, formOf, pdf, post, sendOffer } from './testing/offer-form.ts';
import { eventually, RunningService } from './testing/running-service.ts';

jest.setTimeout(30_000);
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
