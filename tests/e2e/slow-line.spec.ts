/** What a page asks for, and when, on a line where that matters. */
import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

/** The line of Lighthouse's telephone. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

const isFont = (address: string) => address.endsWith('.woff2');

/** Files that a page has asked for: when, in milliseconds of the page, and by what. */
const asked = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, initiatorType }) => ({ name: new URL(name).pathname, startTime, initiatorType }),
    ),
  );

/** Which of the site's fonts the page shows. */
const shownFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.endsWith('Variable') && status === 'loaded')
      .map(({ family }) => family),
  );

test('on a slow line the first page leaves the fonts to the next, which has them at once', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto(paths.home);
  await hydrated(page);
  await expect.poll(async () => (await asked(page)).filter(({ name }) => isFont(name)).length).toBe(2);
  const files = await asked(page);
  const script = files.find(({ name }) => /\/main\.[^/]+\.js$/.test(name));
  for (const font of files.filter(({ name }) => isFont(name)))
    expect(font.startTime).toBeGreaterThan(script?.startTime ?? Number.POSITIVE_INFINITY);
  expect(await shownFonts(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  await test.step('also the next page that comes as a document', async () => {
    await page.evaluate((path) => location.assign(path), paths.company);
    await page.waitForURL(`**${paths.company}`);
    await hydrated(page);
    await expect.poll(() => shownFonts(page)).toHaveLength(2);
  });
  await test.step('and the same page, by who comes back to it', async () => {
    await page.goto('about:blank');
    await page.goto(paths.company);
    await expect.poll(() => shownFonts(page)).toHaveLength(2);
  });
});

test('on a fast line the fonts are asked for with the document', async ({ page }) => {
  await page.goto(paths.home);
  const fonts = (await asked(page)).filter(({ name }) => isFont(name));
  expect(fonts).toHaveLength(2);
  for (const { initiatorType } of fonts) expect(initiatorType).toBe('link');
});

test('the styles of what stands below the first screen come with the scripts, and before them for who scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  // The largest picture never comes, so the scripts wait as well.
  await page.route('**/*.avif', () => {});
  await page.goto(paths.acquisition, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  const sheets = page.locator('link[rel=stylesheet]');
  expect(await sheets.count()).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => sheets.count()).toBeGreaterThan(0);
  expect((await asked(page)).filter(({ name }) => name.endsWith('.js'))).toEqual([]);
});
