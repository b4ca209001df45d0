import type { Page } from '@playwright/test';
import { allPaths, paths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

test.describe('without JavaScript', () => {
  test('every page reads whole: headline, text, pictures, footer', async ({ page }) => {
    for (const path of allPaths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
      const words = (await main(page).innerText()).split(/\s+/).length;
      expect.soft(words, `words on ${path}`).toBeGreaterThan(100);
      await expect.soft(page.getByRole('contentinfo').getByRole('navigation'), path).toBeVisible();
      await expect.soft(page.getByRole('banner'), path).toHaveCount(path === paths.acquisition ? 0 : 1);
    }
  });

  test('the pictures that are on the screen load', async ({ page }) => {
    for (const path of [paths.home, paths.news, paths.acquisition]) {
      const picture = page.waitForResponse((response) =>
        /\/asset\/images\/.+\.(avif|jpg)$/.test(response.url()),
      );
      await page.goto(path);
      expect((await picture).status(), path).toBe(200);
    }
  });

  for (const path of [paths.news, paths.archive]) {
    test(`the search on ${path} works by its button`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('searchbox').fill('Kirchenvorstand');
      await page.getByRole('button', { name: 'Suchen' }).click();
      await expect(page).toHaveURL(`${path}?suche=Kirchenvorstand`);
      await expect(page.getByRole('heading', { name: 'Suchergebnis für „Kirchenvorstand“' })).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).locator('mark')).toHaveText(['Kirchenvorstand']);
      await expect(page.getByRole('searchbox')).toHaveValue('Kirchenvorstand');
      await page.getByRole('link', { name: 'Suche zurücksetzen' }).click();
      await expect(cards(page)).toHaveCount(path === paths.news ? 9 : 18);
    });
  }

  test('the search finds several items or none, and shows HTML as text', async ({ page }) => {
    await page.goto(`${paths.news}?suche=Holz`);
    await expect(page.getByRole('heading', { name: 'Suchergebnisse für „Holz“' })).toBeVisible();
    await page.goto(`${paths.news}?suche=xyzzyqwertz`);
    await expect(
      page.getByRole('heading', { name: 'Es gibt leider keine Suchergebnisse zu Ihrem gesuchten Begriff.' }),
    ).toBeVisible();
    await page.goto(`${paths.news}?suche=${encodeURIComponent('<b id="boese">x</b>')}`);
    await expect(page.getByRole('status')).toContainText('„<b id="boese">x</b>“');
    await expect(page.locator('#boese')).toHaveCount(0);
  });

  test('the menu leads from page to page', async ({ page }) => {
    await page.goto(paths.home);
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' });
    await menu.getByRole('link', { name: 'Aktuelles' }).click();
    await expect(page).toHaveURL(paths.news);
    await page
      .getByRole('link', { name: /^Mehr erfahren/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ingolstadt-Nord/);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(page).toHaveURL(paths.news);
  });

  test('the submenu of the concepts opens and leads to them', async ({ page }) => {
    await page.goto(paths.home);
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' });
    const tile = menu.getByRole('link', { name: /^Individuelle Lösungen/ });
    await expect(tile).toBeHidden();
    await menu.getByRole('button', { name: 'Restaurantkonzepte' }).click();
    await tile.click();
    await expect(page).toHaveURL(paths.future);
  });

  test('the drawer of small screens opens, closes and leads to the pages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(paths.home);
    const drawer = page.getByRole('dialog', { name: 'Hauptmenü' });
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await drawer.getByText('Restaurantkonzepte').click();
    await drawer.getByRole('link', { name: 'Instore' }).click();
    await expect(page).toHaveURL(paths.inStore);
  });

  test('the footer leads to every page, for browsers that open no submenu', async ({ page }) => {
    await page.goto(paths.home);
    const links = page.getByRole('contentinfo').getByRole('link');
    const targets = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    for (const path of Object.values(paths).filter((path) => path !== '/')) expect(targets).toContain(path);
  });

  for (const path of [paths.acquisition, paths.contact]) {
    test(`${path} says how to reach the department instead of the form`, async ({ page }) => {
      await page.goto(path);
      const notice = main(page).locator('noscript');
      await expect(notice).toBeVisible();
      await expect(notice.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(notice.locator('a[href="mailto:immobilien@goldbraun.example"]').first()).toBeVisible();
      const form = main(page).getByRole('form', { name: 'Kontaktformular' });
      await expect(form.locator('button[type=submit]')).toHaveCount(0);
    });
  }

  test('„Kontaktieren Sie uns“ leads down to the offer', async ({ page }) => {
    await page.goto(paths.acquisition);
    await main(page).getByRole('link', { name: 'Kontaktieren Sie uns' }).click();
    await expect(page).toHaveURL(`${paths.acquisition}#openForm`);
    await expect(page.locator('#openForm')).toBeInViewport();
  });
});
