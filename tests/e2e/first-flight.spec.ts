import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { allPaths, paths, slugs } from '../harness/pages.ts';
import { expect, siteUrl, test } from '../harness/test.ts';
import { request } from './request.ts';

/** What a server sends before it waits for the first acknowledgement: ten segments of 1,460 bytes (RFC 6928). */
const FIRST_FLIGHT = 14_600;

/** What a browser has of a document when the first flight of packets is there: bytes of the answer, headers included. */
async function firstFlightOf(path: string): Promise<string> {
  const { status, headers, body } = await request(path, { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding'], path).toBe('br');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const room = FIRST_FLIGHT - `HTTP/1.1 ${status} OK\r\n${lines.join('')}\r\n`.length;
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(body.subarray(0, room), { finishFlush }).toString();
}

/** The first screen, without what has an address of its own: fonts and pictures come when they come. */
async function firstScreen(page: Page, path: string): Promise<Buffer> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.screenshot({ animations: 'disabled' });
}

// As a page is before its scripts, which come after the largest paint.
test.use({
  javaScriptEnabled: false,
  launchOptions: async ({ launchOptions }, use) => {
    // What is drawn in parts differs by one level of 255 where a part ends, at a rounded corner, in one of six pictures.
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-partial-raster'] });
  },
});

/** One of each kind, and the largest documents. */
const pages = [
  paths.home,
  paths.news,
  `${paths.news}/${slugs[0]}`,
  paths.locations,
  paths.driveThrough,
  paths.acquisition,
];

test('the first flight of packets has the head of every page, its styles and its first words', async () => {
  for (const path of allPaths) {
    const html = await firstFlightOf(path);
    expect(html, path).toMatch(/<\/style>.*<\/head>.*<h1\b.*<\/h1>/s);
  }
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  for (const path of pages) {
    // The first screen of a telephone shows less; of a desktop, the shortest and the longest document stand for all.
    const tag = width === 360 || path === paths.news || path === paths.acquisition ? undefined : '@long';
    test(`the first flight of packets has the first screen of ${path} at ${width} px`, { tag }, async ({
      page,
      troubles,
    }) => {
      await page.setViewportSize({ width, height });
      await page.route(/\.(woff2|avif|webp|jpg|png|svg)$/, (route) => route.abort('blockedbyclient'));
      const whole = await firstScreen(page, path);
      const html = await firstFlightOf(path);
      await page.route(siteUrl() + path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: html });
      });
      const first = await firstScreen(page, path);
      expect(first.equals(whole), 'it looks the same').toBe(true);
      expect(troubles.filter((trouble) => !trouble.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
      troubles.length = 0;
    });
  }
}
