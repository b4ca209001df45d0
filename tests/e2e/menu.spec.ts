import type { Page } from '@playwright/test';
import { pressAsTheAddressChanges } from '../harness/address-change.ts';
import { paths, slugs } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' });
const concepts = (page: Page) => menu(page).getByRole('button', { name: 'Restaurantkonzepte' });
const tile = (page: Page, name: RegExp) => menu(page).getByRole('link', { name });
const content = (page: Page) => page.getByRole('main');
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Marks the document, to tell later whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const expectSameDocument = (page: Page) => expect(page.locator('html[data-marked]')).toHaveCount(1);

test.describe('the menu', () => {
  test('has its five items in their order, under a logo that leads to Home', async ({ page }) => {
    await open(page, paths.contact);
    await expect(menu(page).locator('> ul > li > :is(a, button)')).toHaveText([
      'Aktuelles',
      'Standorte',
      'Restaurantkonzepte',
      'Unternehmen',
      'Kontakt',
    ]);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Goldbraun Immobilien/ })
      .click();
    await expect(page).toHaveURL('/');
  });

  const highlighted = [
    [paths.home, null],
    [paths.news, 'Aktuelles'],
    [paths.archive, 'Aktuelles'],
    [`${paths.news}/${slugs[3]}`, 'Aktuelles'],
    [paths.locations, 'Standorte'],
    [paths.driveThrough, 'Restaurantkonzepte'],
    [paths.future, 'Restaurantkonzepte'],
    [paths.company, 'Unternehmen'],
    [paths.contact, 'Kontakt'],
    [paths.berlin, null],
  ] as const;
  test('highlights the item to which a page belongs, and nothing on other pages', async ({ page }) => {
    const marked = menu(page).locator('> ul > li > [aria-current]');
    const heightOfBar = (element: Element) => getComputedStyle(element, '::after').height;
    for (const [path, item] of highlighted) {
      await test.step(path, async () => {
        await open(page, path);
        await expect.soft(marked).toHaveText(item ? [item] : []);
        if (!item) return;
        expect
          .soft(await marked.evaluate(heightOfBar))
          .not.toBe(
            await menu(page).locator('> ul > li > :not([aria-current], div)').first().evaluate(heightOfBar),
          );
      });
    }
  });

  test('moves the highlight along with the visitor', async ({ page }) => {
    await open(page, paths.home);
    await menu(page).getByRole('link', { name: 'Standorte' }).click();
    await expect(menu(page).locator('> ul > li > [aria-current=page]')).toHaveText(['Standorte']);
    await menu(page).getByRole('link', { name: 'Aktuelles' }).click();
    await expect(menu(page).locator('> ul > li > [aria-current=page]')).toHaveText(['Aktuelles']);
  });

  test('does not navigate to the page that is open', async ({ page }) => {
    await open(page, paths.home);
    await menu(page).getByRole('link', { name: 'Unternehmen' }).click();
    await expect(content(page)).toBeFocused();
    const before = await page.evaluate(() => [history.length, history.state.key]);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await mark(page);
    // By the mouse itself: Playwright's click would first scroll to where the sticky header stands in the page.
    const { x, y } = (await menu(page).getByRole('link', { name: 'Unternehmen' }).boundingBox()) ?? {
      x: 0,
      y: 0,
    };
    await page.mouse.click(x + 10, y + 30);
    expect(await page.evaluate(() => [history.length, history.state.key, scrollY])).toEqual([...before, 300]);
    await expectSameDocument(page);
  });

  for (const comes of [true, false]) {
    test(`takes a visitor back who changes their mind while another page loads, which ${comes ? 'comes' : 'fails'} later`, async ({
      page,
      troubles,
    }) => {
      await open(page, paths.company);
      await mark(page);
      const headline = (await page.getByRole('heading', { level: 1 }).textContent()) as string;
      const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
      const ofNews = /\/remotes\/mfe-news\//;
      await page.route(ofNews, async (route) => {
        await decided;
        await (comes ? route.continue() : route.abort());
      });
      const asked = page.waitForRequest(ofNews);
      await menu(page).getByRole('link', { name: 'Aktuelles' }).click();
      await asked;
      await menu(page).getByRole('link', { name: 'Unternehmen' }).click();
      // A remote that fails is asked for once more.
      const over = comes
        ? page.waitForEvent('requestfinished', { predicate: (request) => ofNews.test(request.url()) })
        : page.waitForRequest(ofNews).then(() => page.waitForEvent('requestfailed'));
      decide();
      await over;
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(paths.company);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expectSameDocument(page);
      if (!comes) troubles.length = 0;
    });
  }

  test('is missing on the acquisition page, and only there', async ({ page }) => {
    await open(page, paths.acquisition);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});

test.describe('the submenu „Restaurantkonzepte“', () => {
  test('shows three tiles with their pictures, which are not downloaded before', async ({ page }) => {
    const pictures = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/asset/images/menu/')) pictures.add(request.url());
    });
    await page.goto(paths.home, { waitUntil: 'load' });
    await hydrated(page);
    expect([...pictures]).toEqual([]);
    await expect(concepts(page)).toHaveAttribute('aria-expanded', 'false');
    await concepts(page).click();
    await expect(concepts(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page).locator('li li a')).toHaveText([
      /^GoldDrive/,
      /^Instore/,
      /^Individuelle Lösungen/,
    ]);
    const loaded = () =>
      menu(page)
        .locator('li li img')
        .evaluateAll(
          (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
        );
    await expect.poll(loaded).toBe(3);
    expect(pictures.size).toBe(3);
  });

  test('closes by its button, by a click beside it and by Esc, which gives the focus back', async ({
    page,
  }) => {
    await open(page, paths.home);
    const first = tile(page, /^GoldDrive/);
    await concepts(page).click();
    await expect(first).toBeVisible();
    await concepts(page).click();
    await expect(first).toBeHidden();
    await concepts(page).click();
    await page.mouse.click(700, 860);
    await expect(first).toBeHidden();
    await expect(concepts(page)).toHaveAttribute('aria-expanded', 'false');
    await concepts(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(concepts(page)).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  for (const [name, path, tag] of [
    [/^GoldDrive/, paths.driveThrough, undefined],
    [/^Instore/, paths.inStore, '@long'],
    [/^Individuelle Lösungen/, paths.future, '@long'],
  ] as const) {
    test(`closes and leads to ${path}, but not twice`, { tag }, async ({ page }) => {
      await open(page, paths.news);
      await mark(page);
      await concepts(page).click();
      await tile(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(tile(page, name)).toBeHidden();
      await expect(content(page)).toBeFocused();
      const before = await historyLength(page);
      await concepts(page).click();
      await tile(page, name).click();
      await expect(tile(page, name)).toBeHidden();
      expect(await historyLength(page)).toBe(before);
      await expectSameDocument(page);
    });
  }

  test('closes when the visitor goes back', async ({ page }) => {
    await open(page, paths.home);
    await menu(page).getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL(paths.contact);
    await concepts(page).click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(tile(page, /^Instore/)).toBeHidden();
  });

  test('closes for who follows a link of the page by the keyboard', async ({ page }) => {
    await open(page, paths.home);
    await concepts(page).press('Enter');
    await expect(tile(page, /^Instore/)).toBeVisible();
    await content(page).getByRole('link', { name: 'Zu den Standorten' }).press('Enter');
    await expect(page).toHaveURL(paths.locations);
    await expect(tile(page, /^Instore/)).toBeHidden();
  });

  test('closes for who follows a link before the browser has said that it is open', async ({ page }) => {
    await open(page, paths.home);
    const link = await content(page).getByRole('link', { name: 'Zu den Standorten' }).elementHandle();
    const wasOpen = await concepts(page).evaluate((button: HTMLButtonElement, link) => {
      button.click();
      const isOpen = document.querySelector(':popover-open') !== null;
      (link as HTMLElement).click();
      return isOpen;
    }, link);
    expect(wasOpen).toBe(true);
    await expect(page).toHaveURL(paths.locations);
    await expect(tile(page, /^Instore/)).toBeHidden();
  });

  test('stays open if it was opened after its page had been left, and before the next is shown', async ({
    page,
  }) => {
    await open(page, paths.home);
    await concepts(page).click();
    await pressAsTheAddressChanges(concepts(page));
    await tile(page, /^Instore/).click();
    await expect(page).toHaveTitle(/Instore/);
    await expect(tile(page, /^Instore/)).toBeVisible();
  });
});
