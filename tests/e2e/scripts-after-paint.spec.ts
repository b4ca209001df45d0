import type { Page } from '@playwright/test';
import { paths, slugs } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

/** When the largest paint was, and when the first script was asked for, in milliseconds of the page. */
const moments = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ largestPaint: number; firstScript: number }>((resolve) => {
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
        new PerformanceObserver((list) =>
          resolve({
            largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN,
            firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
          }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

// The lists of news begin with a search; their first picture is loaded by the browser when it has laid the page out, and
// may come after the scripts.
const lists: string[] = [paths.news, paths.archive];
const others = Object.values(paths).filter((path) => !lists.includes(path));

for (const path of [...others, `${paths.news}/${slugs[0]}`]) {
  test(`no script of ${path} is asked for before its largest paint`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const { largestPaint, firstScript } = await moments(page);
    expect(largestPaint).toBeGreaterThan(0);
    expect(firstScript).toBeGreaterThanOrEqual(largestPaint);
  });
}

test('whoever touches a page before its largest paint does not wait for that', async ({ page }) => {
  await page.route('**/*.avif', () => {});
  await page.goto(paths.home, { waitUntil: 'commit' });
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
