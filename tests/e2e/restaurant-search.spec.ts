import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { settled } from './settled.ts';

const section = (page: Page) => page.locator('#restaurantsuche');
const field = (page: Page) => section(page).getByRole('searchbox', { name: 'Ort oder Postleitzahl' });
const heading = (page: Page) => section(page).getByRole('status').getByRole('heading');
const items = (page: Page) => section(page).locator('ol > li');
const pins = (page: Page) =>
  section(page).getByRole('group', { name: 'Karte von Deutschland' }).getByRole('link');

const open = async (page: Page, query = '') => {
  await page.goto(`${paths.locations}${query}`);
  await settled(page);
  await section(page).scrollIntoViewIfNeeded();
};

test.describe('the restaurant search', () => {
  test('finds the restaurants around a town, in spite of a typo, in a list and on the map', async ({
    page,
  }) => {
    await open(page);
    await field(page).fill('Kasel');
    await section(page).getByRole('button', { name: 'Restaurants suchen' }).click();
    await expect(heading(page)).toHaveText(/^9\sRestaurants im Umkreis von 25\skm um Kassel$/);
    await expect(page).toHaveURL(`${paths.locations}?q=Kasel&radius=25`);
    await expect(items(page)).toHaveCount(9);
    await expect(items(page).first()).toContainText(/Kassel, .+Hessen, PLZ-Gebiet 34.*km.*Uhr/s);
    await pins(page).last().click();
    await expect(page).toHaveURL(/#restaurant-r\d{4}$/);
    await expect(page.locator(':target')).toBeInViewport();
    await expect(items(page)).toHaveCount(9);
  });

  test('asks whether another spelling was meant, and shows what it found for that', async ({ page }) => {
    await open(page, '?q=Hambrug&radius=25');
    await expect(heading(page)).toHaveText(/Restaurants im Umkreis von 25\skm um Hamburg$/);
    await expect(section(page).getByText('Meinten Sie')).toHaveText('Meinten Sie Hamburg?');
    await section(page).getByRole('link', { name: 'Hamburg', exact: true }).press('Enter');
    await expect(page).toHaveURL(`${paths.locations}?q=Hamburg&radius=25#restaurantsuche`);
    await expect(section(page).getByText('Meinten Sie')).toHaveCount(0);
    await expect(
      section(page)
        .getByRole('status')
        .filter({ has: page.getByRole('heading') }),
    ).toBeFocused();
    await expect(field(page)).toHaveValue('Hamburg');
  });

  test('can be used by keyboard alone', async ({ page }) => {
    await open(page);
    await field(page).focus();
    await page.keyboard.type('München');
    await page.keyboard.press('Tab');
    await expect(section(page).getByRole('combobox', { name: 'Umkreis' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(section(page).getByRole('checkbox', { name: 'GoldDrive' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/Restaurants im Umkreis von 50\skm um München$/);
    await expect(page).toHaveURL(`${paths.locations}?q=M%C3%BCnchen&radius=50&services=drive`);
    await section(page).getByRole('link', { name: 'Nächste Treffer' }).press('Enter');
    await expect(section(page)).toContainText('Angezeigt werden die Treffer 11 bis');
    await expect(items(page).first()).toBeInViewport();
    await pins(page).first().press('Enter');
    await expect(page.locator(':target')).toBeInViewport();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${paths.locations}?q=M%C3%BCnchen&radius=50&services=drive`);
    await expect(section(page).getByRole('combobox', { name: 'Umkreis' })).toHaveValue('50');
    await section(page).getByRole('link', { name: 'Suche zurücksetzen' }).press('Enter');
    await expect(field(page)).toHaveValue('');
    await expect(items(page)).toHaveCount(0);
  });

  test('asks for the position on a press of the button and never before', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.520812, longitude: 13.409481 });
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      Object.assign(window, { positions: 0 });
      geolocation.getCurrentPosition = (...callbacks) => {
        (window as unknown as { positions: number }).positions += 1;
        ask(...callbacks);
      };
    });
    await open(page);
    expect(await page.evaluate('positions')).toBe(0);
    await section(page).getByRole('button', { name: 'Meinen Standort verwenden' }).click();
    await expect(heading(page)).toHaveText(/Restaurants im Umkreis von 25\skm um Ihren Standort$/);
    expect(await page.evaluate('positions')).toBe(1);
    // Rounded to about a kilometre before it leaves the browser.
    await expect(page).toHaveURL(`${paths.locations}?radius=25&lat=52.52&lng=13.41`);
    await field(page).fill('Bremen');
    await field(page).press('Enter');
    await expect(heading(page)).toHaveText(/um Bremen$/);
    await expect(page).toHaveURL(`${paths.locations}?q=Bremen&radius=25`);
  });

  test('says so if the position is not to be had', async ({ page, context }) => {
    await context.clearPermissions();
    await open(page);
    await section(page).getByRole('button', { name: 'Meinen Standort verwenden' }).click();
    await expect(section(page).getByRole('status').first()).toHaveText(
      /Bitte geben Sie stattdessen einen Ort/,
    );
    await expect(field(page)).toBeEditable();
  });

  test('says what to do about no hit and about nonsense in the address', async ({ page }) => {
    await open(page, '?q=xyzzyqwertz');
    await expect(heading(page)).toHaveText('Leider haben wir kein passendes Restaurant gefunden.');
    await expect(section(page).getByRole('link', { name: 'Grundstück anbieten' })).toBeVisible();
    await open(page, '?lat=abc&lng=8&services=sauna');
    await expect(section(page)).toContainText('Die geografische Breite muss eine Zahl von −90 bis 90 sein.');
    await expect(section(page)).toContainText('Diese Ausstattung kennen wir nicht.');
  });

  test('fits a window of 360 px, with marks that can be hit', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const query of ['', '?q=Berlin', '?q=Bayern&page=3', '?q=xyzzyqwertz']) {
      await open(page, query);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBe(360);
      for (const box of await Promise.all((await pins(page).all()).map((pin) => pin.boundingBox()))) {
        expect(box?.width, query).toBeGreaterThanOrEqual(24);
        expect(box?.height, query).toBeGreaterThanOrEqual(24);
      }
    }
  });

  /** What a page asks for of the search until nothing comes any more. */
  async function askedOfSearch(page: Page, path: string): Promise<string[]> {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    return asked.filter((url) => /RestaurantSearch|restaurant-query|deutschland\.svg|\/search\//.test(url));
  }

  test('costs other pages nothing', async ({ page }) => {
    expect(await askedOfSearch(page, paths.home)).toEqual([]);
  });

  test('costs its own page no script before a visitor comes near', async ({ page }) => {
    const asked = await askedOfSearch(page, paths.locations);
    expect(asked.filter((url) => !url.endsWith('.svg') && !url.endsWith('.css'))).toEqual([]);
  });
});

test.describe('the restaurant search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('works by its button and leads to its results', async ({ page }) => {
    await page.goto(paths.locations);
    await expect(section(page).getByRole('button', { name: 'Meinen Standort verwenden' })).toBeHidden();
    await field(page).fill('Koeln');
    await section(page).getByRole('checkbox', { name: 'Terrasse' }).check();
    await section(page).getByRole('checkbox', { name: 'WLAN' }).check();
    await section(page).getByRole('button', { name: 'Restaurants suchen' }).click();
    await expect(page).toHaveURL(
      `${paths.locations}?q=Koeln&radius=25&services=terrace&services=wifi#restaurantsuche`,
    );
    await expect(heading(page)).toHaveText(/Restaurants im Umkreis von 25\skm um Köln$/);
    await expect(section(page)).toBeInViewport();
    await expect(section(page).getByRole('checkbox', { name: 'WLAN' })).toBeChecked();
    await section(page).getByRole('link', { name: 'Nächste Treffer' }).click();
    await expect(section(page)).toContainText('Angezeigt werden die Treffer 11 bis');
    await pins(page).first().click();
    await expect(page.locator(':target')).toBeInViewport();
  });
});
