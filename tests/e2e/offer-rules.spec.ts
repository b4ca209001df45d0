import type { Locator } from '@playwright/test';
import { pdfOf } from '../../mfe-acquisition/service/testing/offer-form.ts';
import { labels, type OfferPage, openOfferForm } from '../harness/offer-page.ts';
import { newCompany, offersOf } from '../harness/offer-records.ts';
import { expect, siteData, test } from '../harness/test.ts';

const required = 'Das Feld ist erforderlich.';
const wrongEmail = 'Dies ist keine gültige E-Mail-Adresse.';
const wrongResult = 'Bitte geben Sie die Lösung für die Gleichung ein.';
const privacyMissing = 'Sie müssen die Datenschutzinformationen akzeptieren.';
const fileRule = 'Es sind nur folgende Dateiformate mit maximal 15 MB erlaubt - PDF, PNG, JPG.';
const subjectPrompt = 'Bitte wählen Sie einen Betreff aus';

interface Rule {
  rule: string;
  message: string;
  control: (offer: OfferPage) => Locator;
  breakIt: (offer: OfferPage) => Promise<unknown>;
}

const requiredFields = ['firstName', 'lastName', 'company', 'email', 'phone', 'answer'] as const;

const pdfFile = (name: string, mimeType: string, size: number) => ({
  name,
  mimeType,
  buffer: Buffer.from(pdfOf(size)),
});

const rules: Rule[] = [
  ...requiredFields.map((name) => ({
    rule: `an empty field „${labels[name]}“`,
    message: required,
    control: (offer: OfferPage) => offer.field(name),
    breakIt: (offer: OfferPage) => offer.field(name).fill('  '),
  })),
  ...['aenne', 'aenne@example', 'aenne gross@example.com', 'aenne@example..com', '@example.com'].map(
    (email) => ({
      rule: `the e-mail address „${email}“`,
      message: wrongEmail,
      control: (offer: OfferPage) => offer.field('email'),
      breakIt: (offer: OfferPage) => offer.field('email').fill(email),
    }),
  ),
  ...(['wrong', 'elf'] as const).map((result) => ({
    rule: result === 'wrong' ? 'a wrong result of the equation' : 'a result that is no number',
    message: wrongResult,
    control: (offer: OfferPage) => offer.field('answer'),
    breakIt: async (offer: OfferPage) =>
      offer.field('answer').fill(result === 'wrong' ? String(Number(await offer.solution()) + 1) : result),
  })),
  {
    rule: 'privacy information that was not accepted',
    message: privacyMissing,
    control: (offer) => offer.privacy,
    breakIt: (offer) => offer.privacy.uncheck(),
  },
  {
    rule: 'a subject that was not chosen',
    message: subjectPrompt,
    control: (offer) => offer.subject,
    breakIt: (offer) => offer.subject.selectOption(subjectPrompt),
  },
  {
    rule: 'a file with an extension other than PDF, PNG and JPG',
    message: fileRule,
    control: (offer) => offer.file,
    breakIt: (offer) => offer.file.setInputFiles(pdfFile('expose.docx', 'application/pdf', 500)),
  },
  {
    rule: 'a file of another type than its extension claims',
    message: fileRule,
    control: (offer) => offer.file,
    breakIt: (offer) => offer.file.setInputFiles(pdfFile('expose.pdf', 'text/html', 500)),
  },
  {
    rule: 'a file of 15 MB and one byte',
    message: fileRule,
    control: (offer) => offer.file,
    breakIt: (offer) =>
      offer.file.setInputFiles(pdfFile('expose.pdf', 'application/pdf', 15 * 1024 * 1024 + 1)),
  },
];

/** The first rule of each message: the others differ from it by a field or a value. */
const oneOfEach = rules.filter(
  ({ message }, index) => rules.findIndex((rule) => rule.message === message) === index,
);

for (const [which, broken, tag] of [
  ['one broken rule of each message', oneOfEach, undefined],
  ['each broken rule', rules, '@long'],
] as const) {
  test(`the form answers ${which} with it, in a summary that leads to the field, and sends nothing`, {
    tag,
  }, async ({ page }) => {
    const company = newCompany();
    const offer = await openOfferForm(page);
    for (const { rule, message, control, breakIt } of broken) {
      await test.step(`${rule}: „${message}“`, async () => {
        await offer.file.setInputFiles([]);
        await offer.fillIn(company);
        await breakIt(offer);
        await offer.send.click();

        await expect(offer.summary).toBeFocused();
        await expect(offer.summary.getByRole('heading')).toHaveText('Bitte prüfen Sie eine Angabe');
        const field = control(offer);
        await expect(await offer.messageOf(field)).toHaveText(message);
        const link = offer.summary.getByRole('link');
        await expect(link).toHaveCount(1);
        await expect(link).toContainText(message);
        await link.click();
        await expect(field).toBeFocused();
        await expect(field).toBeInViewport();
      });
    }
    expect(offer.posts).toEqual([]);
    expect(offersOf(siteData(), company)).toEqual([]);
  });
}

test('an empty form names each missing field in a summary that takes the focus and leads to the fields', async ({
  page,
}) => {
  const offer = await openOfferForm(page);
  await offer.send.click();
  await expect(offer.summary).toBeFocused();
  await expect(offer.summary.getByRole('heading')).toHaveText('Bitte prüfen Sie 8 Angaben');
  await expect(offer.summary.getByRole('link')).toHaveText([
    `Betreff: ${subjectPrompt}`,
    `Vorname: ${required}`,
    `Nachname: ${required}`,
    `Firma: ${required}`,
    `E-Mail-Adresse: ${required}`,
    `Telefonnummer: ${required}`,
    `Datenschutz: ${privacyMissing}`,
    `Lösung der Gleichung: ${required}`,
  ]);
  const controls = [
    offer.subject,
    ...(['firstName', 'lastName', 'company', 'email', 'phone'] as const).map(offer.field),
    offer.privacy,
    offer.field('answer'),
  ];
  for (const [index, control] of controls.entries()) {
    await offer.summary.getByRole('link').nth(index).press('Enter');
    await expect(control).toBeFocused();
  }
  // Message, salutation and file are optional.
  for (const control of [offer.field('message'), offer.salutation, offer.file]) {
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
  await expect(page).toHaveURL('/akquise');
});

test('the subject is one of four, and the salutation one of three or none', async ({ page }) => {
  const offer = await openOfferForm(page);
  await expect(offer.subject.getByRole('option')).toHaveText([
    subjectPrompt,
    'Sonstiges',
    'Mail an Herrn Lindner',
    'Allgemeine Anfrage',
    'Abgabe eines Angebotes',
  ]);
  await expect(offer.subject).toHaveValue('');
  await expect(offer.salutation.getByRole('option')).toHaveText(['Keine Angabe', 'Frau', 'Herr', 'Divers']);
});

test('a message disappears as soon as its field is put right', async ({ page }) => {
  const offer = await openOfferForm(page);
  await offer.fillIn(newCompany());
  await offer.field('email').fill('aenne@example');
  await offer.send.click();
  const message = await offer.messageOf(offer.field('email'));
  await expect(message).toHaveText(wrongEmail);
  await offer.field('email').press('End');
  await offer.field('email').pressSequentially('.com');
  await expect(message).toHaveCount(0);
  await expect(offer.field('email')).not.toHaveAttribute('aria-invalid');
});

test('one click on „Nachricht absenden“ is enough, even if the field that was just left gets its message by it', async ({
  page,
}) => {
  const offer = await openOfferForm(page);
  await offer.fillIn(newCompany());
  // The message comes with the loss of the focus: the button must not slip away from under the pressed mouse.
  await offer.field('answer').fill('0');
  await expect(offer.field('answer')).toBeFocused();
  await expect(offer.form.getByText(wrongResult)).toHaveCount(0);
  await offer.send.click({ delay: 50 });
  await expect(offer.summary).toBeFocused();
  await expect(offer.summary.getByRole('link')).toHaveText([`Lösung der Gleichung: ${wrongResult}`]);
});

test('the fields are large enough for a thumb and tell the browser what belongs into them', async ({
  page,
}) => {
  const offer = await openOfferForm(page);
  const tokens = {
    firstName: 'given-name',
    lastName: 'family-name',
    company: 'organization',
    email: 'email',
    phone: 'tel',
  } as const;
  for (const [name, token] of Object.entries(tokens)) {
    await expect(offer.field(name as keyof typeof tokens)).toHaveAttribute('autocomplete', token);
  }
  await expect(offer.salutation).toHaveAttribute('autocomplete', 'honorific-prefix');
  const controls = [...Object.keys(labels).map((name) => offer.field(name as keyof typeof labels))];
  for (const control of [...controls, offer.subject, offer.salutation, offer.send]) {
    const { height = 0 } = (await control.boundingBox()) ?? {};
    expect(height, await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 80))).toBeGreaterThanOrEqual(
      48,
    );
  }
});
