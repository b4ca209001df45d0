import { randomUUID } from 'node:crypto';
import {
  filledIn,
  formOf,
  pdfOf,
  post,
  sendOffer,
  solvedChallenge,
} from '../../mfe-acquisition/service/testing/offer-form.ts';
import { openOfferForm } from '../harness/offer-page.ts';
import { newCompany, sha256 } from '../harness/offer-records.ts';
import { paths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';
import { visitUntil } from '../load/visitors.ts';
import { ComposeSite } from './compose.ts';

const megabyte = 1024 * 1024;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
let site: ComposeSite;
test.beforeAll(async () => {
  // Every image is built: packages are installed, four parts are built.
  test.setTimeout(1_800_000);
  site = await ComposeSite.start();
});
test.afterAll(() => site?.remove());

/** Prints how many answers an intake has given to posts. */
const metrics =
  "fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then((t) => console.log([...t.matchAll(/^intake_answer_seconds_count\\{.*201.*\\} (\\d+)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0)))";

const headlineOf = async (path: string) =>
  /<h1[^>]*>([^<]*)</.exec(await (await fetch(site.address + path)).text())?.[1];

test('all parts run and are healthy, without root, without rights and on read-only file systems', async () => {
  const containers = await site.containers();
  const services = containers.map(({ Name }) => Name.replace(/^\/goldbraun-test-|-\d+$/g, '')).sort();
  expect(services).toEqual([
    'database',
    ...['intake', 'intake', 'intake'],
    'mail-catcher',
    ...['mfe-acquisition', 'mfe-content', 'mfe-news', 'proxy', 'restaurant-search'],
    ...['shell', 'shell', 'shell'],
  ]);
  for (const { Name, Config, HostConfig, State } of containers) {
    expect.soft(State.Health?.Status, Name).toBe('healthy');
    expect.soft(Config.User, Name).not.toMatch(/^(|0|root)(:|$)/);
    expect.soft(HostConfig.ReadonlyRootfs, Name).toBe(true);
    expect.soft(HostConfig.CapDrop, Name).toEqual(['ALL']);
  }
});

test('a visitor sends an offer with a PDF of 14 MB; PostgreSQL, the volume and the mailbox have it', async ({
  page,
}) => {
  const company = newCompany();
  const pdf = pdfOf(14 * megabyte);
  const offer = await openOfferForm(page, `${site.address}${paths.acquisition}`);
  await offer.fillIn(company);
  await offer.file.setInputFiles({
    name: 'Lageplan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf),
  });
  await offer.send.click();
  const reference = await offer.expectSent();

  const columns = 'offer.id, reference, bytes, sha256';
  const [row = '', ...others] = await site.query(
    `select ${columns} from offer join attachment on offer_id = offer.id where company = '${company}'`,
  );
  expect(others).toEqual([]);
  const [id = '', ...values] = row.split('|');
  expect(values).toEqual([reference, String(pdf.length), sha256(pdf)]);
  const stored = await site.compose('exec', '--no-TTY', 'intake', 'sha256sum', `/data/attachments/${id}`);
  expect(stored.split(' ')[0]).toBe(sha256(pdf));

  const ofOffer = async () => (await site.mails()).filter(({ messageId }) => messageId.includes(reference));
  await expect.poll(async () => (await ofOffer()).length, { timeout: 30_000 }).toBe(2);
  const mails = await ofOffer();
  const toDepartment = mails.find(({ messageId }) => messageId.includes('.department@'));
  expect(toDepartment?.attachments).toEqual([
    { name: `${reference}.pdf`, bytes: pdf.length, sha256: sha256(pdf) },
  ]);
});

test('three intakes are one: an equation of any of them counts with all, and once', async () => {
  const used = await solvedChallenge(site.address);
  expect(await post(site.address, formOf({ ...filledIn, ...used }))).toMatchObject({ status: 201 });
  const again = await Promise.all(
    Array.from({ length: 9 }, () => post(site.address, formOf({ ...filledIn, ...used }))),
  );
  for (const answer of again) {
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'challenge_used' }] });
  }
});

test('every instance has its share of the work', async () => {
  const agents = Array.from({ length: 60 }, () => sendOffer(site.address));
  expect((await Promise.all(agents)).map(({ status }) => status)).toEqual(Array(60).fill(201));
  const logs = await site.compose('logs', '--no-log-prefix', '--no-color', 'intake');
  expect(logs.match(/"mail sent"/g)?.length).toBeGreaterThan(0);
  for (const index of ['1', '2', '3']) {
    const connections = await site.compose(
      'exec',
      '--no-TTY',
      '--index',
      index,
      'intake',
      'node',
      '-e',
      metrics,
    );
    expect.soft(Number(connections), `intake ${index}`).toBeGreaterThan(0);
  }
});
test('a news container is replaced under load, and visitors notice nothing but the news', async () => {
  test.setTimeout(900_000);
  const before = /\/remotes\/mfe-news\/([^/"]+)\//.exec(
    await (await fetch(site.address + paths.news)).text(),
  )?.[1];
  const after = await site.buildNews('Aktuelles aus dem Test');
  expect(after).not.toBe(before);
  const titles = new Map([
    [before ?? '', 'Aktuelles'],
    [after, 'Aktuelles aus dem Test'],
  ]);
  const end = new AbortController();
  const visits = visitUntil(end.signal, site.address, titles);
  try {
    await site.compose('up', '--detach', '--no-build', '--no-deps', '--wait', 'mfe-news');
    // All three shells: each of a dozen visits may meet another one.
    await expect
      .poll(
        async () => {
          const headlines = Array.from({ length: 12 }, () => headlineOf(paths.news));
          return [...new Set(await Promise.all(headlines))];
        },
        { timeout: 60_000 },
      )
      .toEqual(['Aktuelles aus dem Test']);
  } finally {
    end.abort();
  }
  const { requests, failed, mixed } = await visits;
  expect(requests).toBeGreaterThan(100);
  expect({ failed, mixed }).toEqual({ failed: [], mixed: [] });
});

test('while PostgreSQL is stopped an offer waits with its visitor, and nothing is lost', async () => {
  const company = newCompany();
  const [before] = await site.query('select count(*) from offer');
  const key = { 'idempotency-key': randomUUID() };
  const challenge = await solvedChallenge(site.address);
  await site.compose('stop', 'database');
  const body = () => formOf({ ...filledIn, ...challenge, company });
  const refused = await post(site.address, body(), key);
  expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.detail).toContain('in einigen Minuten');
  expect(await headlineOf(paths.acquisition)).toBeTruthy();

  await site.compose('start', 'database');
  await expect
    .poll(async () => (await post(site.address, body(), key)).status, { timeout: 60_000 })
    .toBe(201);
  expect(await site.query(`select count(*) from offer where company = '${company}'`)).toEqual(['1']);
  expect(await site.query('select count(*) from offer')).toEqual([String(Number(before) + 1)]);
});

test('pages keep their styles and scripts while shells of two versions run', async () => {
  const html = await (await fetch(site.address + paths.home)).text();
  const files = [...new Set(html.match(/\/shell\/[^"]+\.(?:css|js)/g))];
  expect(files.length).toBeGreaterThan(1);
  const other = await site.startOtherShell();
  try {
    const bodies = async () =>
      Promise.all(Array.from({ length: 12 }, async () => (await fetch(`${site.address}/robots.txt`)).text()));
    await expect.poll(bodies, { timeout: 30_000 }).toContain(other.body);
    for (let round = 0; round < 12; round += 1) {
      for (const file of files) expect((await fetch(site.address + file)).status, file).toBe(200);
    }
  } finally {
    await other.remove();
  }
});

test('a shell and an intake that end under load are passed over', async () => {
  const end = new AbortController();
  const visits = visitUntil(end.signal, site.address, new Map());
  const { Name: shell = '' } =
    (await site.containers()).find(({ Name }) => Name.endsWith('-shell-1')) ?? ({} as { Name?: string });
  await site.docker('stop', shell.slice(1));
  await site.docker('stop', shell.slice(1).replace('shell', 'intake'));
  const offers = await Promise.all(Array.from({ length: 12 }, () => sendOffer(site.address)));
  end.abort();
  expect(offers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect((await visits).failed).toEqual([]);
});
