import type { Page } from '@playwright/test';
import { slugs } from '../harness/pages.ts';
import { resize } from '../harness/resize.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const item = `/aktuelles/${slugs[0]}`;
const isGalleryCode = (address: string) => /\/(carousel|lightbox)\.[^/]+$/.test(address);
const isFormCode = (address: string) => /\/remotes\/mfe-acquisition\/.+\.js$/.test(address);

const gallery = (page: Page) => page.getByRole('region', { name: 'Bilder zur Meldung' });
const strip = (page: Page) => gallery(page).getByRole('list');
const next = (page: Page) => gallery(page).getByRole('button', { name: 'Nächstes Bild' });
const previous = (page: Page) => gallery(page).getByRole('button', { name: 'Vorheriges Bild' });
const pictures = (page: Page) => gallery(page).getByRole('link', { name: /vergrößern$/ });
const shown = (page: Page, position: number) =>
  expect(gallery(page).getByText(`Bild ${position} von 3`)).toBeAttached();
/** That the browser shows the picture in the middle, whatever the count says. */
const inTheMiddle = (page: Page, index: number) =>
  expect
    .poll(() =>
      pictures(page)
        .nth(index)
        .evaluate((link) => {
          const { left, right } = link.getBoundingClientRect();
          return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2) < 2;
        }),
    )
    .toBe(true);

async function open(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(item);
  await hydrated(page);
  const code = page.waitForResponse((response) => isGalleryCode(response.url()));
  await gallery(page).scrollIntoViewIfNeeded();
  await code;
  // Swiper has marked the strip as soon as it runs.
  await expect(gallery(page).locator('.swiper-initialized')).toBeVisible();
}

test('the code of a gallery comes when the visitor comes near it, that of the lightbox not yet', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => isGalleryCode(request.url()) && code.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(item, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(code).toEqual([]);
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).locator('.swiper-initialized')).toBeVisible();
  expect(code).toEqual([expect.stringContaining('/carousel.')]);
});

test('a visitor of Home downloads no code of gallery, lightbox or form before it is needed', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (isGalleryCode(request.url()) || isFormCode(request.url())) code.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
  await test.step('and does as soon as it is', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click();
    await page.getByRole('button', { name: 'Nachricht absenden' }).scrollIntoViewIfNeeded();
    await expect.poll(() => code.some(isFormCode)).toBe(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Berlin/ })
      .click();
    await page.getByRole('main').locator('.swiper').scrollIntoViewIfNeeded();
    await expect.poll(() => code.some(isGalleryCode)).toBe(true);
  });
});

test('the arrows lead from picture to picture, and from the last one to the first', async ({ page }) => {
  await open(page);
  await shown(page, 1);
  await next(page).click();
  await shown(page, 2);
  await inTheMiddle(page, 1);
  // Two at once count as two.
  await next(page).click();
  await next(page).click();
  await shown(page, 1);
  await previous(page).click();
  await shown(page, 3);
  await inTheMiddle(page, 2);
  await expect(gallery(page).locator('figcaption').nth(2)).toBeInViewport();
});

test('the arrow keys lead on with the focus; the gallery is one stop of the tab key', async ({ page }) => {
  await open(page);
  await previous(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(pictures(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pictures(page).nth(1)).toBeFocused();
  await shown(page, 2);
  await page.keyboard.press('End');
  await expect(pictures(page).nth(2)).toBeFocused();
  await inTheMiddle(page, 2);
  await page.keyboard.press('Tab');
  await expect(previous(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(pictures(page).nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await inTheMiddle(page, 0);
});

test('the tab key comes back to the picture that the keys led to, while the strip is still on its way', async ({
  page,
}) => {
  await open(page);
  // On its way for ever.
  await strip(page).evaluate((element) =>
    Object.defineProperty(element, 'scrollLeft', { get: () => 0, set() {} }),
  );
  await previous(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect(pictures(page).nth(2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(previous(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(pictures(page).nth(2)).toBeFocused();
});

test('pictures are 520 px high on the desktop and as high as they are on mobile', async ({ page }) => {
  await open(page);
  const size = async () => (await pictures(page).first().boundingBox()) ?? { width: 0, height: 0 };
  expect((await size()).height).toBe(520);
  await resize(page, 1024, 900);
  expect((await size()).height).toBe(520);
  for (const width of [1023, 360]) {
    await resize(page, width, 900);
    const { width: across, height } = await size();
    expect(across / height).toBeCloseTo(16 / 9, 1);
  }
  for (const button of [previous(page), next(page)]) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  }
});

/** Holds back the code of the gallery until the returned function is called. */
async function holdCarousel(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/carousel\.[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

test('what the code of the gallery does moves nothing on the page', async ({ page }) => {
  const letCarouselCome = await holdCarousel(page);
  await page.goto(item);
  const place = () =>
    strip(page).evaluate((list) => {
      const { left, width, height } = list.getBoundingClientRect();
      const slides = [...list.children].map((slide) => Math.round(slide.getBoundingClientRect().left));
      return { left, width, height, slides, page: document.documentElement.scrollHeight };
    });
  await hydrated(page);
  await gallery(page).scrollIntoViewIfNeeded();
  const before = await place();
  letCarouselCome();
  await expect(gallery(page).locator('.swiper-initialized')).toBeVisible();
  expect(await place()).toEqual(before);
});

test('a finger moves the pictures on a telephone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(item);
  await hydrated(page);
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).locator('.swiper-initialized')).toBeVisible();
  const { x, y, width, height } = (await pictures(page).first().boundingBox()) as DOMRect;
  const session = await context.newCDPSession(page);
  // The finger's own time, in which it rests before it leaves: by the machine's, events that come late and all at once are a throw, which
  // Chromium carries on past the next picture (2 of 100 with four workers on two cores).
  let ms = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', afterMs: number, at?: number) => {
    ms += afterMs;
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y: Math.round(y + height / 2) }],
      timestamp: ms / 1_000,
    });
  };
  const from = Math.round(x + width - 30);
  await touch('touchStart', 0, from);
  for (let moved = 20; moved <= 240; moved += 20) await touch('touchMove', 16, from - moved);
  await touch('touchEnd', 200);
  await shown(page, 2);
  await inTheMiddle(page, 1);
  await context.close();
});

test('a visitor who has moved the strip before the code of the gallery comes stays at the picture', async ({
  page,
}) => {
  const letCarouselCome = await holdCarousel(page);
  await page.goto(item);
  await hydrated(page);
  await gallery(page).scrollIntoViewIfNeeded();
  await strip(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await inTheMiddle(page, 2);
  letCarouselCome();
  await shown(page, 3);
  await inTheMiddle(page, 2);
});

test('an arrow that is pressed before the code fails to come moves the strip', async ({ page, troubles }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/carousel\.[^/]+\.js$/, async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto(item);
  await hydrated(page);
  await gallery(page).scrollIntoViewIfNeeded();
  await next(page).click();
  resolve();
  await inTheMiddle(page, 1);
  await expect(next(page)).toBeHidden();
  expect(troubles.splice(0).join()).toContain('ERR_FAILED');
});

test('a gallery whose code does not come is a strip that scrolls, without arrows', async ({
  page,
  troubles,
}) => {
  await page.route(/\/carousel\.[^/]+\.js(\?\d+)?$/, (route) => route.abort());
  await page.goto(item);
  await hydrated(page);
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toBeHidden();
  await pictures(page).nth(2).focus();
  await inTheMiddle(page, 2);
  expect(troubles.splice(0).join()).toContain('ERR_FAILED');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a gallery is a strip of links to the pictures, without arrows', async ({ page }) => {
    await page.goto(item);
    await expect(pictures(page)).toHaveCount(3);
    await expect(next(page)).toBeHidden();
    await pictures(page).nth(1).click();
    await expect(page).toHaveURL(/\/asset\/images\/news\/galerie-.+\/2\.jpg$/);
  });
});
