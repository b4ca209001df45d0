import type { Locator, Page } from '@playwright/test';
import { openOfferForm } from '../harness/offer-page.ts';
import { mailOf, newCompany, offersOf } from '../harness/offer-records.ts';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, siteData, test } from '../harness/test.ts';
import { settled } from './settled.ts';

const finder = (page: Page) => page.locator('#ansprechperson');
const field = (within: Page | Locator) => within.getByRole('textbox', { name: 'Postleitzahl oder Ort' });
const find = (within: Locator) => within.getByRole('button', { name: 'Ansprechperson finden' });
const status = (within: Locator) => within.getByRole('status');
const cards = (page: Page) =>
  page
    .getByRole('region', { name: 'Elf Regionen, elf Menschen, die Ihre Lage kennen' })
    .locator('li article');
const map = (page: Page) => page.getByRole('group', { name: 'Karte von Deutschland' });
const part = (page: Page) => page.getByRole('region', { name: 'Wer ist dort für Ihre Fläche zuständig?' });

/** Presses the map where a share of its width and height lies. */
async function pressMap(page: Page, x: number, y: number, press: 'click' | 'tap'): Promise<void> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('there is no map');
  await map(page)[press]({ position: { x: box.width * x, y: box.height * y } });
}

test('who looks after a place is found on /akquise without a reload, and stands first, with a business card', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (asked) => scripts.push(asked.url()));
  await page.goto(paths.acquisition);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const towns = () => scripts.filter((url) => /regions/.test(url));
  expect(towns(), 'the list of towns waits until somebody asks').toEqual([]);

  await field(page).fill('Hambrug');
  await find(finder(page)).click();
  await expect(status(finder(page))).toHaveText(
    'Wir nehmen an, Sie meinen Hamburg. Dort ist Frau Inken Petersen zuständig.',
  );
  await expect(page).toHaveURL(`${paths.acquisition}?ort=Hambrug`);
  await field(page).fill('18055');
  await field(page).press('Enter');
  await expect(status(finder(page))).toHaveText(
    /^Für die Postleitzahl 18055 ist Frau Wiebke Lorenz zuständig/,
  );
  await expect(cards(page)).toHaveCount(11);
  await expect(cards(page).first()).toContainText(/Ihre Ansprechperson.*Region\s3.*Wiebke Lorenz/s);
  await expect(finder(page).getByRole('article'), 'the card stands once on wide screens').toBeHidden();
  expect(await page.evaluate('isTheSame')).toBe(true);
  expect(towns()).toHaveLength(1);
  expect(
    scripts.filter((url) => /acquisition-text/.test(url)),
    'the text is there already',
  ).toEqual([]);

  const card = cards(page)
    .first()
    .getByRole('link', { name: 'Frau Wiebke Lorenz, Kontakt speichern (vCard-Datei)' });
  const downloading = page.waitForEvent('download');
  await card.click();
  expect((await downloading).suggestedFilename()).toBe('wiebke-lorenz.vcf');
  const file = await request.get((await card.getAttribute('href')) as string);
  expect(file.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(await file.text()).toMatch(/^BEGIN:VCARD\r\n.*EMAIL[^\r]*:wiebke\.lorenz@goldbraun\.example\r\n/s);

  await page.goBack();
  await expect(status(finder(page))).toContainText('Frau Inken Petersen');
  await expect(field(page)).toHaveValue('Hambrug');
});

test('by keyboard: a question is answered by its link, nonsense by a sentence, and nothing that was typed is lost', async ({
  page,
}) => {
  await page.goto(paths.acquisition);
  await hydrated(page);
  await field(page).focus();
  await page.keyboard.type('Frankfurt');
  await page.keyboard.press('Tab');
  await expect(find(finder(page))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(finder(page))).toHaveText('Meinten Sie Frankfurt am Main oder Frankfurt (Oder)?');
  await expect(cards(page).filter({ hasText: 'Ihre Ansprechperson' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Frankfurt (Oder)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(finder(page))).toHaveText('Für Frankfurt (Oder) ist Herr Cem Aydın zuständig.');
  await expect(status(finder(page))).toBeFocused();
  await expect(field(page)).toHaveValue('Frankfurt (Oder)');

  for (const [typed, sentence] of [
    ['8001', /^Eine deutsche Postleitzahl hat fünf Ziffern/],
    ['A-1010 Wien', /^Das ist keine deutsche Postleitzahl/],
    ['Xylophonien', /^Diesen Ort kennen wir nicht/],
    ['', /^Bitte geben Sie eine Postleitzahl oder einen Ort ein/],
  ] as const) {
    await field(page).fill(typed);
    await field(page).press('Enter');
    await expect(status(finder(page))).toHaveText(sentence);
    await expect(field(page)).toHaveValue(typed);
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(sentence.source.slice(1)));
  }
});

test('an offer goes to the person in copy, whom the form names', async ({ page }) => {
  const offer = await openOfferForm(page, `${paths.acquisition}?ort=Erlangen`);
  const copy = offer.form.getByRole('checkbox', { name: /in Kopie an Herrn Florian Obermaier, Region\s11/ });
  await expect(copy).toBeChecked();
  const company = newCompany();
  await offer.fillIn(company);
  await copy.uncheck();
  await copy.check();
  await offer.send.click();
  const reference = await offer.expectSent();
  expect(offersOf(siteData(), company)).toMatchObject([{ region: '11' }]);
  const mail = await mailOf(siteData(), reference, 'department');
  expect(mail.cc?.map(({ address }) => address)).toEqual(['florian.obermaier@goldbraun.example']);
  expect(mail.text).toContain('11, Herr Florian Obermaier (in Kopie)');
  await expect(page.getByText('Feiertage in Bayern nicht mitgezählt')).toBeVisible();
});

test('a press on the map of /standorte names the person of that place, whom the form of /akquise knows then', async ({
  page,
}) => {
  await page.goto(paths.locations);
  await settled(page);
  await pressMap(page, 0.67, 0.96, 'click');
  await expect(part(page).getByRole('article')).toContainText('Florian Obermaier');
  await expect(part(page).getByRole('article')).toBeInViewport();
  await pressMap(page, 0.88, 0.32, 'click');
  await expect(status(part(page))).toHaveText(
    /^Für die Stelle auf der Karte bei .+ ist Herr Cem Aydın zuständig/,
  );
  await pressMap(page, 0.02, 0.02, 'click');
  await expect(status(part(page))).toHaveText(/^Diese Stelle liegt nicht in Deutschland/);
  await field(part(page)).fill('Stralsund');
  await field(part(page)).press('Enter');
  await expect(status(part(page))).toHaveText('Für Stralsund ist Frau Wiebke Lorenz zuständig.');
  await expect(page).toHaveURL(paths.locations);
  await part(page).getByRole('link', { name: 'Fläche anbieten' }).click();
  await expect(page).toHaveURL(`${paths.acquisition}#openForm`);
  await expect(page.getByRole('checkbox', { name: /in Kopie an Frau Wiebke Lorenz/ })).toBeChecked();
});

test('a press on a pin of the map leads to its restaurant, and names nobody', async ({ page }) => {
  await page.goto(`${paths.locations}?q=Kassel`);
  await settled(page);
  await map(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/#restaurant-r\d{4}$/);
  await expect(part(page).getByRole('article')).toHaveCount(0);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap finds the person in the place of eleven cards, which lie folded below', async ({ page }) => {
    await page.goto(paths.acquisition);
    await settled(page);
    await expect(cards(page).first()).toBeHidden();
    await field(page).fill('Kassel');
    await find(finder(page)).tap();
    await expect(finder(page).getByRole('article')).toContainText('Samuel Tesfaye');
    await expect(cards(page).first()).toBeHidden();
    await page.locator('summary').filter({ hasText: 'Alle elf Ansprechpersonen' }).tap();
    await expect(cards(page)).toHaveCount(11);
    for (const card of await cards(page).all()) await expect(card).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const targets = finder(page).locator('a, button, input');
    expect(await targets.count()).toBeGreaterThan(4);
    for (const target of await targets.all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('a tap on the map brings the person to the screen', async ({ page }) => {
    await page.goto(paths.locations);
    await hydrated(page);
    await map(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#restaurantsuche svg[role]') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await pressMap(page, 0.15, 0.5, 'tap');
    await expect(status(part(page))).toContainText(/Nicole Adenau|Jonas Brinkmann/);
    await expect(status(part(page))).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the form leads to the person, whose card is the first thing below it', async ({ page }) => {
    await page.goto(paths.acquisition);
    await field(page).fill('Koeln');
    await find(finder(page)).click();
    await expect(page).toHaveURL(`${paths.acquisition}?ort=Koeln#ansprechperson`);
    await expect(status(finder(page))).toHaveText('Für Köln ist Frau Nicole Adenau zuständig.');
    await expect(finder(page).getByRole('article')).toBeInViewport();
    await page.locator('summary').filter({ hasText: 'Alle elf Ansprechpersonen' }).click();
    await expect(cards(page).last()).toBeVisible();
    await field(page).fill('Halle');
    await find(finder(page)).click();
    await finder(page).getByRole('link', { name: 'Halle (Westfalen)' }).click();
    await expect(status(finder(page))).toHaveText(
      'Für Halle (Westfalen) ist Herr Jonas Brinkmann zuständig.',
    );
  });

  test('the map of /standorte promises no press, and the form below it leads to /akquise', async ({
    page,
  }) => {
    await page.goto(paths.locations);
    await expect(page.getByText('Drücken Sie auf eine Stelle der Karte').first()).toBeHidden();
    await field(part(page)).fill('97877');
    await find(part(page)).click();
    await expect(status(finder(page))).toHaveText(
      'Für die Postleitzahl 97877 ist Frau Miriam Wöhrle zuständig.',
    );
  });
});
