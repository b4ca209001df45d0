import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  filledIn,
  formOf,
  pdfOf,
  post,
  sendOffer,
  solvedChallenge,
} from '../../mfe-acquisition/service/testing/offer-form.ts';
import { makeCertificate } from '../harness/certificate.ts';
import { openOfferForm } from '../harness/offer-page.ts';
import { newCompany, sha256 } from '../harness/offer-records.ts';
import { allPaths, paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';
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

/** How many processes render in a container. */
const renderers =
  "require('node:fs').readdirSync('/proc').filter((pid) => /^\\d+$/.test(pid)).filter((pid) => { try { return require('node:fs').readFileSync('/proc/' + pid + '/cmdline', 'utf8').includes('\\0--permission\\0'); } catch { return false; } }).length";

/** What an expression of Node gives in a container, or the error that it throws. */
async function inContainer(service: string, index: string, expression: string): Promise<string> {
  const code = `try { console.log(String(${expression})) } catch (error) { console.log(String(error)) }`;
  const args = ['exec', '--no-TTY', '--index', index, service, 'node', '-e', code];
  return (await site.compose(...args)).trim();
}
const inComposer = (expression: string) => inContainer('composer', '1', expression);

const headlineOf = async (path: string) =>
  /<h1[^>]*>([^<]*)</.exec(await (await fetch(site.address + path)).text())?.[1];

test('all parts run and are healthy, without root, without rights and on read-only file systems', async () => {
  const containers = await site.containers();
  const services = containers.map(({ Name }) => Name.replace(/^\/goldbraun-test-|-\d+$/g, '')).sort();
  expect(services).toEqual([
    'composer',
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

test('the composer has no network and writes nothing, and no shell renders', async () => {
  const containers = await site.containers();
  const composer = containers.find(({ Name }) => Name.endsWith('-composer-1'));
  expect(composer?.HostConfig.NetworkMode).toBe('none');
  expect(composer?.HostConfig.Memory).toBe(2 * 1024 * megabyte);
  const mounts = composer?.Mounts.filter(({ Destination }) => Destination !== '/tmp');
  expect(mounts?.map(({ Destination, RW }) => `${Destination} ${RW}`).sort()).toEqual([
    '/data false',
    '/run/composer true',
  ]);
  const interfaces = await inComposer("Object.keys(require('node:os').networkInterfaces()).join()");
  expect(interfaces).toMatch(/^(lo)?$/);
  expect(await inComposer("require('node:fs').writeFileSync('/data/x', '')")).toMatch(/EROFS/);

  // Each renderer is a process of the composer; the shells have none.
  expect(Number(await inComposer(renderers))).toBeGreaterThanOrEqual(3);
  for (const index of ['1', '2', '3']) expect(await inContainer('shell', index, renderers)).toBe('0');
});

test('a composer that is killed takes no page with it, and searches are answered again', async () => {
  const search = async () => (await fetch(`${site.address}${paths.news}?suche=Solar${randomUUID()}`)).status;
  expect(await search()).toBe(200);
  const pages = async () => {
    for (const path of allPaths) expect((await fetch(site.address + path)).status, path).toBe(200);
  };
  await site.compose('kill', 'composer');
  expect(await search()).toBe(503);
  await pages();
  await site.compose('start', 'composer');
  // Of three shells, each has to be connected again.
  await expect
    .poll(async () => [...new Set(await Promise.all(Array.from({ length: 12 }, search)))], {
      timeout: 60_000,
    })
    .toEqual([200]);
  await pages();
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
  // No more at once than nginx lets one address have.
  for (let round = 0; round < 3; round += 1) {
    const agents = await Promise.all(Array.from({ length: 20 }, () => sendOffer(site.address)));
    expect(agents.filter(({ status }) => status !== 201)).toEqual([]);
  }
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

test('with a certificate visitors have HTTP/2, and whoever comes by HTTP is sent there', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-tls-'));
  try {
    const address = await site.speakTls(makeCertificate(folder));
    const redirected = await fetch(site.address + paths.news, { redirect: 'manual' });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([308, address + paths.news]);
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const response = await page.goto(address + paths.news);
    expect(response?.headers()['strict-transport-security']).toMatch(/^max-age=/);
    await hydrated(page);
    const protocols = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => (entry as PerformanceResourceTiming).nextHopProtocol,
      ),
    );
    await page.close();
    expect(protocols.length).toBeGreaterThan(5);
    expect([...new Set(protocols)]).toEqual(['h2']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
