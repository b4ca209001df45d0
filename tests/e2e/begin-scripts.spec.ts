/** When the app's scripts are asked for, where the largest picture is a long time coming. */
import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';

/** Milliseconds after the document until the scripts come whatever was painted (`shell/src/inline/begin-scripts.ts`). */
const LATEST_MS = 2_500;

/** A single point, over the whole width: so plain that the browser counts it as no paint worth a word. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Waits until the browser says that it has painted something; runs in the page. */
const firstWords = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** Opens a page whose picture has come and is not said to have been painted; its clock stands still then. */
async function openUnpainted(page: Page) {
  await page.route('**/hero-*', (route) => route.fulfill({ contentType: 'image/gif', body: POINT }));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
  await page.goto(paths.contact);
  await page.evaluate(firstWords);
  expect(await askedFor(page)).toBe(0);
}

const askedFor = (page: Page) => page.locator('link[rel=modulepreload]').count();

test('the scripts wait for a picture that is not painted yet, and no longer than that for anything', async ({
  page,
}) => {
  await openUnpainted(page);
  await page.clock.runFor(LATEST_MS - 1);
  expect(await askedFor(page)).toBe(0);
  await page.clock.runFor(1);
  expect(await askedFor(page)).toBeGreaterThan(2);
});
