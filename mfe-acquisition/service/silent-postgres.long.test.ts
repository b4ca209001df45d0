/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { type ChosenFile, filledIn, formOf, pdf, post, solvedChallenge } from './testing/offer-form.ts';
import { PostgresServer } from './testing/postgres-server.ts';
import { eventually, RunningService } from './testing/running-service.ts';
import { TcpProxy } from './testing/tcp-proxy.ts';

// Milliseconds: the limits of a query and of a connection, and a little for a busy machine.
const patience = 5000;

let server: PostgresServer;
let url: string;
let proxy: TcpProxy;
let service: RunningService;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server?.remove());
beforeEach(async () => {
  url = await server.newDatabase();
  const proxied = new URL(url);
  proxy = await TcpProxy.to(Number(proxied.port));
  proxied.port = String(proxy.port);
  service = await RunningService.start({ DATABASE_URL: proxied.href });
});
afterEach(async () => {
  proxy.close();
  await service.remove();
});

const tooLong = 10_000;
const gaveUp = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer for ${tooLong} ms`)), tooLong).unref();
  });

/** A post, again and again the same; with the milliseconds until its answer. */
async function preparedPost(file?: ChosenFile) {
  const body = formOf({ ...filledIn, ...(await solvedChallenge(service.url)) }, file);
  const headers = { 'idempotency-key': randomUUID() };
  return async () => {
    const begun = Date.now();
    const answer = await Promise.race([post(service.url, body, headers), gaveUp()]);
    return { ...answer, took: Date.now() - begun };
  };
}

/** Posts until it is accepted, as a visitor does. */
const accepted = (send: () => Promise<{ status: number; reference?: string }>) =>
  eventually(async () => {
    const { status, reference = '' } = await send();
    return status === 201 && reference;
  });

/** That reference alone is stored, with no file too many and two mails that are sent. */
async function expectOneOffer(reference: string) {
  expect(Object.keys(await service.mails(reference))).toHaveLength(2);
  expect(await server.query('select reference from offer', url)).toEqual([{ reference }]);
  const files = await server.query('select offer_id from attachment', url);
  expect(await service.files('attachments')).toEqual(files.map((row) => row.offer_id));
  await eventually(
    async () => (await server.query(`select 1 from outbox where state != 'sent'`, url)).length === 0,
  );
}

const attempts = () => server.query('select attempts from outbox order by kind desc', url);

// With a server that was given, the proxy would need its name.
(process.env.DATABASE_URL ? describe.skip : describe)('a PostgreSQL that goes silent', () => {
  it('on its old connections holds up no post: a fresh one is taken', async () => {
    const send = await preparedPost();
    proxy.silence({ all: false });
    const { status, took, reference = '' } = await send();
    expect(status).toBe(201);
    expect(took).toBeLessThan(patience);
    await expectOneOffer(reference);
  });

  it('altogether is said to the visitor soon, and forgotten once it speaks again', async () => {
    const send = await preparedPost();
    proxy.silence({ all: true });
    for (const _ of [1, 2]) {
      const refused = await send();
      expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.took).toBeLessThan(patience);
    }
    expect((await fetch(`${service.url}/healthz`)).status).toBe(503);
    expect((await solvedChallenge(service.url)).token).not.toBe('');
    proxy.forward();
    await expectOneOffer(await accepted(send));
    await eventually(async () => (await fetch(`${service.url}/healthz`)).status === 200);
  });

  it.each([
    ['is done', true],
    ['may still be done', false],
  ])('in the middle of a commit, which %s, loses nothing and doubles nothing', async (_what, forwarded) => {
    const send = await preparedPost(pdf());
    let saving: object | undefined;
    const isCommit = (said: string, connection: object) => {
      if (said.includes('insert into "outbox"')) saving = connection;
      return connection === saving && said.includes('commit');
    };
    const silent = proxy.silenceAt(isCommit, { forwarded });
    const uncertain = await send();
    await silent;
    expect(uncertain).toMatchObject({ status: 503, code: 'unavailable' });
    expect(uncertain.took).toBeLessThan(patience);
    const reference = await accepted(send);
    // Whether the file of the first try has an offer was unknown: it is left to the sweep.
    await service.end();
    await service.run();
    await expectOneOffer(reference);
  });

  it('when a mail was taken from the outbox keeps it from being sent for no longer than the silence', async () => {
    const send = await preparedPost();
    let saved = false;
    const isClaim = (said: string) => {
      saved ||= said.includes('insert into "outbox"');
      return saved && said.includes('skip locked');
    };
    const silent = proxy.silenceAt(isClaim, { forwarded: true });
    const { status, reference = '' } = await send();
    expect(status).toBe(201);
    await silent;
    await eventually(async () => service.log().includes('the outbox could not be read'));
    proxy.forward();
    await expectOneOffer(reference);
    expect(await attempts()).toEqual([{ attempts: 2 }, { attempts: 1 }]);
  });

  it('when a mail was handed over does not have it sent again', async () => {
    const send = await preparedPost();
    const silent = proxy.silenceAt((said) => said.includes('"sent_at" ='), { forwarded: false });
    const { reference = '' } = await send();
    await silent;
    await eventually(async () => service.log().includes('PostgreSQL has said nothing'));
    proxy.forward();
    await expectOneOffer(reference);
    expect(await attempts()).toEqual([{ attempts: 1 }, { attempts: 1 }]);
  });
});
