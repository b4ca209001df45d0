import { documents } from '@goldbraun/shared/contract/documents';
import type { Page } from '@playwright/test';
import { installedChromium } from '../../shared/toolchain/testing/installed-chromium.ts';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { accessibilityFindings } from './accessibility/findings.ts';

// The browser draws by itself where there is no graphics card.
test.use({
  launchOptions: {
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-quic', '--enable-unsafe-swiftshader'],
  },
});

const tour = documents.panoramaTour;
const view = (page: Page) => page.getByRole('application');
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = (page: Page, name: string) => page.locator('.places').getByRole('button', { name });

async function openTour(page: Page) {
  await page.goto(tour);
  await expect(page.getByRole('group', { name: 'Steuerung des Rundblicks' })).toBeVisible({
    timeout: 30_000,
  });
}

/** Where the view looks: the place of a pin on the screen changes with it. */
const pinAt = (page: Page) =>
  page
    .locator('.hot-spot')
    .first()
    .evaluate((pin) => pin.style.transform);

test('the page shows the tour in a frame of 600 px at every width, with a plain link', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.panorama);
    await hydrated(page);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByText('Bleibt der Rahmen leer').scrollIntoViewIfNeeded();
    const frame = page.getByTitle('Rundblick am GoldDrive in Kiefersfelden');
    await expect(frame).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(600);
    await expect(frame).toHaveAttribute('src', tour);
    await expect(page.frameLocator('iframe').getByRole('application')).toBeVisible({ timeout: 30_000 });
    const link = page.getByRole('main').getByRole('link', { name: /^Im eigenen Tab öffnen/ });
    await expect(link).toHaveAttribute('href', tour);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the view turns and changes its size by labelled buttons and by the keyboard', { tag: '@long' }, async ({
  page,
}) => {
  await openTour(page);
  const presses: [string, () => Promise<void>][] = [
    ...['Nach links drehen', 'Nach oben blicken', 'Verkleinern', 'Vergrößern', 'Nach unten blicken'].map(
      (name): [string, () => Promise<void>] => [name, () => control(page, name).press('Enter')],
    ),
    ['arrow key', () => view(page).press('ArrowRight', { delay: 200 })],
  ];
  for (const [name, press] of presses) {
    const before = await pinAt(page);
    await press();
    await expect.poll(() => pinAt(page), name).not.toBe(before);
  }
  const fullScreen = control(page, 'Vollbild');
  await fullScreen.click();
  await expect(fullScreen).toHaveAttribute('aria-pressed', 'true');
  await fullScreen.click();
  await expect(fullScreen).toHaveAttribute('aria-pressed', 'false');
});

test('the view turns by itself only where motion is welcome, and stops at a press', { tag: '@long' }, async ({
  page,
}) => {
  await openTour(page);
  const turning = control(page, 'Selbsttätig drehen');
  await expect(turning).toHaveAttribute('aria-pressed', 'false');
  const resting = await pinAt(page);
  await turning.click();
  await expect.poll(() => pinAt(page)).not.toBe(resting);
  await turning.click();
  await expect(turning).toHaveAttribute('aria-pressed', 'false');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTour(page);
  await expect(turning).toHaveAttribute('aria-pressed', 'true');
  await control(page, 'Nach rechts drehen').click();
  await expect(turning).toHaveAttribute('aria-pressed', 'false');
});

for (const [width, tag] of [
  [360, undefined],
  [1440, '@long'],
] as const) {
  test(`every place can be chosen and read about at ${width} px, and no accessibility engine finds anything`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await openTour(page);
    const list = page.getByText('Orte im Rundblick').and(page.locator('summary'));
    const card = page.locator('.info');
    for (const name of ['Eingang', 'Gastraum', 'Dach aus Holz', 'Terrasse', 'Fahrspur', 'Werbemast']) {
      await list.press('Enter');
      await place(page, name).press('Enter');
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(list).toBeFocused();
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    for (const target of await page.getByRole('button').filter({ visible: true }).all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await page.keyboard.press('Escape');
    await expect(card).toBeEmpty();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a pin in the view opens its text by a click', async ({ page }) => {
  await openTour(page);
  await page.locator('.pin', { hasText: 'Gastraum' }).click();
  await expect(page.locator('.info')).toContainText('raumhohes Glas');
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.locator('.info')).toBeEmpty();
});

test('without WebGL a still picture, a sentence and the places stand there', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(tour);
  await expect(page.getByRole('status')).toHaveText(/^Der Rundblick lässt sich gerade nicht laden/);
  await expect(page.getByRole('img', { name: /weitem Holzdach/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('a panorama that does not come leaves the still picture and says so', async ({ page, troubles }) => {
  await page.route('**/panorama/kiefersfelden.jpg', (route) => route.abort());
  await page.goto(tour);
  await expect(page.getByRole('status')).toHaveText(/^Der Rundblick lässt sich gerade nicht laden/);
  await expect(page.getByRole('img', { name: /weitem Holzdach/ })).toBeVisible();
  expect(troubles.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([]);
  troubles.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the frame all the same', async ({ page }) => {
    await page.goto(paths.panorama);
    await expect(page.locator('iframe')).toHaveAttribute('src', tour);
  });

  test('the tour is a still picture with the places in words', async ({ page }) => {
    await page.goto(tour);
    await expect(page.getByText('Sie sehen ein Standbild')).toBeVisible();
    await expect(page.getByRole('img')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(6);
  });
});

test('the tour has a policy of its own, and only this site may frame it', async ({ request }) => {
  const headers = (await request.get(tour)).headers();
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
});
