import type { Page } from '@playwright/test';
import { Catalogue } from '../harness/catalogue.ts';
import { expect, test } from '../harness/test.ts';

let catalogue: Catalogue;
test.beforeAll(async () => {
  catalogue = await Catalogue.start();
});
test.afterAll(() => catalogue.stop());

test('npm run catalogue shows a designer every variant of a section at the chosen width', async ({
  page,
}) => {
  await page.goto(catalogue.address);
  await page.getByRole('navigation').getByRole('link', { name: 'Hero' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hero' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(5);
  await page.getByLabel('360px').check();
  const frame = page.locator('iframe').first();
  const box = async () => (await frame.boundingBox()) ?? { width: 0, height: 0 };
  await expect.poll(async () => (await box()).width).toBe(360);
  const hero = frame.contentFrame();
  await expect(hero.getByRole('img')).toBeVisible();
  await expect
    .poll(() => hero.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // As high as its content, so that nothing has to be scrolled.
  const content = () => hero.locator('body').evaluate((body: HTMLElement) => body.offsetHeight);
  await expect.poll(async () => (await box()).height).toBe(await content());
});

test('the lightbox shows frames and videos as well as pictures', async ({ page }) => {
  await page.goto(`${catalogue.address}/variant/lightbox/mixed`);
  await page.getByRole('button', { name: 'Drei Medien öffnen' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Bilder in voller Größe' });
  await expect(lightbox.locator('.lg-sub-html')).toHaveText('Ein Bildmit Titel und Beschreibung');
  const counter = lightbox.locator('.lg-counter');
  // What is pressed while a picture is still coming in is not taken.
  const ready = () => expect(lightbox.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  await ready();
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(/3\s*\/\s*3/);
  const frame = lightbox.locator('iframe[title="Eine Seite in einem Rahmen"]');
  await expect(frame.contentFrame().getByRole('heading', { level: 2 })).toHaveText(/^Ihr Grundstück/);
  await ready();
  await lightbox.getByRole('button', { name: 'Vorheriges Bild' }).click();
  const video = lightbox.locator('.lg-current video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Drei Medien öffnen' })).toBeFocused();
});

test.describe('a section', () => {
  const open = async (page: Page, variant: string, width = 1440) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${catalogue.address}/variant/${variant}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
  };
  const box = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
      });
  const picture = (page: Page) => box(page, 'img');

  for (const [variant, width, ratio] of [
    ['right', 1440, 1168 / 520],
    ['right', 1023, 983 / 438],
    ['big', 1023, 983 / 438],
  ] as const) {
    test(`hero, ${variant}, shows a picture of ${ratio.toFixed(2)} to 1 at ${width} px`, async ({ page }) => {
      await open(page, `hero/${variant}`, width);
      const { width: across, height } = await picture(page);
      expect(across / height).toBeCloseTo(ratio, 2);
    });
  }

  test('hero, big, shows 1920 × 856 as wide as the window where there is room for it', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1300 });
    await page.goto(`${catalogue.address}/variant/hero/big`);
    await expect.poll(() => picture(page)).toMatchObject({ width: 1920, height: 856 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('hero has its block on the right, unless it is to be on the left or in the middle', async ({
    page,
  }) => {
    const gaps = async (variant: string) => {
      await open(page, `hero/${variant}`);
      const frame = await picture(page);
      const block = await box(page, ':has(> h2)');
      return [block.left - frame.left, frame.right - block.right].map(Math.round) as [number, number];
    };
    const [beforeRight, afterRight] = await gaps('right');
    expect(beforeRight).toBeGreaterThan(100);
    expect(afterRight).toBe(0);
    expect(await gaps('left')).toEqual([0, beforeRight]);
    const [before, after] = await gaps('center');
    expect(Math.abs(before - after)).toBeLessThanOrEqual(1);
    expect(before).toBeGreaterThan(50);
  });

  test('horizontal card has its picture on the left, or on the right if it is switched', async ({ page }) => {
    await open(page, 'horizontal-card/internal');
    expect((await picture(page)).right).toBeLessThanOrEqual((await box(page, 'h2')).left);
    await expect(page.getByRole('link')).toHaveAttribute('href', '/unternehmen');
    await open(page, 'horizontal-card/switched');
    expect((await picture(page)).left).toBeGreaterThanOrEqual((await box(page, 'h2')).right);
  });

  test('horizontal card leaves its words less room at 1028 px than at 1029 px', async ({ page }) => {
    const padding = async (width: number) => {
      await open(page, 'horizontal-card/internal', width);
      return page.locator(':has(> h2)').evaluate((words) => getComputedStyle(words).paddingInlineStart);
    };
    expect([await padding(1029), await padding(1028)]).toEqual(['64px', '32px']);
  });

  for (const variant of ['horizontal-card/external', 'three-stamps/button']) {
    test(`${variant} opens its file in a new tab`, async ({ page, context }) => {
      await open(page, variant);
      const tab = context.waitForEvent('page');
      const asked = context.waitForEvent('request', (request) => request.url().endsWith('.pdf'));
      await page.getByRole('link', { name: /^Zur Broschüre/ }).click();
      expect(await tab).not.toBe(page);
      expect((await asked).isNavigationRequest()).toBe(true);
      await expect(page).toHaveURL(/\/variant\//);
    });
  }

  test('dynamic cards take 4 of 12 columns, or as many as they are told, and at most 584 px on mobile', async ({
    page,
  }) => {
    const across = async (variant: string, width: number) => {
      await open(page, `dynamic-cards/${variant}`, width);
      return Math.round((await box(page, 'article')).width);
    };
    // 1168 px less the gaps of 24 px between twelve columns.
    expect(await across('three', 1440)).toBe(Math.round((1168 - 2 * 24) / 3));
    expect(await across('two', 1440)).toBe(Math.round((1168 - 24) / 2));
    expect(await across('two', 1023)).toBe(584);
  });

  test('dynamic card with an action leads to a place on the page, the others to a page', async ({ page }) => {
    await open(page, 'dynamic-cards/three');
    const targets = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/restaurantkonzepte/golddrive', '/restaurantkonzepte/instore', '#openForm']);
  });

  test('paragraph with image shows title, picture and text below each other', async ({ page }) => {
    await open(page, 'paragraph-image-vertical/two-paragraphs');
    const [title, image, text] = [await box(page, 'h2'), await picture(page), await box(page, 'p')];
    expect(title.bottom).toBeLessThanOrEqual(image.top);
    expect(image.bottom).toBeLessThanOrEqual(text.top);
  });

  test('dividers are two bars, whose order can be swapped', async ({ page }) => {
    const bars = async (variant: string) => {
      await page.goto(`${catalogue.address}/variant/dividers/${variant}`);
      const found = page.locator('[aria-hidden] > div');
      await expect(found).toHaveCount(2);
      const drawn = await found.evaluateAll((all) =>
        all.map((bar) => ({
          top: bar.getBoundingClientRect().top,
          colour: getComputedStyle(bar).backgroundColor,
        })),
      );
      return drawn.toSorted((a, b) => a.top - b.top).map(({ colour }) => colour);
    };
    const [gold, red] = ['rgb(255, 188, 13)', 'rgb(217, 0, 7)'];
    expect(await bars('gold-first')).toEqual([gold, red]);
    expect(await bars('swapped')).toEqual([red, gold]);
  });

  test('conversion teaser shows HTML as such, has a larger headline if it is big, and stays on the site', async ({
    page,
  }) => {
    const size = async (variant: string) => {
      await open(page, `conversion-teaser/${variant}`);
      await expect(page.getByRole('heading').locator('em')).toHaveText('Berlin');
      return page
        .getByRole('heading')
        .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    };
    expect(await size('big')).toBeGreaterThan((await size('gold')) * 1.3);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(/\/akquise$/);
  });

  test('gallery of a single picture has neither arrows nor lightbox', async ({ page }) => {
    await open(page, 'gallery/single');
    await expect(page.getByRole('img')).toHaveCount(1);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
  });
});
