import { randomBytes } from 'node:crypto';
import { pdfOf } from '../../mfe-acquisition/service/testing/offer-form.ts';
import { openOfferForm, visitor } from '../harness/offer-page.ts';
import { mailOf, newCompany, offersOf, sha256, storedFile } from '../harness/offer-records.ts';
import { expect, siteData, test } from '../harness/test.ts';

const megabyte = 1024 * 1024;

test('a visitor offers a plot with a PDF of 14 MB, sees how far it is and reads the confirmation; the department has everything', async ({
  page,
}) => {
  const company = newCompany();
  const pdf = pdfOf(14 * megabyte);
  const offer = await openOfferForm(page);
  await offer.fillIn(company);
  await offer.file.setInputFiles({
    name: 'Exposé Rosenheim.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf),
  });
  await expect(offer.form.getByText('Exposé Rosenheim.pdf', { exact: true })).toBeVisible();

  // A line on which 14 MB take some seconds.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 6 * megabyte,
  });
  await offer.send.click();
  const bar = offer.form.getByRole('progressbar', { name: 'Übertragung der Nachricht' });
  await expect(bar).toBeVisible();
  await expect(offer.form.getByText(/^[1-9]\d?\s% übertragen$/).first()).toBeVisible();
  await expect(offer.send).toHaveText('Wird gesendet …');
  const reference = await offer.expectSent();
  await expect(bar).toHaveCount(0);
  expect(offer.posts).toHaveLength(1);

  const [stored, ...others] = offersOf(siteData(), company);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    reference,
    subject: 'Abgabe eines Angebotes',
    salutation: 'Frau',
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    company,
    email: visitor.email,
    phone: visitor.phone,
    message: visitor.message,
    kind: 'pdf',
    original_name: 'Exposé Rosenheim.pdf',
    bytes: pdf.length,
    sha256: sha256(pdf),
  });
  expect(sha256(storedFile(siteData(), stored?.id ?? ''))).toBe(sha256(pdf));

  const toDepartment = await mailOf(siteData(), reference, 'department');
  expect(toDepartment.subject).toBe(`[${reference}] Abgabe eines Angebotes – ${company}`);
  expect(toDepartment.to).toMatchObject([{ address: 'immobilien@goldbraun.example' }]);
  expect(toDepartment.replyTo).toMatchObject([
    { name: `${visitor.firstName} ${visitor.lastName}`, address: visitor.email },
  ]);
  for (const text of [visitor.phone, company, '3.200 m² an der B 15,', 'heute Ackerland']) {
    expect(toDepartment.text).toContain(text);
  }
  expect(toDepartment.attachments).toHaveLength(1);
  const [attached] = toDepartment.attachments;
  expect(attached).toMatchObject({ filename: `${reference}.pdf`, mimeType: 'application/pdf' });
  expect(sha256(new Uint8Array(attached?.content as ArrayBuffer))).toBe(sha256(pdf));
});

test('the visitor gets a confirmation with the reference that repeats nothing of what was written', async ({
  page,
}) => {
  const company = newCompany();
  // The address of the other tests has had as many confirmations today as it may.
  const email = `aenne.gross-${randomBytes(4).toString('hex')}@example.com`;
  const offer = await openOfferForm(page);
  await offer.fillIn(company);
  await offer.field('email').fill(email);
  await offer.send.click();
  const reference = await offer.expectSent();

  const confirmation = await mailOf(siteData(), reference, 'confirmation');
  expect(confirmation.to).toMatchObject([{ address: email }]);
  expect(confirmation.subject).toContain(`[${reference}]`);
  expect(confirmation.text).toContain(reference);
  expect(confirmation.attachments.map(({ filename }) => filename)).toEqual([`Antwort-${reference}.ics`]);
  const { firstName, lastName, phone } = visitor;
  for (const written of [firstName, lastName, phone, company, '3.200', 'B 15', 'Ackerland']) {
    expect(`${confirmation.subject} ${confirmation.text} ${confirmation.html ?? ''}`).not.toContain(written);
  }
  const toDepartment = await mailOf(siteData(), reference, 'department');
  expect(toDepartment.attachments).toEqual([]);
});

test('a double click sends one offer', async ({ page }) => {
  const company = newCompany();
  const offer = await openOfferForm(page);
  await offer.fillIn(company);
  await offer.send.dblclick();
  const reference = await offer.expectSent();
  expect(offer.posts).toHaveLength(1);
  expect(offersOf(siteData(), company)).toMatchObject([{ reference }]);
});

test('after the confirmation the visitor can write a further message in an empty form', async ({ page }) => {
  const company = newCompany();
  const offer = await openOfferForm(page);
  await offer.fillIn(company);
  await offer.send.click();
  const first = await offer.expectSent();
  await page.getByRole('button', { name: 'Weitere Nachricht schreiben' }).click();
  await expect(offer.subject).toBeFocused();
  await expect(offer.field('company')).toHaveValue('');
  await offer.fillIn(company);
  await offer.send.click();
  const second = await offer.expectSent();
  expect(
    offersOf(siteData(), company)
      .map(({ reference }) => reference)
      .sort(),
  ).toEqual([first, second].sort());
});
