import { type Page, test as plain } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';
import { settled } from './settled.ts';

const section = (page: Page) => page.locator('#passt');
const question = (page: Page, name: RegExp) => section(page).getByRole('group', { name });
const next = (page: Page) => section(page).getByRole('button', { name: 'Weiter' });
const verdict = (page: Page) => section(page).getByRole('heading', { level: 3 });
const message = (page: Page) => page.getByRole('textbox', { name: 'Ihre Nachricht' });

const plot =
  'art=grundstueck&flaeche=2600&einwohner=20000-bis-50000&verkehr=hauptstrasse&baurecht=gewerbe-oder-mischgebiet&vertrag=verkauf';

test('six questions, one at a time, lead to an answer and into the offer', async ({ page }) => {
  await page.goto(paths.home);
  await settled(page);
  await page.getByRole('link', { name: 'Ein Grundstück' }).click();
  await expect(page).toHaveURL(`${paths.acquisition}?art=grundstueck#passt`);
  await expect(section(page).getByRole('group')).toHaveCount(1);

  await expect(question(page, /Frage 2 von 6 Wie groß ist das Grundstück\?/)).toBeVisible();
  await section(page).getByLabel('Fläche in m²').fill('zweitausend');
  await next(page).click();
  await expect(section(page).getByText('Bitte geben Sie eine Zahl ein, zum Beispiel 3.200.')).toBeVisible();
  await expect(section(page).getByLabel('Fläche in m²')).toHaveValue('zweitausend');
  await section(page).getByLabel('Fläche in m²').fill('2.600 m²');
  await next(page).click();

  await expect(question(page, /^Frage 3 von 6/)).toBeVisible();
  await next(page).click();
  await expect(section(page).getByText('Bitte beantworten Sie diese Frage.')).toBeVisible();
  await section(page).getByText('20.000 bis 50.000').click();
  await next(page).click();
  await section(page).getByText('An einer Ausfallstraße').click();
  await next(page).click();
  await section(page).getByText('Gewerbe-, Misch-').click();
  await next(page).click();
  await section(page).getByText('Verkaufen').click();
  await next(page).click();

  await expect(verdict(page)).toHaveText('Das könnte passen.');
  await expect(verdict(page)).toBeFocused();
  await expect(section(page).getByText('Es fehlen 400')).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?${plot.replace('2600', '2.600+m%C2%B2')}`);

  await section(page)
    .getByRole('link', { name: /Ändern.*Was haben Sie damit vor\?/ })
    .click();
  await section(page).getByText('Vermieten oder verpachten').click();
  await next(page).click();
  await expect(verdict(page)).toHaveText('Ja, das passt.');
  await page.goBack();
  await page.goBack();
  await expect(verdict(page)).toHaveText('Das könnte passen.');

  await section(page).getByRole('link', { name: 'Fläche anbieten' }).click();
  await expect(message(page)).toHaveValue(/^„Passt mein Grundstück\?“ Das könnte passen\. \(GoldDrive\)\n/);
  await expect(message(page)).toHaveValue(/\n- 2\.600\sm²\n/);
});

test('by keyboard, from a page about one kind of property; and back', async ({ page }) => {
  await page.goto(paths.inStore);
  await settled(page);
  const size = page.getByLabel('Fläche in m²');
  await size.focus();
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.acquisition}?art=laden&flaeche=600#passt`);
  await expect(question(page, /^Frage 2 von 6/)).toBeVisible();
  await section(page).getByRole('radio', { name: 'Ganz' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(question(page, /^Frage 3 von 6/).locator('legend')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(section(page).getByRole('radio', { name: /^100\.000/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(question(page, /Wie viele Menschen gehen vorbei\?/)).toBeVisible();
  await section(page).getByRole('link', { name: 'Zurück' }).press('Enter');
  await expect(question(page, /^Frage 3 von 6/)).toBeVisible();
  await expect(section(page).getByRole('radio', { name: /^100\.000/ })).toBeChecked();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('by touch; nothing is wider than the screen', async ({ page }) => {
    await page.goto(`${paths.acquisition}?${plot.replace('&vertrag=verkauf', '')}#passt`);
    await settled(page);
    await section(page).getByText('Ein Erbbaurecht vergeben').tap();
    await next(page).tap();
    await expect(verdict(page)).toHaveText('Ja, das passt.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await section(page).getByRole('link', { name: 'Neu beginnen' }).tap();
    await expect(question(page, /^Frage 1 von 6/)).toBeVisible();
  });
});

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false, baseURL: process.env.SITE_URL });

  plain('all questions stand on one page, and its button leads to the answer', async ({ page }) => {
    await page.goto(paths.acquisition);
    await expect(next(page)).toBeHidden();
    for (const label of [
      'Ein Grundstück, bebaut oder unbebaut',
      'Unter 20.000',
      'An einer Nebenstraße',
      'Außenbereich',
    ]) {
      await section(page).getByText(label).click();
    }
    await section(page).getByLabel('Fläche in m²').fill('1800');
    await section(page).getByRole('button', { name: 'Jetzt prüfen' }).click();
    await expect(
      section(page).getByText('Für eine Antwort fehlt noch: Was haben Sie damit vor?'),
    ).toBeVisible();
    await expect(section(page).getByLabel('Fläche in m²')).toHaveValue('1800');
    await section(page).getByText('Das ist noch offen').click();
    await section(page).getByRole('button', { name: 'Jetzt prüfen' }).click();
    await expect(page).toHaveURL(/#passt$/);
    await expect(verdict(page)).toHaveText('Eher nicht.');
    await expect(section(page).getByText('Zusammen mit einem Nachbargrundstück von 700')).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Ergebnis drucken' })).toBeHidden();
  });
});
