import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const NO_HIT = 'Es gibt leider keine Suchergebnisse zu Ihrem gesuchten Begriff.';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const field = (page: Page) => page.getByRole('searchbox');
const header = (page: Page) => page.getByRole('status').getByRole('heading');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** Types as a visitor does, letter by letter. */
const type = async (page: Page, words: string) => {
  await field(page).clear();
  await field(page).pressSequentially(words, { delay: 20 });
};

// Both lists have the same search; that of the archive works by its button without JavaScript, too.
for (const [path, tag] of [
  [paths.news, undefined],
  [paths.archive, '@long'],
] as const) {
  test.describe(`the search on ${path}`, { tag }, () => {
    test('finds one item while the visitor types', async ({ page }) => {
      await open(page, path);
      await expect(field(page)).toHaveAttribute('placeholder', 'Suchbegriff eingeben');
      await type(page, 'Kirchenvorstand');
      await expect(header(page)).toHaveText('Suchergebnis für „Kirchenvorstand“');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).getByRole('heading')).toHaveText('Lüneburg: bauen im Erbbaurecht');
      await expect(field(page)).toBeFocused();
      await expect(page).toHaveURL(`${path}?suche=Kirchenvorstand`);
      await expect(page).toHaveTitle('Suche: Kirchenvorstand');
    });

    test('finds several items, the best one first, and marks the word in them', async ({ page }) => {
      await open(page, path);
      await type(page, 'holz');
      await expect(header(page)).toHaveText('Suchergebnisse für „holz“');
      expect(await cards(page).count()).toBeGreaterThan(1);
      await expect(cards(page).first().getByRole('heading').locator('mark')).toHaveText(['Holzbau']);
      for (const card of await cards(page).all())
        await expect(card.locator('mark').first()).toHaveText(/holz/i);
    });

    test('says so if there is nothing to be found', async ({ page }) => {
      await open(page, path);
      await type(page, 'xyzzyqwertz');
      await expect(header(page)).toHaveText(NO_HIT);
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByRole('status')).toContainText('„xyzzyqwertz“');
    });

    test('shows all the news again when the field is emptied or the search is reset', async ({ page }) => {
      await open(page, path);
      const all = await titles(page);
      await type(page, 'Kirchenvorstand');
      await expect(cards(page)).toHaveCount(1);
      await field(page).clear();
      await expect(cards(page)).toHaveCount(all.length);
      await expect(page).toHaveURL(path);
      await type(page, 'xyzzyqwertz');
      await expect(header(page)).toHaveText(NO_HIT);
      await page.getByRole('link', { name: 'Suche zurücksetzen' }).click();
      await expect(cards(page)).toHaveCount(all.length);
      await expect(field(page)).toHaveValue('');
      expect(await titles(page)).toEqual(all);
    });
  });
}

test.describe('the search', () => {
  test('finds umlauts that are written with two letters', async ({ page }) => {
    await open(page, `${paths.news}?suche=${encodeURIComponent('Eröffnung')}`);
    const found = await titles(page);
    expect(found).toContain('Eröffnung in Ingolstadt-Nord');
    await type(page, 'eroeffnung');
    await expect(header(page)).toHaveText('Suchergebnisse für „eroeffnung“');
    expect(await titles(page)).toEqual(found);
    await expect(cards(page).filter({ hasText: 'Ingolstadt' }).locator('h3 mark')).toHaveText(['Eröffnung']);
  });

  test('forgives one slip of the finger', async ({ page }) => {
    await open(page, paths.news);
    await type(page, 'Heilbrunn');
    await expect(header(page)).toHaveText(/„Heilbrunn“$/);
    await expect(cards(page).first().getByRole('heading')).toHaveText('Heilbronn: ein Fenster mehr');
    await expect(cards(page).first().getByRole('heading').locator('mark')).toHaveText(['Heilbronn']);
  });

  test('names the words that it found in the article alone', async ({ page }) => {
    await open(page, `${paths.news}?suche=Kirchenvorstand`);
    await expect(cards(page)).toContainText('Treffer im Artikel: Kirchenvorstand');
    await expect(cards(page).locator('mark')).toHaveText(['Kirchenvorstand']);
  });

  for (const words of [
    '<b>Berlin</b><img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '</title>&lt;&amp;',
  ]) {
    test(`shows ${words} as the text that it is`, async ({ page }) => {
      page.on('dialog', () => expect(words, 'has run').toBe(''));
      await page.goto(`${paths.news}?suche=${encodeURIComponent(words)}`);
      await hydrated(page);
      const status = page.getByRole('status');
      await expect(status).toContainText(`„${words}“`);
      await expect(status.locator('b, img, script')).toHaveCount(0);
      await expect(field(page)).toHaveValue(words);
      await expect(page).toHaveTitle(`Suche: ${words}`);
      await type(page, `${words} `);
      await expect(status).toContainText(`„${words}“`);
      await expect(status.locator('b, img, script')).toHaveCount(0);
    });
  }

  test('stays with the visitor who reads an item and comes back', async ({ page }) => {
    await open(page, paths.news);
    await type(page, 'Kirchenvorstand');
    await expect(cards(page)).toHaveCount(1);
    await cards(page)
      .getByRole('link', { name: /^Mehr erfahren/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lüneburg/);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(header(page)).toHaveText('Suchergebnis für „Kirchenvorstand“');
    await expect(field(page)).toHaveValue('Kirchenvorstand');
  });

  test('is not in the way of going back: typing leaves one entry in the history', async ({ page }) => {
    await open(page, paths.home);
    await page.getByRole('banner').getByRole('link', { name: 'Aktuelles' }).first().click();
    await expect(cards(page)).toHaveCount(9);
    const before = await page.evaluate(() => history.length);
    await type(page, 'Berlin');
    await expect(header(page)).toHaveText(/„Berlin“$/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('is a search for nothing if only spaces are typed', async ({ page }) => {
    await open(page, `${paths.news}?suche=%20%20`);
    await expect(cards(page)).toHaveCount(9);
    await expect(header(page)).toHaveCount(0);
  });
});
