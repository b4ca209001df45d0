import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import { healthOf } from '../harness/remote-variant.ts';
import { expect, test } from '../harness/test.ts';
import { accessibilityFindings } from './accessibility/findings.ts';
import { settled } from './settled.ts';

test.describe.configure({ mode: 'serial' });

const answer = {
  total: 1,
  page: 1,
  pages: 1,
  pageSize: 10,
  origin: { kind: 'town', name: 'Anderstadt', lat: 51, lng: 10 },
  radius: 25,
  results: [
    {
      id: 'x1',
      town: 'Anderstadt',
      state: 'Hessen',
      street: 'Anbieterweg 1',
      postcodeRegion: '36',
      lat: 51,
      lng: 10,
      services: ['drive'],
      openingHours: [{ from: 'mon', to: 'sun', opens: '00:00', closes: '24:00' }],
      distance: 0.4,
    },
  ],
};
const works: RequestListener = (_request, response) => response.end(JSON.stringify(answer));
const isSlow: RequestListener = (_request, response) => void setTimeout(() => response.end('{}'), 10_000);
const isBroken: RequestListener = (_request, response) => response.writeHead(500).end('<h1>Error</h1>');
const breaksOff: RequestListener = (request) => request.socket.destroy();

/** Another provider's back end, which behaves as a test wants it. */
let behaviour = works;
let provider: Server;
let site: TestSite;

test.beforeAll(async () => {
  provider = createServer((request, response) => behaviour(request, response));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  site = await launchSite('production', { env: { RESTAURANT_SEARCH_URL: `http://127.0.0.1:${port}` } });
});
test.afterAll(async () => {
  await site.stop();
  provider.closeAllConnections();
  provider.close();
});

test('another provider is asked where one is configured', async ({ page }) => {
  behaviour = works;
  await page.goto(`${site.address}${paths.locations}?q=Anderstadt`);
  await expect(page.locator('#restaurantsuche')).toContainText('Anderstadt, Anbieterweg 1');
});

for (const [what, listener, sentence, tag] of [
  ['slow', isSlow, 'Der Anbieter der Restaurantsuche antwortet gerade zu langsam.', '@long'],
  ['broken', isBroken, 'Der Anbieter der Restaurantsuche ist gerade nicht erreichbar.', undefined],
  ['gone', breaksOff, 'Der Anbieter der Restaurantsuche ist gerade nicht erreichbar.', '@long'],
] as const) {
  test(`a provider that is ${what} leaves the page usable, with a sentence in its place`, { tag }, async ({
    page,
    troubles,
  }) => {
    behaviour = works;
    await page.goto(`${site.address}${paths.locations}?q=Anderstadt`);
    // Before its script, the search is sent as a form.
    await settled(page);
    behaviour = listener;
    const search = page.locator('#restaurantsuche');
    await search.getByRole('searchbox').fill('Kassel');
    await search.getByRole('button', { name: 'Restaurants suchen' }).click();
    const status = search.getByRole('status');
    if (listener === isSlow) await expect(status.filter({ hasText: 'Die Suche läuft …' })).toBeVisible();
    await expect(status.filter({ hasText: sentence })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    const html = await (await fetch(`${site.address}${paths.locations}?q=Kassel`)).text();
    expect(html).toMatch(
      /<p[^>]*>(Der Anbieter der Restaurantsuche|Die Restaurantsuche antwortet gerade nicht)/,
    );
    expect(html).toContain('</footer>');
    behaviour = works;
    await search.getByRole('button', { name: 'Restaurants suchen' }).click();
    await expect(search).toContainText('Anderstadt, Anbieterweg 1');
    // The browser reports the answers' own status, and nothing else is to be reported.
    expect(troubles.filter((trouble) => !/status of 50[24]/.test(trouble))).toEqual([]);
    troubles.length = 0;
  });
}

test('without the process of the search the page says so, and /healthz too', async ({ page, troubles }) => {
  process.kill(site.group.pid('restaurant-search') as number, 'SIGKILL');
  await expect.poll(async () => (await healthOf(site)).search).toBe('down');
  await page.goto(`${site.address}${paths.locations}?q=Kassel`);
  await expect(page.locator('#restaurantsuche')).toContainText(
    'Die Restaurantsuche ist gerade nicht erreichbar.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const response = await fetch(`${site.address}/search/widget/restaurants?q=Kassel`);
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(troubles).toEqual([]);
});
