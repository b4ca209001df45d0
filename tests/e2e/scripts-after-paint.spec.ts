/** That no script is asked for before it is seen in the first visit of each page. */

import { paths } from '../harness/pages.ts';
import { startPassingProxy } from '../harness/passing-proxy.ts';
import { expect, hydrated, siteUrl, test } from '../harness/test.ts';
import { openPainted } from './visit.ts';

test('whoever touches a page before its largest paint does not wait for that', async ({ page }) => {
  await page.route('**/*.avif', () => {});
  await openPainted(page, paths.home);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Restaurantkonzepte' });
  await toggle.click();
  await hydrated(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a picture that does not come holds no script up for long', async ({ page }) => {
  await page.route('**/*.avif', () => {});
  await page.goto(paths.home, { waitUntil: 'commit' });
  await hydrated(page);
});

test('a document whose end comes after the largest paint asks for its scripts before the browser does anything else with it', async ({
  page,
}) => {
  const { promise: painted, resolve: letGo } = Promise.withResolvers<void>();
  const proxy = await startPassingProxy(siteUrl(), (response, path, body) => {
    if (path !== paths.acquisition) return response.end(body);
    // Behind the first screen.
    const middle = body.indexOf('<section', body.length / 2);
    response.write(body.subarray(0, middle));
    painted.then(() => response.end(body.subarray(middle)));
  });
  await page.addInitScript(() => {
    // The last to be told, before the browser goes on to its autofill.
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { asked: document.querySelectorAll('link[rel=modulepreload]').length }),
    );
    const isTold = new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntries().some((entry) => (entry as PerformanceEntry & { url?: string }).url)) resolve();
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    Object.assign(window, { isTold });
  });
  await page.goto(proxy.address + paths.acquisition, { waitUntil: 'commit' });
  await page.evaluate(() => (window as Window & { isTold?: Promise<void> }).isTold);
  expect(await page.locator('link[rel=modulepreload]').count()).toBe(0);
  letGo();
  await hydrated(page);
  expect(await page.evaluate(() => (window as Window & { asked?: number }).asked)).toBeGreaterThan(2);
  await proxy.stop();
});
