/** @jest-environment node */
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

describe('the running service', () => {
  it('says that it is healthy, and how many mails wait', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ok: true,
      mails: { pending: 0, dead: 0 },
      attachments: 'up',
    });
  });

  it('writes no personal data to its log', async () => {
    const service = await start();
    const { reference = '' } = await sendOffer(service.url, {}, pdf());
    await service.mails(reference);
    expect(service.log()).toContain('"msg":"listening"');
    for (const personal of [...Object.values(filledIn).filter((text) => text.length > 4), '127.0.0.1:']) {
      expect(service.log()).not.toContain(personal);
    }
  });

  it.each(['SIGTERM', 'disconnect'] as const)('ends cleanly on %s', async (how) => {
    const service = await start();
    expect(await service.end(how)).toBe(0);
  });

  it('keeps its challenges and offers over a restart, and knows a repeated post', async () => {
    const service = await start();
    const body = formOf({ ...filledIn, ...(await solvedChallenge(service.url)) });
    const other = { ...filledIn, ...(await solvedChallenge(service.url)) };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await post(service.url, body, headers);
    await service.end('SIGKILL');
    await service.run();
    const second = await post(service.url, body, headers);
    expect(second).toMatchObject({ status: 201, reference: first.reference });
    expect((await post(service.url, formOf(other))).status).toBe(201);
    await service.mails(first.reference ?? '');
  });

  it('leaves nothing of an upload in whose middle it was killed', async () => {
    const service = await start();
    const socket = beginUpload(service.url, 'content-length: 9000000');
    socket.write(Buffer.alloc(1_000_000));
    const [upload] = await eventually(async () => {
      const uploads = await service.files('incoming');
      return uploads.length > 0 && uploads;
    });
    await service.end('SIGKILL');
    socket.destroy();
    expect(await service.files('incoming')).toEqual([upload]);
    // As if it had been killed a moment later: moved, but not committed.
    const orphan = String(upload).split('.')[1] ?? '';
    await writeFile(join(service.folder, 'attachments', orphan), '%PDF-');
    await service.run();
    expect(await service.files('incoming')).toEqual([]);
    expect(await service.files('attachments')).toEqual([]);
  });

  it('leaves nothing of an upload that its visitor broke off', async () => {
    const service = await start();
    const socket = beginUpload(service.url, 'content-length: 9000000');
    await eventually(async () => (await service.files('incoming')).length > 0);
    socket.destroy();
    await once(socket, 'close');
    await eventually(async () => (await service.files('incoming')).length === 0);
  });

  it('leaves the uploads of a living instance beside it alone', async () => {
    const service = await start();
    const living = join(service.folder, 'incoming', `${(await import('./owner.ts')).owner}.an-id`);
    await mkdir(living);
    await service.end();
    await service.run();
    expect((await service.files('incoming')).length).toBe(1);
  });

  it('shares its folder with an instance that starts at the same time', async () => {
    const first = await start();
    await first.end();
    await rm(first.folder, { recursive: true });
    const second = new RunningService(first.folder, {});
    services.push(second);
    await Promise.all([first.run(), second.run()]);
    const body = formOf({ ...filledIn, ...(await solvedChallenge(first.url)) }, pdf());
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([first, second].map(({ url }) => post(url, body, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.reference).toBe(answers[1]?.reference);
    expect(await first.files('attachments')).toHaveLength(1);
    await first.mails(answers[0]?.reference ?? '');
  });

  it('slows down a sender of many posts, and no other one behind the same proxy', async () => {
    const service = await start({ RATE_LIMIT: '2', TRUST_PROXY: '127.0.0.1' });
    const postFrom = (address: string) =>
      post(service.url, formOf({ phone: '' }), { 'x-forwarded-for': address });
    expect((await postFrom('192.0.2.1')).status).toBe(422);
    expect((await postFrom('192.0.2.1')).status).toBe(422);
    const slowed = await postFrom('192.0.2.1');
    expect(slowed).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await postFrom('192.0.2.2')).status).toBe(422);
  });

  it('does not let a visitor dodge the limit with an address of their own making', async () => {
    const service = await start({ RATE_LIMIT: '1' });
    const postFrom = (address: string) =>
      post(service.url, formOf({ phone: '' }), { 'x-forwarded-for': address });
    expect((await postFrom('192.0.2.1')).status).toBe(422);
    expect((await postFrom('192.0.2.2')).status).toBe(429);
  });

  it('asks for patience when its folder is lost, says that it is not healthy, and goes on when it is back', async () => {
    const service = await start();
    await rm(join(service.folder, 'incoming'), { recursive: true });
    const refused = await sendOffer(service.url);
    expect(refused).toMatchObject({ status: 503, code: 'unavailable', errors: [] });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const health = await fetch(`${service.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([503, { ok: false }]);
    await mkdir(join(service.folder, 'incoming'));
    expect((await sendOffer(service.url, {}, pdf())).status).toBe(201);
  });

  it('says in one line what is wrong with its configuration', async () => {
    const wrong = start({ PORT: '99999', SMTP_URL: 'mail.example', TRUST_PROXY: 'true' });
    await expect(wrong).rejects.toThrow(
      /ended with 1: intake: PORT must be a whole number[^\n]*; SMTP_URL must be a URL[^\n]*; TRUST_PROXY must list[^\n]*\n$/,
    );
    await expect(start({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
      /ended with 1: intake: cannot start: /,
    );
  });
});
