import type { Page } from '@playwright/test';
import { paths, slugs } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const item = `/aktuelles/${slugs[0]}`;
const slide = (page: Page, index: number) =>
  page.getByRole('region', { name: 'Bilder zur Meldung' }).getByRole('link').nth(index);
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Bilder in voller Größe' });
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true });
const counter = (page: Page) => lightbox(page).locator('.lg-counter');
const picture = (page: Page) => lightbox(page).locator('.lg-current .lg-image');

async function openPage(page: Page) {
  await page.goto(item);
  await hydrated(page);
}

async function openLightbox(page: Page, index: number) {
  await slide(page, index).click();
  await expect(lightbox(page)).toBeVisible();
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('a click on a picture opens it in full size; closing forgets which one it was', async ({ page }) => {
  await openPage(page);
  await openLightbox(page, 1);
  await expect(counter(page)).toHaveText(/2\s*\/\s*3/);
  await expect(lightbox(page).locator('.lg-sub-html')).toHaveText(/^Die Drive-Spur/);
  await button(page, 'Nächstes Bild').click();
  await expect(counter(page)).toHaveText(/3\s*\/\s*3/);
  await button(page, 'Schließen').click();
  await expect(lightbox(page)).toHaveCount(0);
  await openLightbox(page, 0);
  await expect(counter(page)).toHaveText(/1\s*\/\s*3/);
});

test('an order given while a picture comes in is done when it has come', async ({ page }) => {
  await page.clock.install();
  await openPage(page);
  await openLightbox(page, 0);
  const stage = lightbox(page).locator('[aria-busy]');
  const next = button(page, 'Nächstes Bild');
  const thumbnail = lightbox(page).locator('.lg-thumb-item').nth(1);
  const arrowLeft = () => page.keyboard.press('ArrowLeft');
  await expect(stage).toHaveAttribute('aria-busy', 'false');
  for (const [first, meanwhile, shown] of [
    [() => next.click(), () => next.click(), 3],
    [arrowLeft, arrowLeft, 1],
    [arrowLeft, () => thumbnail.click(), 2],
    [arrowLeft, () => button(page, 'Vergrößern').click(), 1],
  ] as const) {
    // So that the picture does not come in before the second order is given.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await first();
    await expect(stage).toHaveAttribute('aria-busy', 'true');
    await meanwhile();
    await page.clock.resume();
    await expect(counter(page)).toHaveText(new RegExp(`${shown}\\s*/\\s*3`));
    await expect(stage).toHaveAttribute('aria-busy', 'false');
  }
  // Can be reached while the picture is larger, and not otherwise.
  await button(page, 'Verkleinern').click();

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await next.click();
  await next.click();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  // By then it would have come in. What goes wrong in the page fails every test.
  await page.clock.runFor(1_000);
});

test('Esc closes it and gives the focus back to the picture; meanwhile nothing behind can be reached', async ({
  page,
}) => {
  await openPage(page);
  await slide(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toBeVisible();
  await expect(counter(page)).toHaveText(/2\s*\/\s*3/);
  const reached = new Set<string>();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return null;
      return element?.closest('dialog') ? element.getAttribute('aria-label') : 'outside';
    });
    if (focused) reached.add(focused);
  }
  expect([...reached]).not.toContain('outside');
  expect([...reached]).toEqual(
    expect.arrayContaining([
      'Nächstes Bild',
      'Vorheriges Bild',
      'Diashow',
      'Vergrößern',
      'Vollbild',
      'Schließen',
    ]),
  );
  await expect(lightbox(page).locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(/1\s*\/\s*3/);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(slide(page, 1)).toBeFocused();
});

test('the picture can be made larger and smaller', async ({ page }) => {
  await openPage(page);
  await openLightbox(page, 0);
  const width = async () => (await picture(page).boundingBox())?.width ?? 0;
  const whole = await width();
  await button(page, 'Vergrößern').click();
  await expect.poll(width).toBeGreaterThan(whole * 1.1);
  let enlarged = 0;
  const growing = async () => {
    const before = enlarged;
    enlarged = await width();
    return enlarged - before;
  };
  await expect.poll(growing).toBe(0);
  await button(page, 'Verkleinern').click();
  await expect.poll(width).toBeLessThan(enlarged * 0.9);
});

test('the slideshow goes from picture to picture until it is stopped', { tag: '@long' }, async ({ page }) => {
  await openPage(page);
  await openLightbox(page, 0);
  const slideshow = button(page, 'Diashow');
  await expect(slideshow).toHaveAttribute('aria-pressed', 'false');
  await slideshow.click();
  await expect(slideshow).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page)).toHaveText(/2\s*\/\s*3/);
  await slideshow.click();
  await expect(slideshow).toHaveAttribute('aria-pressed', 'false');
});

test('going back in the history leaves the lightbox with the page', async ({ page }) => {
  await page.goto(paths.news);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mehr erfahren/ })
    .first()
    .click();
  await expect(page).toHaveURL(item);
  await openLightbox(page, 2);
  await page.goBack();
  await expect(page).toHaveURL(paths.news);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a lightbox whose code does not come leads to the picture itself', async ({ page, troubles }) => {
  await page.route(/\/lightbox\.[^/]+\.js(\?\d+)?$/, (route) => route.abort());
  await openPage(page);
  await slide(page, 1).click();
  await expect(page).toHaveURL(/\/galerie-.+\/2\.jpg$/);
  expect(troubles.splice(0).join()).toContain('ERR_FAILED');
});
