/** What the first visit of a page is like, for somebody who only reads: all of it is seen in one load of each page. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { paths, slugs } from '../harness/pages.ts';
import { expect, hydrated, siteUrl, test } from '../harness/test.ts';
import { readThrough, stored } from './visit.ts';

/** Bytes, packed: counted, so that the machine's speed does not matter. */
const JAVASCRIPT_BUDGET = 145_000;

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

async function sizeOf(scripts: string[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (script) => gzipSync(await (await fetch(script)).arrayBuffer(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

// The lists of news begin with a search; their first picture is loaded by the browser when it has laid the page out, and
// may come after the scripts.
const lists: string[] = [paths.news, paths.archive];

for (const path of [...Object.values(paths), `${paths.news}/${slugs[0]}`]) {
  test(`a first visit of ${path} waits for no script, asks for little, asks nobody else and stores nothing`, async ({
    page,
    context,
  }) => {
    const requests: URL[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    await page.goto(path);
    await hydrated(page);
    if (!lists.includes(path)) {
      await test.step('no script is asked for before the largest paint', async () => {
        const { largestPaint, firstScript } = await moments(page);
        expect.soft(largestPaint).toBeGreaterThan(0);
        expect.soft(firstScript).toBeGreaterThanOrEqual(largestPaint);
      });
    }
    await test.step('its scripts stay within their budget', async () => {
      await page.waitForLoadState('networkidle');
      const scripts = new Set(
        requests.filter(({ pathname }) => pathname.endsWith('.js')).map(({ href }) => href),
      );
      expect.soft(scripts.size).toBeGreaterThan(2);
      expect.soft(await sizeOf([...scripts])).toBeLessThanOrEqual(JAVASCRIPT_BUDGET);
    });
    await test.step('nothing is asked of anyone else, nor stored, down to its end', async () => {
      await readThrough(page);
      const strangers = requests.filter(
        ({ protocol, origin }) => protocol.startsWith('http') && origin !== siteUrl(),
      );
      expect.soft(strangers).toEqual([]);
      expect.soft(await stored(page)).toEqual([]);
      expect.soft(await context.cookies()).toEqual([]);
    });
  });
}
