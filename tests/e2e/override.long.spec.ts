import { signOverride } from '@goldbraun/shared/service/override-token';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import { RemoteDevelopment } from '../harness/remote-development.ts';
import { expect, siteUrl, test } from '../harness/test.ts';

const secret = 'das Geheimnis der Tests';

test.describe.configure({ mode: 'serial' });
let site: TestSite;
let development: RemoteDevelopment;

test.beforeAll(async () => {
  site = await launchSite('production', { env: { OVERRIDE_SECRET: secret } });
  development = await RemoteDevelopment.start(site.address, secret);
});
test.afterAll(async () => {
  await development.stop();
  await site.stop();
});

test('a site that overrides are not switched on for refuses them, whatever somebody signs', async ({
  page,
}) => {
  const address = development.override.replace(site.address, siteUrl());
  expect((await fetch(address)).status).toBe(403);
  const until = Date.now() + 60_000;
  const foreign = signOverride(
    { remote: 'mfe-news', origin: 'http://localhost:1', until },
    'ein anderes Geheimnis',
  );
  expect((await fetch(`${site.address}/override?token=${foreign}`)).status).toBe(403);
  const html = await fetch(site.address + paths.news, {
    headers: { cookie: `goldbraun-override=${foreign}` },
  });
  expect(await html.text()).not.toContain('Zurücksetzen');
  await page.goto('about:blank');
});

test('the remote comes from the developer, all else from the site, and edits appear with the state kept', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(development.override);
  await expect(page.getByText(`mfe-news kommt von http://localhost:${development.port}`)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
  const from = (remote: string) => requests.filter((url) => url.includes(`/remotes/${remote}/`));
  expect(from('mfe-news').every((url) => url.startsWith(`http://localhost:${development.port}/`))).toBe(true);
  expect(from('mfe-content').every((url) => url.startsWith(site.address))).toBe(true);
  expect(from('mfe-content').length).toBeGreaterThan(0);

  const field = page.getByPlaceholder('Suchbegriff eingeben');
  await field.fill('Solardach');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await test.step('an edit of the remote', async () => {
    development.copy.replace(
      'mfe-news/src/sections/news-overview/NewsOverview.tsx',
      '<h1>{words.title}</h1>',
      '<h1>{words.title}, geändert</h1>',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles, geändert');
  });
  await test.step('an edit of a section in shared/', async () => {
    development.copy.replace('shared/sections/icon/Icon.tsx', '<svg', '<svg data-changed="yes"');
    await expect(page.locator('main svg[data-changed="yes"]').first()).toBeVisible();
  });
  await expect(field).toHaveValue('Solardach');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a button on the page resets it', async ({ page }) => {
  await page.goto(development.override);
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page.getByText('mfe-news kommt von')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});
