import type { Page } from '@playwright/test';
import { items } from '../../mfe-news/text/de/items.ts';
import { paths, slugs } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const dates = async (page: Page) =>
  (await page.getByRole('main').getByRole('article').locator('time').allTextContents()).map((date) => {
    expect(date).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
    return date.split('.').reverse().join('-');
  });
const newestFirst = (given: string[]) => given.toSorted().toReversed();

test.describe('the news list', () => {
  test('shows the nine newest items, newest first, each with picture, title, date and teaser', async ({
    page,
  }) => {
    await open(page, paths.news);
    await expect(cards(page)).toHaveCount(9);
    const shown = await dates(page);
    expect(shown).toEqual(newestFirst(shown));
    for (const [index, item] of items.slice(0, 9).entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole('heading')).toHaveText(item.cardTitle);
      await expect(card).toContainText(item.cardText);
      await expect(card.locator('time')).toHaveText(item.cardSubtitle);
      await expect(card.getByRole('img')).toHaveAttribute('alt', item.imageAlt);
      await expect(card.getByRole('link', { name: /^Mehr erfahren/ })).toHaveAttribute(
        'href',
        `/aktuelles/${item.slug}`,
      );
    }
    await cards(page).nth(8).scrollIntoViewIfNeeded();
    for (const picture of await cards(page).getByRole('img').all()) {
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('opens an item by „Mehr erfahren“ and downloads its text alone', async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      const name = request.url().match(/\/news-body-([a-z0-9-]+?)(?:-ts)?\.\w+\.js$/)?.[1];
      if (name) bodies.push(name);
    });
    await open(page, paths.news);
    await cards(page)
      .nth(2)
      .getByRole('link', { name: /^Mehr erfahren/ })
      .click();
    await expect(page).toHaveURL(`/aktuelles/${slugs[2]}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Augsburg: 64\u00a0Wohnungen über einem Restaurant',
    );
    expect(bodies).toEqual([slugs[2]]);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(cards(page)).toHaveCount(9);
    await cards(page)
      .nth(4)
      .getByRole('link', { name: /^Mehr erfahren/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Walsrode/);
    expect(bodies).toEqual([slugs[2], slugs[4]]);
  });

  test('leads back by „Zurück“ to the page that the visitor came from', async ({ page }) => {
    await open(page, paths.company);
    await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(page).toHaveURL(paths.company);
  });

  test('leads to the archive, which has all eighteen items by year', async ({ page }) => {
    await open(page, paths.news);
    await page.getByRole('main').getByRole('link', { name: 'Zum News Archiv' }).click();
    await expect(page).toHaveURL(paths.archive);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News Archiv');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^\d{4}$/ })).toHaveText([
      '2026',
      '2025',
      '2024',
      '2023',
    ]);
    await expect(cards(page)).toHaveCount(18);
    const shown = await dates(page);
    expect(shown).toEqual(newestFirst(shown));
    const years = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('article') });
    for (const year of await years.all()) {
      const title = await year.getByRole('heading', { level: 2 }).textContent();
      for (const date of await year.locator('time').allTextContents()) expect(date.slice(-4)).toBe(title);
    }
  });
});

test.describe('a news item', () => {
  test('shows its title, date, picture and text', async ({ page }) => {
    await open(page, `/aktuelles/${slugs[0]}`);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ingolstadt-Nord/);
    await expect(main.locator('time').first()).toHaveText('12.11.2026');
    await expect
      .poll(() =>
        main
          .getByRole('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    const paragraphs = await main.locator('p').allTextContents();
    expect(paragraphs.join(' ').split(/\s+/).length).toBeGreaterThan(200);
  });

  test('shows its gallery between two delimiters, which a narrow screen does without', async ({ page }) => {
    await open(page, `/aktuelles/${slugs[0]}`);
    const gallery = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Bilder zur Meldung' }) });
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByRole('img')).toHaveCount(3);
    await expect(gallery.locator('figcaption')).toHaveText([/^Ballonbogen/, /^Die Drive-Spur/, /^Pylon/]);
    const beside = gallery.locator('xpath=preceding-sibling::div[1] | following-sibling::div[1]');
    await expect(beside).toHaveCount(2);
    for (const delimiter of await beside.all()) await expect(delimiter).toBeVisible();
    await page.setViewportSize({ width: 800, height: 900 });
    for (const delimiter of await beside.all()) await expect(delimiter).toBeHidden();
    for (const picture of await gallery.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('has no gallery if there are no further pictures', async ({ page }) => {
    await open(page, `/aktuelles/${slugs[1]}`);
    await expect(page.getByRole('heading', { name: 'Bilder zur Meldung' })).toHaveCount(0);
  });

  test('leads back to the list by „Zurück“ where the visit began, and else to the page before', async ({
    page,
  }) => {
    await open(page, `/aktuelles/${slugs[5]}`);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(page).toHaveURL(paths.news);
    await open(page, paths.archive);
    await cards(page)
      .nth(14)
      .getByRole('link', { name: /^Mehr erfahren/ })
      .click();
    await expect(page).toHaveURL(`/aktuelles/${slugs[14]}`);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(page).toHaveURL(paths.archive);
    await expect(cards(page)).toHaveCount(18);
  });

  test('leads on to the items before and after it', async ({ page }) => {
    await open(page, `/aktuelles/${slugs[3]}`);
    const neighbours = page.getByRole('navigation', { name: 'Weitere Meldungen' });
    await expect(neighbours.getByRole('link')).toHaveCount(2);
    await neighbours.getByRole('link', { name: /^Ältere Meldung/ }).click();
    await expect(page).toHaveURL(`/aktuelles/${slugs[4]}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Walsrode/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
