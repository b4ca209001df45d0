import type { Locator, Page } from '@playwright/test';
import { OfferPage, openOfferForm, visitor } from '../harness/offer-page.ts';
import { newCompany, offersOf } from '../harness/offer-records.ts';
import { expect, siteData, test } from '../harness/test.ts';

const toForm = (page: Page) => page.getByRole('link', { name: 'Kontaktieren Sie uns' }).first();

/** The form's section stands at the top of the window. */
const expectAtForm = async (page: Page) => {
  await expect
    .poll(() => page.locator('#openForm').evaluate((form) => Math.round(form.getBoundingClientRect().top)))
    .toBeLessThan(200);
  await expect(page.getByRole('heading', { name: 'Kontaktformular' })).toBeInViewport();
};

test.describe('on /akquise', () => {
  test('the button of the hero brings the visitor to the form', async ({ page }) => {
    await openOfferForm(page);
    await expect(page.getByRole('heading', { name: 'Kontaktformular' })).not.toBeInViewport();
    await toForm(page).click();
    await expect(page).toHaveURL('/akquise#openForm');
    await expectAtForm(page);
  });

  test('the address with #openForm opens the page at the form', async ({ page }) => {
    await openOfferForm(page, '/akquise#openForm');
    await expectAtForm(page);
  });

  test('a visitor without a mouse goes to the form, fills it in and sends it', async ({ page }) => {
    const company = newCompany();
    const offer = await openOfferForm(page);
    const { keyboard } = page;
    await tabTo(page, toForm(page), 20);
    await keyboard.press('Enter');
    await expectAtForm(page);

    await tabTo(page, offer.draft, 1);
    await tabTo(page, offer.subject, 1);
    await keyboard.type('Abgabe');
    await tabTo(page, offer.salutation, 1);
    await keyboard.type('Frau');
    for (const [name, text] of [
      ['firstName', visitor.firstName],
      ['lastName', visitor.lastName],
      ['company', company],
      ['email', visitor.email],
      ['phone', visitor.phone],
      ['message', visitor.message],
    ] as const) {
      await tabTo(page, offer.field(name), 1);
      await keyboard.insertText(text);
    }
    await tabTo(page, offer.file, 1);
    await tabTo(page, offer.privacy, 1);
    await keyboard.press('Space');
    // The link to the privacy information stands between.
    await tabTo(page, offer.field('answer'), 2);
    await keyboard.type(await offer.solution());
    await tabTo(page, offer.send, 1);
    await keyboard.press('Enter');
    const reference = await offer.expectSent();
    await expect(page.getByRole('status').filter({ hasText: reference })).toBeFocused();
    expect(offersOf(siteData(), company)).toMatchObject([
      { reference, subject: 'Abgabe eines Angebotes', salutation: 'Frau', message: visitor.message },
    ]);
  });
});

/** Presses Tab until the control has the focus, which must not take more than so many times. */
async function tabTo(page: Page, control: Locator, atMost: number) {
  for (let pressed = 0; pressed < atMost; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

test.describe('on /kontakt', () => {
  const mail = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Mail senden' });
  const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' });

  test('„Mail senden“ brings the visitor to the form, with the subject „Mail an Herrn Lindner“ chosen', async ({
    page,
  }) => {
    const offer = await openOfferForm(page, '/kontakt');
    await expect(offer.subject).toHaveValue('');
    await mail(page).click();
    await expect(offer.subject).toHaveValue('Mail an Herrn Lindner');
    await expect(page.locator('#contactForm')).toBeFocused();
    await expect(offer.subject).toBeInViewport();
  });

  test('the chosen subject is gone after Home was opened, and stays after another page', async ({ page }) => {
    const offer = await openOfferForm(page, '/kontakt');
    await mail(page).click();
    await expect(offer.subject).toHaveValue('Mail an Herrn Lindner');

    await menu(page).getByRole('link', { name: 'Unternehmen' }).click();
    await expect(page).toHaveURL('/unternehmen');
    await menu(page).getByRole('link', { name: 'Kontakt' }).click();
    await offer.solution();
    await expect(offer.subject).toHaveValue('Mail an Herrn Lindner');

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Goldbraun Immobilien/ })
      .click();
    await expect(page).toHaveURL('/');
    await menu(page).getByRole('link', { name: 'Kontakt' }).click();
    await offer.solution();
    await expect(offer.subject).toHaveValue('');
  });

  test('a visitor sends a message to the contact person', async ({ page }) => {
    const company = newCompany();
    const offer = await openOfferForm(page, '/kontakt');
    await offer.fillIn(company);
    await offer.subject.selectOption('Mail an Herrn Lindner');
    await offer.send.click();
    const reference = await offer.expectSent();
    expect(offersOf(siteData(), company)).toMatchObject([{ reference, subject: 'Mail an Herrn Lindner' }]);
  });
});

test('what a visitor writes before the scripts have come is kept', async ({ page }) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  const offer = new OfferPage(page);
  await page.goto('/akquise', { waitUntil: 'commit' });
  await offer.field('firstName').fill(visitor.firstName);
  await offer.subject.selectOption('Allgemeine Anfrage');
  await offer.privacy.check();
  letScriptsCome();
  await offer.solution();
  await expect(offer.field('firstName')).toHaveValue(visitor.firstName);
  await expect(offer.subject).toHaveValue('Allgemeine Anfrage');
  await expect(offer.privacy).toBeChecked();
  await offer.send.click();
  await expect(offer.summary.getByRole('link')).toHaveCount(5);
});
