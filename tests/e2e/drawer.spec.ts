import type { Page } from '@playwright/test';
import { pressAsTheAddressChanges } from '../harness/address-change.ts';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

test.use({ viewport: { width: 390, height: 800 } });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const hamburger = (page: Page) => page.getByRole('button', { name: 'Menü öffnen' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Hauptmenü' });

test.describe('the menu of small screens', () => {
  test('takes the place of the wide one below 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 700 });
    await open(page, paths.home);
    const wide = page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' });
    await expect(hamburger(page)).toBeVisible();
    await expect(wide).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(hamburger(page)).toBeHidden();
    await expect(wide).toBeVisible();
  });

  test('opens at the side with the same items, and the page behind it stands still', async ({ page }) => {
    await open(page, paths.news);
    await expect(drawer(page)).toBeHidden();
    await hamburger(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).locator('nav > ul > li').locator('> a, > details > summary')).toHaveText([
      'Aktuelles',
      'Standorte',
      'Restaurantkonzepte',
      'Unternehmen',
      'Kontakt',
    ]);
    await expect(drawer(page).locator('[aria-current=page]')).toHaveText(['Aktuelles']);
    const place = () =>
      drawer(page).evaluate((element) => {
        const { top, height, width, right } = element.getBoundingClientRect();
        return { top, height, right, narrow: width <= innerWidth };
      });
    await expect.poll(place).toEqual({ top: 0, height: 800, right: 390, narrow: true });
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('comes without a movement for visitors who want none', async ({ page }) => {
    await open(page, paths.home);
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await hamburger(page).click();
    const seconds = await drawer(page).evaluate((element) =>
      parseFloat(getComputedStyle(element).transitionDuration),
    );
    expect(seconds).toBeLessThan(0.01);
  });

  test('keeps the keyboard inside, closes by Esc and gives the focus back', async ({ page }) => {
    await open(page, paths.home);
    await hamburger(page).press('Enter');
    await expect(drawer(page)).toBeVisible();
    for (const _ of Array.from({ length: 12 })) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeFocused();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by its button and by a touch beside it, and opens again', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await open(page, paths.home);
    await hamburger(page).click();
    await page.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(drawer(page)).toBeHidden();
    await hamburger(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(60, 400);
    await expect(drawer(page)).toBeHidden();
    await hamburger(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  test('closes when the window becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await open(page, paths.home);
    await hamburger(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect(drawer(page)).toBeHidden();
  });

  test('has the concepts as an accordion; choosing one closes the menu and leads to it', async ({ page }) => {
    await open(page, paths.home);
    await hamburger(page).click();
    const chosen = drawer(page).getByRole('link', { name: 'Individuelle Lösungen' });
    await expect(chosen).toBeHidden();
    await drawer(page).getByText('Restaurantkonzepte').click();
    await expect(drawer(page).locator('details a')).toHaveText([
      'GoldDrive',
      'Instore',
      'Individuelle Lösungen',
    ]);
    await expect(chosen).toBeVisible();
    await chosen.click();
    await expect(page).toHaveURL(paths.future);
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await hamburger(page).click();
    await expect(chosen).toBeVisible();
    await expect(chosen).toHaveAttribute('aria-current', 'page');
  });

  test('closes without a navigation if the chosen page is open', async ({ page }) => {
    await open(page, paths.contact);
    const before = await page.evaluate(() => history.length);
    await hamburger(page).click();
    await drawer(page).getByRole('link', { name: 'Kontakt' }).click();
    await expect(drawer(page)).toBeHidden();
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('closes when the visitor goes back', async ({ page }) => {
    await open(page, paths.home);
    await hamburger(page).click();
    await drawer(page).getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL(paths.contact);
    await hamburger(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(drawer(page)).toBeHidden();
  });

  test('stays open if it was opened after its page had been left, and before the next is shown', async ({
    page,
  }) => {
    await open(page, paths.home);
    await hamburger(page).click();
    await pressAsTheAddressChanges(hamburger(page));
    await drawer(page).getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveTitle(/Kontakt/);
    await expect(drawer(page)).toBeVisible();
  });

  test('is closed when the visitor comes back from a page that has none', async ({ page }) => {
    await open(page, paths.home);
    await pressAsTheAddressChanges(hamburger(page));
    await page.getByRole('contentinfo').locator(`a[href="${paths.acquisition}"]`).first().click();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.goBack();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(drawer(page)).toBeHidden();
  });
});
