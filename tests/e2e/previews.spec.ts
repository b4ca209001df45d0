import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { signOverride } from '@goldbraun/shared/service/override-token';
import type { Page } from '@playwright/test';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import {
  asking,
  cookieOf,
  otherTeam,
  retitled,
  secret,
  TEAM,
  throwing,
  titleIn,
  tokenOf,
  unchanged,
} from '../harness/previews.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { renderersOf } from '../harness/running-renderers.ts';
import { expect, hydrated, siteUrl, test } from '../harness/test.ts';

const NEWS = 'Frisch gemeldet';

test.describe.configure({ mode: 'serial' });
let site: TestSite;
/** What live visitors have before there is any preview: the body and the tag of each page. */
let before: Map<string, string>;
let neverOpened: string;

const { linkTo, ask, titleOf, livePages } = asking(() => site.address);
const bar = (page: Page) => page.getByRole('complementary', { name: 'Vorschau' });

test.beforeAll(async () => {
  site = await launchSite('production', { env: { PREVIEW_SECRET: secret } });
  before = await livePages();
  await releaseVariant(site, 'mfe-news', retitled(NEWS), { preview: 'pr-42' });
  neverOpened = await releaseVariant(site, 'mfe-news', unchanged, { preview: 'unseen' });
});
test.afterAll(() => site.stop());

test('a link shows the preview to who opens it, until a button ends it', async ({ page }) => {
  await page.goto(linkTo(paths.news, tokenOf({ 'mfe-news': 'pr-42' })));
  await expect(page).toHaveURL(site.address + paths.news);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWS);
  await expect(bar(page)).toHaveText(/^Vorschau pr-42 von mfe-news, bis \d.+ Uhr/);
  expect(await page.context().cookies()).toMatchObject([
    { name: 'goldbraun-vorschau', httpOnly: true, sameSite: 'Lax', expires: -1 },
  ]);
  await test.step('on other pages as well, in the same document', async () => {
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
    await expect(page).toHaveURL(site.address + paths.contact);
    await expect(bar(page)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWS);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
  await bar(page).getByRole('button', { name: 'Vorschau beenden' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(site.address + paths.news);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
});

test('without JavaScript as well, and with the pictures of the preview where the browser has the live ones', async ({
  browser,
}) => {
  const live = await (await ask(paths.news)).text();
  const picture = /\/asset\/images\/news\/[\w./-]+\.jpg/.exec(live)?.[0] as string;
  await releaseVariant(site, 'mfe-news', retitled(NEWS), {
    files: { [picture.slice(1)]: 'ein anderes Bild' },
    preview: 'pr-43',
  });
  const page = await browser.newPage({ javaScriptEnabled: false });
  expect((await page.goto(site.address + picture))?.headers()['cache-control']).toContain('max-age=3600');
  await page.goto(linkTo(`${paths.news}`, tokenOf({ 'mfe-news': 'pr-43' })));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWS);
  await expect(bar(page)).toBeVisible();
  expect(await (await page.goto(site.address + picture))?.text()).toBe('ein anderes Bild');
  await page.goto(site.address + paths.news);
  await bar(page).getByRole('button', { name: 'Vorschau beenden' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await (await page.goto(site.address + picture))?.text()).not.toBe('ein anderes Bild');
  await page.close();
});

test('no cache keeps what the visitor of a preview gets, and no search engine finds it', async () => {
  const token = tokenOf({ 'mfe-news': 'pr-42' });
  const lineUp = await (await ask('/line-up.json', token)).json();
  const liveLineUp = await (await ask('/line-up.json')).json();
  expect(lineUp.remotes['mfe-news']).not.toBe(liveLineUp.remotes['mfe-news']);
  expect(lineUp.remotes['mfe-content']).toBe(liveLineUp.remotes['mfe-content']);
  const etag = (await ask(paths.news)).headers.get('etag') as string;
  const asked = [
    paths.news,
    `${paths.news}?suche=Solardach`,
    paths.home,
    '/line-up.json',
    '/panorama/kiefersfelden',
    '/asset/images/news/none.jpg',
    '/asset/favicon.svg',
    '/sitemap.xml',
    '/is/no/page',
    '/healthz',
    lineUp.remotes['mfe-news'],
  ];
  for (const path of asked) {
    const answer = await ask(path, token, { 'if-none-match': etag });
    expect.soft(answer.headers.get('cache-control'), path).toBe('private, no-store');
    expect.soft(answer.headers.get('speculation-rules'), path).toBeNull();
    expect.soft(answer.headers.get('x-robots-tag'), path).toBe('noindex');
    expect.soft(answer.status, path).not.toBe(304);
    const body = await answer.text();
    const isPage =
      [200, 503].includes(answer.status) &&
      !path.startsWith('/panorama') &&
      body.startsWith('<!doctype html>');
    expect.soft(body.includes('Vorschau beenden'), path).toBe(isPage);
  }
});

test('a link that is changed, foreign, over or of another kind is refused in German', async () => {
  const token = tokenOf({ 'mfe-news': 'pr-42' });
  const until = Date.now() + 60_000;
  const over = tokenOf({ 'mfe-news': 'pr-42' }, Date.UTC(2026, 0, 2, 11));
  const invalid = 'Dieser Link zu einer Vorschau ist nicht vollständig oder nicht von uns.';
  const wrong: [token: string, text: string][] = [
    [`${token}x`, invalid],
    [token.slice(1), invalid],
    ['', invalid],
    [`${token}.;Domain=example`, invalid],
    [tokenOf({ 'mfe-news': 'pr-42' }, until, 'ein anderes Geheimnis'), invalid],
    [signOverride({ remote: 'mfe-news', origin: 'http://localhost:1', until }, secret), invalid],
    [over, 'Dieser Link zur Vorschau pr-42 von mfe-news galt bis 2. Januar 2026 um 12:00 Uhr.'],
  ];
  for (const [given, text] of wrong) {
    for (const answer of [
      await ask(`${paths.news}?vorschau=${given}`),
      given && (await ask(paths.news, given)),
    ]) {
      if (!answer) continue;
      expect.soft(answer.status, given).toBe(403);
      expect.soft(answer.headers.get('cache-control')).toBe('private, no-store');
      expect
        .soft(answer.headers.getSetCookie())
        .toEqual([expect.stringMatching(/^goldbraun-vorschau=;.* Max-Age=0$/)]);
      expect.soft(await answer.text(), given).toContain(text);
    }
  }
  const off = await fetch(`${siteUrl()}${paths.news}?vorschau=${token}`);
  expect([off.status, await off.text()]).toEqual([403, expect.stringContaining('nicht eingeschaltet')]);
  const shared = await fetch(siteUrl() + paths.news, { headers: cookieOf(token) });
  expect([titleIn(await shared.text()), shared.headers.get('cache-control')]).toEqual([
    'Aktuelles',
    expect.stringContaining('public'),
  ]);
});

test('a link leads to its own page of this site, whatever stands around it', async () => {
  const token = tokenOf({ 'mfe-news': 'pr-42' });
  const locationOf = async (address: string) => (await ask(address)).headers.get('location');
  expect(await locationOf(`//elsewhere.example/?vorschau=${token}`)).toBe('/elsewhere.example/');
  expect(await locationOf(`${paths.news}?suche=Kiel&vorschau=${token}`)).toBe(`${paths.news}?suche=Kiel`);
});

test('two teams may be seen together, and the newest build under a name', { tag: '@long' }, async () => {
  await releaseVariant(site, 'mfe-content', otherTeam, { preview: 'pr-7' });
  const token = tokenOf({ 'mfe-content': 'pr-7', 'mfe-news': 'pr-42' });
  await expect.poll(() => titleOf(paths.about, token)).toBe(TEAM.after);
  expect(await titleOf(paths.news, token)).toBe(NEWS);
  expect(await (await ask(paths.home, token)).text()).toContain(
    'Vorschau</strong> pr-7 von mfe-content und pr-42 von mfe-news, bis ',
  );
  await releaseVariant(site, 'mfe-news', retitled('Neu gebaut'), { preview: 'pr-42' });
  await expect.poll(() => titleOf(paths.news, token)).toBe('Neu gebaut');
  expect(await titleOf(paths.about, token)).toBe(TEAM.after);
});

test('a preview that would be refused says why, and what is live knows nothing of it', async ({
  page,
  troubles,
}) => {
  await releaseVariant(site, 'mfe-news', throwing, { preview: 'kaputt' });
  await page.goto(linkTo(paths.news, tokenOf({ 'mfe-news': 'kaputt' })));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vorschau kaputt von mfe-news');
  await expect(page.getByText("Der Grund: its code can't be loaded")).toBeVisible();
  expect((await healthOf(site)).remotes['mfe-news']).not.toHaveProperty('lastRefusal');
  await page.getByRole('button', { name: 'Zur Website' }).click();
  await expect(page).toHaveURL(`${site.address}/`);
  expect(await page.context().cookies()).toEqual([]);
  // The browser says of an answer of 4xx that it was one.
  expect(troubles.splice(0)).toEqual([expect.stringMatching(/^error: Failed to load .* 422 /)]);
});

test('a preview that has ended is gone', async () => {
  const token = tokenOf({ 'mfe-news': 'pr-43' });
  expect((await ask(paths.news, token)).status).toBe(200);
  await site.releases('mfe-news').endPreview('pr-43');
  await expect.poll(async () => (await ask(paths.news, token)).status).toBe(410);
  const taken = await ask(`${paths.news}?vorschau=${token}`);
  expect([taken.status, await taken.text()]).toEqual([
    410,
    expect.stringContaining('keine Vorschau pr-43 von mfe-news'),
  ]);
});

test('the ninth preview makes the one leave that was visited least recently; it comes back', {
  tag: '@long',
}, async () => {
  test.skip(process.platform !== 'linux', 'Processes are looked for as Linux shows them.');
  const version = await releaseVariant(site, 'mfe-news', retitled('Der erste'), { preview: 'first' });
  const running = () => renderersOf(`${site.data}/edge/mfe-news/${version}`).length;
  const first = tokenOf({ 'mfe-news': 'first' });
  const search = async () => (await ask(`${paths.news}?suche=Kiel`, first)).status;
  await expect.poll(() => titleOf(paths.news, first)).toBe('Der erste');
  await expect.poll(running).toBe(0);
  // The first question of a query starts a process, for as long as the preview is open.
  await expect.poll(search).toBe(200);
  expect(running()).toBe(1);
  const built = (await site.releases('mfe-content').previews())[0]?.metadata.version as string;
  const until = Date.now() + 60_000;
  for (let number = 1; number <= 8; number += 1) {
    await site.releases('mfe-content').preview({ version: built, output: '' }, `next-${number}`, until);
  }
  for (let number = 1; number <= 8; number += 1) {
    expect(running()).toBe(1);
    const token = tokenOf({ 'mfe-content': `next-${number}` });
    await expect.poll(() => titleOf(paths.about, token)).toBe(TEAM.after);
  }
  await expect.poll(running).toBe(0);
  await expect.poll(() => titleOf(paths.news, first)).toBe('Der erste');
});

test('what nobody opens is not even fetched', () => {
  expect(readdirSync(join(site.data, 'edge/mfe-news'))).not.toContain(neverOpened);
});

test('who sees what is live gets the same bytes and tags as before', async () => {
  expect(await livePages()).toEqual(before);
});

test('an open preview stands beside what is live now', { tag: '@long' }, async () => {
  const token = tokenOf({ 'mfe-news': 'pr-42' });
  // It had left for others: it is made anew, and until it is there a page says so.
  await expect.poll(() => titleOf(paths.about, token)).toBe(TEAM.before);
  await releaseVariant(site, 'mfe-content', otherTeam);
  await expect.poll(() => titleOf(paths.about)).toBe(TEAM.after);
  await expect.poll(() => titleOf(paths.about, token)).toBe(TEAM.after);
  expect(await titleOf(paths.news, token)).toBe('Neu gebaut');
});
