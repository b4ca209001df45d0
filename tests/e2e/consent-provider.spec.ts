import type { Page } from '@playwright/test';
import { holdScripts } from '../harness/held-scripts.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { type OtherOrigin, startOtherOrigin } from '../harness/other-origin.ts';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { openPainted } from './visit.ts';

test.describe.configure({ mode: 'serial' });
let site: TestSite;
let other: OtherOrigin;
test.beforeAll(async () => {
  other = await startOtherOrigin();
  const env = {
    CONSENT_SCRIPT_ID: 'abc123',
    CONSENT_SCRIPT_URL: `${other.address}/loader.js`,
    PANORAMA_URL: `${other.address}/tour`,
  };
  site = await launchSite('production', { env });
});
test.beforeEach(() => {
  other.behaviour = 'sound';
});
test.afterAll(async () => {
  await site.stop();
  await other.stop();
});

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page) => footer(page).getByRole('button', { name: 'Privatsphäre Einstellungen' });
const missing = (page: Page) =>
  footer(page).getByText(/^Die Einwilligungsverwaltung lässt sich gerade nicht laden/);
const panel = (page: Page) => page.getByRole('dialog', { name: 'Einstellungen abc123' });

async function open(page: Page, path: string = paths.panorama) {
  await page.goto(site.address + path);
  await hydrated(page);
}

test('the provider is loaded with its identifier, and the footer opens its panel', async ({ page }) => {
  await open(page, paths.home);
  const script = page.locator('script#usercentrics-cmp');
  await expect(script).toHaveAttribute('data-settings-id', 'abc123');
  await expect(script).toHaveAttribute('src', `${other.address}/loader.js`);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('#privatsphaere')).toHaveCount(0);
});

test("what is agreed to in the provider's panel loads, and what is withdrawn goes at once", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Immer laden' })).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(0);
  await button(page).click();
  await panel(page).getByRole('button', { name: 'Alles annehmen' }).click();
  await page.getByText('Bleibt der Rahmen leer').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(1);
  await button(page).click();
  await panel(page).getByRole('button', { name: 'Alles ablehnen' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Immer laden' })).toBeVisible();
  await page.getByRole('button', { name: 'Immer laden' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['fremde-einwilligung']);
});

for (const [behaviour, what, tag] of [
  ['missing', 'is not there', undefined],
  ['broken', 'does not run', '@long'],
  ['silent', 'does not answer', undefined],
] as const) {
  test(`a provider's script that ${what} means that nothing is agreed to; the site works and the footer says so`, {
    tag,
  }, async ({ page, troubles }) => {
    other.behaviour = behaviour;
    await page.clock.install();
    await page.goto(site.address + paths.panorama, { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(1_000);
    await hydrated(page);
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(missing(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText(/^Ihre Wahl lässt sich gerade nicht merken/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);

    other.behaviour = 'sound';
    if (behaviour === 'missing') {
      await button(page).click();
      await expect(panel(page)).toBeVisible();
      await expect(missing(page)).toBeHidden();
    }
    const own = /status of 404|Unexpected token '}'/;
    expect(troubles.filter((trouble) => !own.test(trouble))).toEqual([]);
    troubles.length = 0;
  });
}

test('a press of the button before any script opens the panel when they have come', async ({ page }) => {
  const release = await holdScripts(page, 'shell');
  await openPainted(page, site.address + paths.home);
  await button(page).dblclick();
  release();
  await expect(panel(page)).toHaveCount(1);
});
