import type { Locator, Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const open = async (page: Page, width = 1440, height = 900) => {
  await page.setViewportSize({ width, height });
  await page.goto(paths.home);
  await hydrated(page);
};
const main = (page: Page) => page.getByRole('main');
const place = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, left, right, bottom, width, height } = element.getBoundingClientRect();
    return { top: top + scrollY, left, right, bottom: bottom + scrollY, width, height };
  });
/** The hero's picture, and the lower edge of the header above it. */
const intro = async (page: Page) => ({
  picture: await place(main(page).getByRole('img').first()),
  header: (await place(page.getByRole('banner'))).bottom,
  window: await page.evaluate(() => document.documentElement.clientWidth),
});

test.describe('Home', () => {
  test('shows its sections in their order', async ({ page }) => {
    await open(page);
    const card = (name: string) =>
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
    const order = [
      main(page).getByRole('img', { name: /^Drive-Restaurant von Goldbraun/ }),
      page.getByRole('heading', { level: 1 }),
      main(page).getByRole('link', { name: 'Zu den Standorten' }),
      main(page).getByRole('heading', { name: 'Goldbraun in Zahlen' }),
      main(page).getByRole('img', { name: /^1\.440 Restaurants/ }),
      main(page).getByRole('heading', { name: 'Ein Restaurant, das zu seinem Ort gehört' }),
      main(page).getByRole('img', { name: /^Eröffnung eines Restaurants/ }),
      main(page).getByText('Hinter jedem Restaurant steht jemand'),
      card('GoldDrive'),
      main(page).getByRole('heading', { name: 'Was Sie von uns erwarten dürfen' }),
      main(page).getByText('Kaufen, mieten oder Erbbaurecht'),
      main(page).getByRole('img', { name: /^Sechs Bilder/ }),
      main(page).getByRole('link', { name: 'Kontakt aufnehmen' }),
      main(page).getByRole('link', { name: /^Jetzt Broschüre entdecken/ }),
      main(page).getByRole('link', { name: 'Das Unternehmen kennenlernen' }),
    ];
    const tops: number[] = [];
    for (const part of order) {
      await expect(part).toHaveCount(1);
      tops.push((await place(part)).top);
    }
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const collage = await place(main(page).getByRole('img', { name: /^Sechs Bilder/ }));
    expect(collage).toMatchObject({ left: 0, width: 1440 });
  });

  test('has three stamps, three concept cards with pictures, and two cards of checked benefits', async ({
    page,
  }) => {
    await open(page);
    const section = (name: string) =>
      main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name }) });
    const stamps = section('Goldbraun in Zahlen').getByRole('img');
    await expect(stamps).toHaveCount(3);
    for (const stamp of await stamps.all()) {
      const { width, height } = await place(stamp);
      expect(width / height).toBeCloseTo(381 / 165, 1);
    }
    const concepts = section('Drei Konzepte für drei Arten von Lagen');
    await expect(concepts.getByRole('heading', { level: 3 })).toHaveText([
      'GoldDrive',
      'Instore',
      'Individuelle Lösungen',
    ]);
    await expect(concepts.getByRole('img')).toHaveCount(3);
    const targets = await concepts
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([paths.driveThrough, paths.inStore, paths.future]);
    const benefits = section('Was Sie von uns erwarten dürfen');
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(benefits.getByRole('listitem')).toHaveCount(6);
    await expect(benefits.getByRole('listitem').locator('svg')).toHaveCount(6);
    await expect(benefits.getByRole('img')).toHaveCount(0);
  });

  test('shows every picture when the visitor comes to it', async ({ page }) => {
    await open(page);
    for (const picture of await main(page).locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  for (const [name, path] of [
    ['Zu den Standorten', paths.locations],
    ['Kontakt aufnehmen', paths.contact],
    ['Das Unternehmen kennenlernen', paths.company],
  ] as const) {
    test(`leads to ${path} by „${name}“`, async ({ page }) => {
      await open(page);
      await main(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main')).toBeFocused();
    });
  }

  test('opens the brochure, a PDF, in a new tab by „Jetzt Broschüre entdecken“', async ({
    page,
    context,
    request,
  }) => {
    await open(page);
    const link = main(page).getByRole('link', { name: /^Jetzt Broschüre entdecken/ });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/asset\/pdf\/.+\.pdf$/);
    await expect(link).toHaveAttribute('rel', /noopener/);
    const answer = await request.get(href);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const tab = context.waitForEvent('page');
    await link.click();
    await tab;
    await expect(page).toHaveURL('/');
  });

  for (const [width, initiator] of [
    [1324, 'img'],
    [1325, 'link'],
  ] as const) {
    test(`loads the hero picture once, at ${width} px ${initiator === 'link' ? 'by' : 'without'} a preload`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(paths.home, { waitUntil: 'load' });
      await hydrated(page);
      const requests = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/asset/images/home/hero'))
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      );
      expect(requests).toEqual([initiator]);
      const preloads = page.locator('link[rel=preload][as=image]');
      await expect(preloads).toHaveCount(1);
      const applies = (link: Element) => matchMedia((link as HTMLLinkElement).media).matches;
      expect(await preloads.evaluate(applies)).toBe(initiator === 'link');
    });
  }
});

test.describe('the intro of Home', () => {
  for (const width of [1324, 1702]) {
    test(`keeps a distance to the header at ${width} px`, async ({ page }) => {
      await open(page, width);
      const { picture, header } = await intro(page);
      expect(picture.top).toBeGreaterThan(header + 10);
      expect(picture.left).toBeGreaterThan(10);
    });
  }

  for (const width of [1325, 1701]) {
    test(`begins right below the header at ${width} px`, async ({ page }) => {
      await open(page, width);
      const { picture, header, window } = await intro(page);
      expect(picture.top).toBeCloseTo(header, 0);
      expect(picture).toMatchObject({ left: 0, right: window });
    });
  }

  test('has the desktop layout of the picture from 1325 px on: the headline is on the first screen', async ({
    page,
  }) => {
    await open(page, 1325, 768);
    expect((await place(page.getByRole('heading', { level: 1 }))).bottom).toBeLessThan(768);
    const wide = (await intro(page)).picture;
    await open(page, 1324, 768);
    const narrow = (await intro(page)).picture;
    expect(narrow.width / narrow.height).toBeCloseTo(983 / 438, 2);
    expect(narrow.height).toBeGreaterThan(wide.height);
  });

  test('has the headline on the first screen of a telephone, too', async ({ page }) => {
    await open(page, 390, 800);
    expect((await place(page.getByRole('heading', { level: 1 }))).bottom).toBeLessThan(800);
  });
});
