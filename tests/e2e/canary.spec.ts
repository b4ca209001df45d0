import { expect, test } from '@playwright/test';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';

const OLD_TITLE = 'Aktuelles';
const NEW_TITLE = 'Frisch gemeldet';

test.describe.configure({ mode: 'serial' });
let site: TestSite;
test.beforeAll(async () => {
  site = await launchSite('production');
});
test.afterAll(() => site.stop());

const changedTitle = (_file: string, content: string) =>
  content.replaceAll(/(["'`])Aktuelles\1/g, `$1${NEW_TITLE}$1`);
const shares = async () => Object.values((await healthOf(site)).remotes['mfe-news']?.shares ?? {});
const news = (cookie?: string) => fetch(site.address + paths.news, { headers: cookie ? { cookie } : {} });
const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const versionsOf = (html: string) =>
  new Set(Array.from(html.matchAll(/\/remotes\/mfe-news\/([^/"]+)\//g), ([, version]) => version));

/** What each of the hundred draws sees. */
async function titlesByDraw(): Promise<(string | undefined)[]> {
  const titles: (string | undefined)[] = [];
  for (let draw = 0; draw < 100; draw += 1) {
    const html = await (await news(`goldbraun-auswahl=${draw}`)).text();
    expect(versionsOf(html).size).toBe(1);
    titles.push(titleOf(html));
  }
  return titles;
}

test('a canary of 20 percent is seen by exactly one in five, who keep seeing it', async () => {
  await releaseVariant(site, 'mfe-news', changedTitle, { percent: 20 });
  await expect.poll(shares).toEqual([20, 80]);
  const titles = await titlesByDraw();
  expect(titles.filter((title) => title === NEW_TITLE)).toHaveLength(20);
  expect(titles.filter((title) => title === OLD_TITLE)).toHaveLength(80);
  expect(await titlesByDraw()).toEqual(titles);
});

test('a visitor gets a cookie that tells nobody apart, and pages that no shared cache keeps', async () => {
  const first = await news();
  const [cookie = ''] = first.headers.getSetCookie();
  expect(cookie).toMatch(/^goldbraun-auswahl=\d{1,2}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('speculation-rules')).toBeNull();
  const again = await news(cookie.split(';')[0]);
  expect(again.headers.getSetCookie()).toEqual([]);
  expect(titleOf(await again.text())).toBe(titleOf(await first.text()));
  for (const nonsense of ['goldbraun-auswahl=abc', 'goldbraun-auswahl=100', 'goldbraun-auswahl=-1']) {
    expect((await news(nonsense)).status).toBe(200);
  }
});

test('a share that grows keeps those who have the canary', async () => {
  const before = await titlesByDraw();
  const store = site.releases('mfe-news');
  const canary = (await store.canary())?.metadata.version as string;
  await store.startCanary({ version: canary, output: '' }, 60);
  await expect.poll(shares).toEqual([60, 40]);
  const after = await titlesByDraw();
  expect(after.filter((title) => title === NEW_TITLE)).toHaveLength(60);
  for (const [draw, title] of before.entries()) if (title === NEW_TITLE) expect(after[draw]).toBe(NEW_TITLE);
});

test('a promoted canary is live for all, and nobody needs a cookie', async () => {
  await site.releases('mfe-news').promote();
  await expect.poll(shares).toEqual([100]);
  const response = await news();
  expect(titleOf(await response.text())).toBe(NEW_TITLE);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('cache-control')).toContain('public');
});

test('a canary that can not be composed gets no visitor, and a rollback ends it', async () => {
  const version = await releaseVariant(
    site,
    'mfe-news',
    (file, content) => (file === 'server.cjs' ? `throw new Error('kein Start');${content}` : content),
    { percent: 50 },
  );
  const state = async () => (await healthOf(site)).remotes['mfe-news'];
  await expect.poll(async () => (await state())?.refused?.version).toBe(version);
  expect(Object.values((await state())?.shares ?? {})).toEqual([100]);
  expect(titleOf(await (await news('goldbraun-auswahl=1')).text())).toBe(NEW_TITLE);
  await site.releases('mfe-news').rollback();
  await expect.poll(async () => (await state())?.refused).toBeUndefined();
  expect((await state())?.lastRefusal).toMatchObject({
    version,
    reason: "its code can't be loaded",
  });
});

test('two teams may try a canary at the same time', { tag: '@long' }, async () => {
  await releaseVariant(site, 'mfe-content', (_file, content) => content, { percent: 50 });
  await releaseVariant(site, 'mfe-news', (_file, content) => content, { percent: 50 });
  const both = async () => {
    const { remotes } = await healthOf(site);
    return ['mfe-content', 'mfe-news'].map((name) => Object.values(remotes[name]?.shares ?? {}));
  };
  await expect.poll(both).toEqual([
    [50, 50],
    [50, 50],
  ]);
  for (const remote of ['mfe-content', 'mfe-news']) await site.releases(remote).rollback();
  await expect.poll(both).toEqual([[100], [100]]);
});

test('a pinned release is live within seconds and stays', async () => {
  const store = site.releases('mfe-news');
  const first = (await store.all()).at(-1)?.metadata.version as string;
  await store.pin(first);
  await expect.poll(async () => (await healthOf(site)).remotes['mfe-news']?.version).toBe(first);
  expect(titleOf(await (await news()).text())).toBe(OLD_TITLE);
  await expect(releaseVariant(site, 'mfe-news', changedTitle)).rejects.toThrow(/pinned/);
});
