import { gzipSync } from 'node:zlib';
import { paths } from '@goldbraun/shared/contract/paths';
import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from '../harness/test.ts';
import { request } from './request.ts';
import { painted } from './visit.ts';

/** What must not grow: counted in requests and bytes, so that the machine's speed does not matter. */
const REMOTE_ENTRY_LIMIT = 7_000;
/** The shell's script, with Brotli. */
const MAIN_BUDGET = 100_000;
/** Both faces. */
const FONTS_BUDGET = 40_000;

const pages: { path: string; remote: string }[] = [
  { path: paths.home, remote: 'mfe-content' },
  { path: paths.news, remote: 'mfe-news' },
  { path: paths.acquisition, remote: 'mfe-acquisition' },
];

const gzipSize = async (address: string) =>
  gzipSync(new Uint8Array(await (await fetch(address)).arrayBuffer()), { level: 9 }).length;

async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page);
  return requests;
}

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');

/** The address of the largest picture that the page has painted; empty if something else is larger. */
const largestPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) =>
          resolve((list.getEntries().at(-1) as PerformanceEntry & { url: string }).url),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('both fonts together stay within their budget, and are weighed as the design sets them', async ({
  page,
}) => {
  const fonts = (await visit(page, paths.home)).filter((request) => request.url().endsWith('.woff2'));
  const sizes = await Promise.all(
    fonts.map(async (request) => (await (await fetch(request.url())).arrayBuffer()).byteLength),
  );
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONTS_BUDGET);
  await test.step('bold words are wider than plain ones, so no weight is missing', async () => {
    // A page whose fonts came late does without them (font-display: optional); the next one has them from the cache.
    await page.reload();
    const widths = await page.evaluate(async () => {
      // Not `ready`, which does not wait for what the page has not come to ask for.
      for (const font of ['40px "Figtree Variable"', '40px "Archivo Variable"'])
        await document.fonts.load(font);
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const widthOf = (font: string) => {
        context.font = font;
        return context.measureText('Grundstücksangebote für Großstädte').width;
      };
      return {
        text: ['400', '500', '600', '700'].map((weight) => widthOf(`${weight} 40px "Figtree Variable"`)),
        display: ['600', '700', '800'].map((weight) => widthOf(`${weight} 40px "Archivo Variable"`)),
      };
    });
    for (const all of Object.values(widths)) expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
  });
});

test("the shell's script stays within its budget", async ({ page }) => {
  const main = (await visit(page, paths.home)).find((request) => /\/main\.[^/]+\.js$/.test(request.url()));
  const { pathname } = new URL(main?.url() as string);
  const { headers } = await request(pathname, { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(MAIN_BUDGET);
});

test('every script of a page has the browser compile it while it is on its way', async ({ page }) => {
  const scripts = (await visit(page, paths.acquisition)).filter(isScript);
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    const text = await (await fetch(script.url())).text();
    expect.soft(text.startsWith('//# allFunctionsCalledOnLoad\n'), script.url()).toBe(true);
  }
});

for (const { path, remote } of pages) {
  test(`${path} loads ${remote} and no other remote, a small remoteEntry.js, and its largest picture early`, async ({
    page,
  }) => {
    const requests = await visit(page, path);
    await test.step('one remote', () => {
      const scripts = requests.filter(isScript).map((request) => new URL(request.url()).pathname);
      const remotes = new Set(scripts.flatMap((script) => script.match(/^\/remotes\/([^/]+)/)?.[1] ?? []));
      expect([...remotes]).toEqual([remote]);
    });
    await test.step('remoteEntry.js', async () => {
      const entry = requests.find((request) => request.url().endsWith('/remoteEntry.js'));
      expect(await gzipSize(entry?.url() as string)).toBeLessThanOrEqual(REMOTE_ENTRY_LIMIT);
    });
    await test.step('the largest picture is asked for by the page itself, after few other requests', async () => {
      const largest = await largestPicture(page);
      expect(largest, 'the largest thing on the screen is a picture').not.toBe('');
      // Two rounds: the document, then what the document itself names.
      const html = await (await fetch(new URL(path, page.url()))).text();
      expect(html).toContain(new URL(largest).pathname);
      const place = requests.findIndex((request) => request.url() === largest);
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThanOrEqual(12);
    });
  });

  for (const width of [360, 1440]) {
    test(`nothing on ${path} moves while it loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const record = window as unknown as { shifted: number };
        record.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) record.shifted += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await painted(page);
      expect(
        await page.evaluate(() => (window as unknown as { shifted: number }).shifted),
      ).toBeLessThanOrEqual(0.01);
    });
  }
}

test('React, the router and the store exist once, also after a visit to every remote', async ({ page }) => {
  const requests = await visit(page, paths.home);
  await page.getByRole('link', { name: 'Aktuelles' }).first().click();
  await page.waitForURL(`**${paths.news}`);
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
  await page.waitForURL(`**${paths.contact}`);
  await expect(page.getByRole('button', { name: /senden/i }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = [...new Set(requests.filter(isScript).map((request) => request.url()))];
  expect(scripts.filter((script) => script.includes('/remotes/mfe-acquisition/')).length).toBeGreaterThan(0);
  const holding = async (marker: string) => {
    const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
    return texts.filter((text) => text.includes(marker)).length;
  };
  expect(await holding('react.transitional.element')).toBe(1);
  expect(await holding('You cannot render a <Router> inside another <Router>')).toBe(1);
  expect(await holding('@@redux/INIT')).toBe(1);
});

test('pointing at a link begins to load its remote', async ({ page }) => {
  await visit(page, paths.home);
  const entry = page.waitForRequest((request) =>
    /\/remotes\/mfe-news\/.*\/remoteEntry\.js$/.test(request.url()),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles' }).first().hover();
  await entry;
});
