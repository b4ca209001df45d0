/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledIn, formOf, pdf, post, sendOffer, solvedChallenge } from './testing/offer-form.ts';
import { PostgresServer } from './testing/postgres-server.ts';
import { RunningService } from './testing/running-service.ts';

let server: PostgresServer;
const services: RunningService[] = [];
async function start(env: Record<string, string>): Promise<RunningService> {
  const service = await RunningService.start(env);
  services.push(service);
  return service;
}
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.remove()));
  await server?.remove();
});

describe('two instances on one PostgreSQL', () => {
  let url: string;
  let first: RunningService;
  let second: RunningService;
  beforeAll(async () => {
    url = await server.newDatabase();
    first = await start({ DATABASE_URL: url });
    second = new RunningService(first.folder, { DATABASE_URL: url });
    services.push(second);
    await second.run();
  });

  it('accept a challenge of the other one, once', async () => {
    const body = { ...filledIn, ...(await solvedChallenge(first.url)) };
    expect((await post(second.url, formOf(body))).status).toBe(201);
    expect(await post(first.url, formOf(body))).toMatchObject({ status: 409, code: 'challenge_used' });
  });

  it('give one reference to posts with one key that come to both at once', async () => {
    const body = { ...filledIn, ...(await solvedChallenge(first.url)) };
    const headers = { 'idempotency-key': randomUUID() };
    const file = pdf(100_000);
    const before = (await first.files('attachments')).length;
    const answers = await Promise.all(
      [first, second, first, second].map((service) => post(service.url, formOf(body, file), headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await first.files('attachments')).toHaveLength(before + 1);
    await first.mails(answers[0]?.reference ?? '');
  });

  it('count the posts of an address together, and write no address down', async () => {
    const limits = {
      DATABASE_URL: url,
      RATE_LIMIT: '2',
      TRUST_PROXY: '127.0.0.1',
      CHALLENGE_SECRET: 'x'.repeat(32),
    };
    const [third, fourth] = [await start(limits), await start(limits)];
    const postTo = async (service: RunningService, address = '192.0.2.7') =>
      (await post(service.url, formOf({ phone: '' }), { 'x-forwarded-for': address })).status;
    expect([await postTo(third), await postTo(fourth), await postTo(third), await postTo(fourth)]).toEqual([
      422, 422, 429, 429,
    ]);
    expect(await postTo(fourth, '192.0.2.8')).toBe(422);
    expect(JSON.stringify(await server.query('select * from rate_window', url))).not.toContain('192.0.2');
  });
});

// A server that was given is not ours to stop.
(process.env.DATABASE_URL ? describe.skip : describe)('when PostgreSQL stops', () => {
  it.each(['SIGINT', 'SIGQUIT'] as const)(
    'by %s, posts are asked to come back, and accepted once it runs again',
    async (signal) => {
      const service = await start({ DATABASE_URL: await server.newDatabase() });
      const body = formOf({ ...filledIn, ...(await solvedChallenge(service.url)) }, pdf());
      const headers = { 'idempotency-key': randomUUID() };
      await server.end(signal);
      const refused = await post(service.url, body, headers);
      expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await fetch(`${service.url}/healthz`)).status).toBe(503);
      expect((await solvedChallenge(service.url)).token).not.toBe('');
      await server.begin();
      const { status, reference = '' } = await post(service.url, body, headers);
      expect(status).toBe(201);
      expect(Object.keys(await service.mails(reference))).toHaveLength(2);
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
      expect(await service.files('attachments')).toHaveLength(1);
      await service.end();
    },
  );
});

describe('a backup of PostgreSQL and the attachments', () => {
  it('restores every offer from before it', async () => {
    const url = await server.newDatabase();
    const service = await start({ DATABASE_URL: url });
    const { reference = '' } = await sendOffer(service.url, {}, pdf());
    await service.mails(reference);
    const scratch = await mkdtemp(join(tmpdir(), 'intake-restore-'));
    const dump = server.run('pg_dump', {}, '--no-owner', url);
    await service.offers('backup', join(scratch, 'backup'));
    await service.end('SIGKILL');

    const restored = await server.newDatabase();
    server.run('psql', { input: dump }, '--quiet', '--set=ON_ERROR_STOP=1', restored);
    await cp(join(scratch, 'backup'), join(scratch, 'data'), { recursive: true });
    const later = new RunningService(join(scratch, 'data'), { DATABASE_URL: restored });
    services.push(later);
    await later.run();
    expect(await later.offers('show', reference)).toContain(filledIn.company);
    await later.offers('resend', reference);
    expect((await later.mails(reference)).department?.attachments).toHaveLength(1);
    expect((await sendOffer(later.url)).status).toBe(201);
    await later.end();
    await rm(scratch, { recursive: true });
  });
});
