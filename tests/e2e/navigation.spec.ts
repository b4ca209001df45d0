import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { developmentSiteUrl, expect, hydrated, siteUrl, test } from '../harness/test.ts';
import { laidOut } from './laid-out.ts';
import { settled } from './settled.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' });
const content = (page: Page) => page.getByRole('main');

/** Marks the document, to tell later whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const expectSameDocument = (page: Page) => expect(page.locator('html[data-marked]')).toHaveCount(1);
const head = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.querySelector('meta[name=description]')?.getAttribute('content'),
  ]);

test.describe('going to another page', () => {
  test('shows it from its top, with its title, description and focus, without loading a document', async ({
    page,
  }) => {
    await open(page, paths.home);
    await mark(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Unternehmen', exact: true });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(paths.company);
    await expect(content(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectSameDocument(page);
    const here = await head(page);
    const h1 = await page.getByRole('heading', { level: 1 }).textContent();
    await page.reload();
    expect(await head(page)).toEqual(here);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(h1);
  });

  test('downloads the other remote only now', async ({ page }) => {
    const remotes = new Set<string>();
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.match(/^\/remotes\/([^/]+)/)?.[1];
      if (name) remotes.add(name);
    });
    await page.goto(paths.company, { waitUntil: 'load' });
    await hydrated(page);
    expect([...remotes]).toEqual(['mfe-content']);
    await menu(page).getByRole('link', { name: 'Aktuelles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aktuelles' })).toBeVisible();
    expect([...remotes]).toEqual(['mfe-content', 'mfe-news']);
  });

  for (const [path, script] of [
    [paths.locations, 'locations'],
    [paths.company, 'company'],
  ] as const) {
    test(`loads ${path} as a document if its script does not come, and does not say that it can not be had`, async ({
      page,
      troubles,
    }) => {
      await open(page, paths.home);
      const h1 = page.getByRole('heading', { level: 1 });
      await mark(page);
      await page.route(new RegExp(`/${script}\\.[^/]*js$`), (route) => route.abort());
      await menu(page).locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html[data-marked]')).toHaveCount(0);
      await expect(menu(page).locator('[aria-current=page]')).toHaveAttribute('href', path);
      await expect(h1).not.toHaveText('Diese Seite lässt sich gerade nicht laden');
      expect(troubles.splice(0).join()).toContain('ERR_FAILED');
    });
  }

  test('leads to the whole address, with query and hash, where the script of its page does not come', async ({
    page,
    troubles,
  }) => {
    await page.goto(paths.home);
    await settled(page);
    await mark(page);
    await page.route(/\/acquisition\.[^/]*js$/, (route) => route.abort());
    await page.getByRole('link', { name: 'Ein Grundstück' }).click();
    await expect(page.locator('html[data-marked]')).toHaveCount(0);
    await expect(page).toHaveURL(`${paths.acquisition}?art=grundstueck#passt`);
    await expect(page.getByText('Frage 2 von 6')).toBeVisible();
    // Until the troubles of the document are there, too.
    await page.waitForLoadState('networkidle');
    expect(troubles.splice(0).filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([]);
  });

  test('and back and forward again shows the pages in their order', async ({ page }) => {
    await open(page, paths.home);
    await mark(page);
    const h1 = page.getByRole('heading', { level: 1 });
    const home = await h1.textContent();
    await menu(page).getByRole('link', { name: 'Aktuelles' }).click();
    await expect(h1).toHaveText('Aktuelles');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ihr Angebot' }).click();
    await expect(page).toHaveURL(paths.acquisition);
    await page.goBack();
    await expect(h1).toHaveText('Aktuelles');
    await page.goBack();
    await expect(h1).toHaveText(home ?? '');
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(h1).toHaveText('Aktuelles');
    await expect(page).toHaveTitle(/^Aktuelles/);
    await expectSameDocument(page);
  });

  test('does not call a form unreachable that is only on its way', async ({ page }) => {
    await open(page, paths.home);
    const asked = page.waitForRequest(/\/remotes\/mfe-acquisition\//);
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/remotes\/mfe-acquisition\//, async (route) => {
      await hold;
      await route.continue();
    });
    await menu(page).getByRole('link', { name: 'Kontakt' }).click();
    await asked;
    const unreachable = page.getByText('Das Formular ist gerade nicht erreichbar');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Wir freuen uns auf Ihre Nachricht' }),
    ).toBeVisible();
    await expect(unreachable).toBeHidden();
    letGo();
    await expect(page.getByLabel(/^Vorname/)).toBeVisible();
    await expect(unreachable).toBeHidden();
  });

  for (const [unknown, target] of [
    ['/gibt-es-nicht', '/'],
    ['/aktuelles/gibt-es-nicht', paths.news],
    ['/restaurantkonzepte/zukunftige-koncepte', paths.future],
    [encodeURI('/hamburg/bildergalerie-restaurant-stresemannstraße.html'), paths.hamburg],
  ] as const) {
    test(`leads from ${unknown} to ${target} inside the browser, too`, async ({ page }) => {
      await open(page, paths.contact);
      await mark(page);
      // Two entries that the router has not made; going back to the first is a navigation to it.
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        history.pushState(null, '', '/kontakt');
        history.back();
      }, unknown);
      await expect(page).toHaveURL(siteUrl() + target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSameDocument(page);
    });
  }

  test('by the keyboard begins with a link that leads past the menu', async ({ page }) => {
    await open(page, paths.locations);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(content(page)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull();
  });
});

for (const [build, address, tag] of [
  ['as it is released', siteUrl, undefined],
  ["with React's development build", developmentSiteUrl, '@long'],
] as const) {
  test(`a tour through all pages of the site, ${build}, shows each as if it had been loaded`, {
    tag,
  }, async ({ page }) => {
    const headings = content(page).getByRole('heading');
    const loaded = new Map<string, { head: Awaited<ReturnType<typeof head>>; headings: string[] }>();
    for (const path of Object.values(paths)) {
      await page.goto(address() + path, { waitUntil: 'domcontentloaded' });
      // With its scripts, which the browser keeps: below, a page whose scripts take too long would come as a document.
      await hydrated(page);
      await laidOut(page);
      loaded.set(path, { head: await head(page), headings: await headings.allTextContents() });
    }
    await page.goto(address());
    await hydrated(page);
    await mark(page);
    loaded.delete(paths.home);
    for (const [path, expected] of loaded) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(address() + path);
      await expect(content(page)).toBeFocused();
      expect.soft(await head(page), path).toEqual(expected.head);
      await expect.soft(headings, path).toHaveText(expected.headings);
      await expect.soft(page.locator('[aria-live=polite]').last(), path).toHaveText(expected.head[0] ?? '');
    }
    await expectSameDocument(page);
  });
}
