import type { Page } from '@playwright/test';
import { holdScripts } from '../harness/held-scripts.ts';
import { allPaths, paths, slugs } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { middleOf } from './middle-of.ts';
import { request } from './request.ts';
import { settled } from './settled.ts';

/** What Chromium itself says of the pages that it loads ahead for this one. */
async function watchLoadingAhead(page: Page) {
  const session = await page.context().newCDPSession(page);
  /** Paths that have come. */
  const prefetched = new Set<string>();
  /** Paths of links that may come. */
  let candidates: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') prefetched.add(new URL(prefetchUrl).pathname);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    const addresses = preloadingAttemptSources.map(({ key }) => new URL(key.url));
    candidates = addresses.map(({ pathname, search }) => pathname + search);
  });
  await session.send('Preload.enable');
  return { prefetched, candidates: () => [...new Set(candidates)] };
}

const driveThroughScript = /\/mfe-content\/.*\/drive-through\.[^/]*\.js$/;
const isDriveThroughScript = (path: string) => driveThroughScript.test(path);

const newsLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first();

test('until its app runs, a page whose link is pointed at comes ahead', async ({ page }) => {
  const release = await holdScripts(page, 'shell');
  const { prefetched, candidates } = await watchLoadingAhead(page);
  await page.goto(paths.home);
  await expect.poll(candidates).toContain(paths.news);
  await newsLink(page).hover();
  await expect.poll(() => [...prefetched]).toEqual([paths.news]);
  await test.step('the links of the page are pages of the site, and neither files nor searches', () => {
    expect(candidates().filter((path) => !allPaths.includes(path))).toEqual([]);
  });
  await test.step('the app needs no documents', async () => {
    release();
    await hydrated(page);
    await expect.poll(candidates).toEqual([]);
  });
});

test('who then goes there has the page from where it came to', async ({ page }) => {
  await holdScripts(page, 'shell');
  const { prefetched } = await watchLoadingAhead(page);
  await page.goto(paths.home);
  await newsLink(page).hover();
  await expect.poll(() => [...prefetched]).toEqual([paths.news]);
  await newsLink(page).click();
  await page.waitForURL(`**${paths.news}`);
  const navigation = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
  expect(navigation.deliveryType).toBe('navigational-prefetch');
});

test('whoever wants few bytes gets nothing that was not asked for', async () => {
  const rules = async (headers = {}) => request('/speculation-rules.json', { headers });
  const all = await rules();
  expect(all.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/speculationrules\+json/),
    vary: expect.stringContaining('save-data'),
  });
  expect(Object.keys(JSON.parse(String(all.body)))).toEqual(['prefetch', 'prerender']);
  expect(String((await rules({ 'save-data': 'on' })).body)).toBe('{}');
});

test('only pages that are for everybody have others loaded ahead', async () => {
  const named = async (path: string) => (await request(path)).headers['speculation-rules'];
  expect(await named(paths.home)).toBe('"/speculation-rules.json"');
  expect(await named(`${paths.locations}?q=Berlin`)).toBeUndefined();
  expect(await named('/sitemap.xml')).toBeUndefined();
});

test('once the app runs, a page whose link is pointed at comes ahead with its script, its data and its picture', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  await settled(page);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const card = page.getByRole('main').locator(`a[href="${paths.driveThrough}"]`).first();
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  const preloads = await page.locator('link[rel=preload][as=image]').count();
  await card.hover();
  await expect.poll(() => asked.some(isDriveThroughScript)).toBe(true);
  await expect.poll(() => asked.some((path) => /golddrive.*\.avif$/.test(path))).toBe(true);
  await page.waitForLoadState('networkidle');
  await test.step('the picture without a preload, of which Chromium complains if nobody goes there within three seconds', async () => {
    await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(preloads);
  });
  const ahead = [...asked];
  await card.click();
  await page.waitForURL(`**${paths.driveThrough}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('the navigation itself asks for no script but those of slots, and for nothing twice', () => {
    // A slot is another team's section further down, for which no paint waits.
    const isPageScript = (path: string) => path.endsWith('.js') && !path.includes('/slot-');
    const later = asked.slice(ahead.length);
    expect(later.filter((path) => isPageScript(path) || ahead.includes(path))).toEqual([]);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger that scrolls over a link does not point at it, one that stays does', async ({ page }) => {
    await page.goto(paths.home, { waitUntil: 'networkidle' });
    await settled(page);
    const card = page.getByRole('main').locator(`a[href="${paths.driveThrough}"]`).first();
    const start = await middleOf(card);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.pauseAt(Date.now() + 60_000);
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const finger = await page.evaluateHandle(() => ({
      hasScrolled: new Promise<void>((resolve) =>
        document.addEventListener('pointercancel', () => resolve(), { once: true }),
      ),
    }));
    await touch('touchStart', start);
    for (let up = 20; up <= 100; up += 20) await touch('touchMove', { x: start.x, y: start.y - up });
    await touch('touchEnd');
    await finger.evaluate(({ hasScrolled }) => hasScrolled);
    await page.clock.runFor(1_000);
    await touch('touchStart', await middleOf(card));
    expect(asked.filter(isDriveThroughScript)).toEqual([]);
    await page.clock.runFor(1_000);
    await expect.poll(() => asked.some(isDriveThroughScript)).toBe(true);
  });
});

/** Holds back what is asked for of a remote, and tells the names without their hashes. */
async function holdRemote(page: Page, remote: string) {
  const ofRemote = new RegExp(`/remotes/${remote}/[^/]+/([^/]+)$`);
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ofRemote, async (route) => {
    asked.push(ofRemote.exec(route.request().url())?.[1]?.replace(/\.[0-9a-f]{8}\./, '.') ?? '');
    await released;
    await route.continue();
  });
  return { asked: () => [...asked].sort(), release };
}

/** The app has heard of what other pages begin with. */
async function openWithLineUp(page: Page, path: string) {
  const lineUp = page.waitForResponse('**/line-up.json');
  await page.goto(path);
  await hydrated(page);
  await (await lineUp).finished();
}

test('a page of another remote comes at once, and not one file after the other', async ({ page }) => {
  await openWithLineUp(page, paths.home);
  const news = await holdRemote(page, 'mfe-news');
  await newsLink(page).click();
  const all = [
    'news-items.js',
    'news-list.css',
    'news-list.js',
    'remote.js',
    'remoteEntry.js',
    'scripts.json',
  ];
  await expect.poll(news.asked).toEqual(all);
  news.release();
  await expect(page).toHaveURL(paths.news);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
  await page.waitForLoadState('networkidle');
  await test.step('nothing is asked for twice, nor unchecked', async () => {
    expect(news.asked()).toEqual(all);
    const unchecked = page.locator('link[rel=modulepreload]:not([integrity])');
    await expect(unchecked).toHaveCount(0);
  });
});

test('a page of a remote that is there comes at once, with what its loaders read', async ({ page }) => {
  await openWithLineUp(page, paths.home);
  await page.waitForLoadState('networkidle');
  const content = await holdRemote(page, 'mfe-content');
  await page.getByRole('contentinfo').locator(`a[href="${paths.driveThrough}"]`).click();
  const all = ['drive-through-text.js', 'drive-through.css', 'drive-through.js'];
  await expect.poll(content.asked).toEqual(all);
  content.release();
  await expect(page).toHaveURL(paths.driveThrough);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where the bodies of all news are comes with the link to one of them', async ({ page }) => {
  const path = `${paths.news}/${slugs[1]}`;
  await openWithLineUp(page, paths.news);
  await page.waitForLoadState('networkidle');
  const news = await holdRemote(page, 'mfe-news');
  await page.locator(`main a[href="${path}"]`).first().click();
  const all = ['news-bodies.js', 'news-detail.css', 'news-detail.js', 'news-items.js'];
  await expect.poll(news.asked).toEqual(all);
  news.release();
  await expect(page).toHaveURL(path);
  await page.waitForLoadState('networkidle');
  expect(news.asked().filter((name) => !all.includes(name))).toEqual([`news-body-${slugs[1]}-ts.js`]);
});

test('the document of a news item, which has its body, needs to know of no bodies', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openWithLineUp(page, `${paths.news}/${slugs[0]}`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /\/news-detail\b.*\.js$/.test(address))).toHaveLength(1);
  expect(asked.filter((address) => /\/news-bod/.test(address))).toEqual([]);
});

const isListOfContent = (path: string) => /^\/remotes\/mfe-content\/[^/]+\/scripts\.json$/.test(path);

test('of the remote whose page is there, the hashes are there too when another of its pages is asked for', async ({
  page,
}) => {
  const hashes = page.waitForResponse((response) => isListOfContent(new URL(response.url()).pathname));
  await page.goto(paths.home);
  await hydrated(page);
  await (await hashes).finished();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const script = page.waitForRequest(driveThroughScript);
  await page.getByRole('contentinfo').locator(`a[href="${paths.driveThrough}"]`).click();
  await script;
  expect(asked.filter(isListOfContent)).toEqual([]);
  await expect(page).toHaveURL(paths.driveThrough);
});

test('who wants few bytes gets no hashes that were not asked for', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  await settled(page);
  expect(asked.filter(isListOfContent)).toEqual([]);
});
