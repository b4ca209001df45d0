import { readFileSync } from 'node:fs';
import type { FileChooser, Page } from '@playwright/test';
import { answerDate } from '../../mfe-acquisition/answer-date/answer-date.ts';
import { dayInWords } from '../../mfe-acquisition/answer-date/day.ts';
import { pdfOf } from '../../mfe-acquisition/service/testing/offer-form.ts';
import { expectFailedRequests, openOfferForm } from '../harness/offer-page.ts';
import { documentsOf, mailOf, newCompany, sha256, storedFile } from '../harness/offer-records.ts';
import { linkOf, newEmail, offered } from '../harness/offered.ts';
import { expect, siteData, test } from '../harness/test.ts';
import { accessibilityFindings } from './accessibility/findings.ts';
import { settled } from './settled.ts';

const file = (name: string, size = 3000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(size)),
});

const form = (page: Page) => page.getByRole('form', { name: 'Unterlagen nachreichen' });

/** The files are at the offer, each as it was sent and in its order. */
function expectAdded(reference: string, files: ReturnType<typeof file>[]): void {
  const documents = documentsOf(siteData(), reference);
  expect(documents.map(({ original_name }) => original_name)).toEqual(files.map(({ name }) => name));
  for (const [index, { document_id }] of documents.entries()) {
    expect(sha256(storedFile(siteData(), document_id))).toBe(sha256(files[index]?.buffer ?? ''));
  }
}

test('after sending, the page says by when the answer comes, what to have ready, and gives the day as a calendar file', async ({
  page,
}) => {
  const offer = await openOfferForm(page);
  await offer.fillIn(newCompany());
  await offer.field('email').fill(newEmail());
  await offer.send.click();
  const reference = await offer.expectSent();
  // The day that the offer was stored with; a run may cross 17:00.
  const { text: told = '' } = await mailOf(siteData(), reference, 'department');
  const day = /Antwort bis: *(.+)/.exec(told)?.[1] ?? '';
  const expected = [answerDate(new Date(Date.now() - 60_000)), answerDate(new Date())].map(dayInWords);
  expect(expected).toContain(day);
  await expect(page.getByText(`Spätestens am ${day} haben Sie unsere Antwort.`)).toBeVisible();
  await expect(page.getByText('bundesweite Feiertage nicht mitgezählt')).toBeVisible();
  for (const name of ['Flurkarte', 'Grundbuchauszug', 'Lageplan', 'Bebauungsplan', 'Fotos']) {
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Termin in den Kalender übernehmen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Antwort-${reference}.ics`);
  const calendar = readFileSync(await download.path(), 'utf8');
  expect(calendar).toMatch(
    new RegExp(`^BEGIN:VCALENDAR\r\n[^]*\r\nUID:${reference}\r\n[^]*END:VCALENDAR\r\n$`),
  );
  expect(
    dayInWords((/DTSTART;VALUE=DATE:(\d{8})/.exec(calendar)?.[1] ?? '').replace(/(....)(..)/, '$1-$2-')),
  ).toBe(day);

  const { text = '', attachments } = await mailOf(siteData(), reference, 'confirmation');
  expect(text).toContain(day);
  expect(attachments.map(({ filename }) => filename)).toEqual([`Antwort-${reference}.ics`]);

  await page.getByRole('main').getByRole('link', { name: 'Unterlagen nachreichen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unterlagen nachreichen' })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  const opened = new URL(page.url());
  expect(opened.pathname + opened.search).toBe(await linkOf(reference));
});

test('the link of the confirmation takes files by mouse and by keyboard, and says of each what became of it', {
  tag: '@long',
}, async ({ page }) => {
  const { reference, link } = await offered();
  // Listened for all along: whoever begins with the press may miss the window that it opens.
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(link);
  await settled(page);
  const send = form(page).getByRole('button', { name: /senden$|^Wird gesendet/ });
  const chosen = form(page).getByRole('list', { name: 'Gewählte Dateien' }).getByRole('listitem');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await send.click();
  await expect(form(page).getByText('Bitte wählen Sie zuerst eine Datei aus.')).toBeVisible();
  await expect(form(page).getByLabel('Dateien wählen')).toBeFocused();

  const plans = [file('Flurkarte.pdf'), file('Lageplan am Rosenheimer Bahnhof mit Maßen und Zufahrten.pdf')];
  await form(page).getByLabel('Dateien wählen').click();
  await expect.poll(() => choosers.length).toBe(1);
  await choosers[0]?.setFiles([...plans, { ...file('brief.exe'), mimeType: 'application/x-msdownload' }]);
  await expect(chosen).toHaveCount(3);
  await expect(chosen.nth(2)).toContainText('PDF, PNG, JPG');
  expect(await accessibilityFindings(page)).toEqual([]);
  await form(page).getByRole('button', { name: 'brief.exe entfernen' }).click();
  await send.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Ihre 2 Unterlagen sind angekommen.' }),
  ).toBeFocused();
  await expect(chosen.nth(1)).toContainText('angekommen als Unterlage 2');
  expectAdded(reference, plans);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityFindings(page)).toEqual([]);

  const photo = file('Grundbuch.pdf');
  await form(page).getByLabel('Dateien wählen').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => choosers.length).toBe(2);
  await choosers[1]?.setFiles(photo);
  await expect(chosen).toHaveCount(3);
  await expect(form(page).getByLabel('Dateien wählen')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Grundbuch.pdf entfernen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Unterlage ist angekommen.' })).toBeFocused();
  expectAdded(reference, [...plans, photo]);
  const { attachments } = await mailOf(siteData(), reference, 'document-3');
  expect(attachments.map(({ filename }) => filename)).toEqual([`${reference}.3.pdf`]);
});

test('a file that did not get through stays, and arrives once when it is sent again', async ({
  page,
  troubles,
}) => {
  const { reference, link } = await offered();
  await page.goto(link);
  await settled(page);
  const plan = file('Lageplan.pdf');
  await form(page).getByLabel('Dateien wählen').setInputFiles(plan);
  const addresses: string[] = [];
  await page.route('**/service/uploadrealestate/documents**', async (route) => {
    addresses.push(route.request().url());
    // It arrives, and its answer gets lost.
    const answer = await route.fetch();
    await (addresses.length > 1
      ? route.fulfill({ response: answer })
      : route.fulfill({ status: 502, body: '' }));
  });
  await form(page).getByRole('button', { name: 'Unterlagen senden' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Eine Datei ist nicht angekommen.' })).toBeFocused();
  await form(page).getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(form(page).getByText('angekommen als Unterlage 1')).toBeVisible();
  expect(new Set(addresses).size).toBe(1);
  await expectFailedRequests(troubles, /502/);
  expectAdded(reference, [plan]);
});

test('the page of a link is kept by nobody, told to nobody and found by no search engine', async ({
  request,
}) => {
  const { link } = await offered();
  const page = await request.get(link);
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  });
  const html = await page.text();
  expect(/<link rel="canonical" href="[^"]*"/.exec(html)?.[0]).not.toContain('schluessel');
  expect((await (await request.get('/sitemap.xml')).text()).includes('schluessel')).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 760 } });

  test('a file is added by a plain form, and the page says what became of it', async ({ page }) => {
    const { reference, link } = await offered();
    await page.goto(link);
    const plan = file('Lageplan.pdf');
    await form(page).getByLabel('Datei wählen').setInputFiles(plan);
    await form(page).getByRole('button', { name: 'Unterlagen senden' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Ihre Unterlage ist angekommen.' }),
    ).toBeVisible();
    expectAdded(reference, [plan]);

    await form(page)
      .getByLabel('Datei wählen')
      .setInputFiles({ ...file('brief.exe'), mimeType: 'text/plain' });
    await form(page).getByRole('button', { name: 'Unterlagen senden' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Die Datei ist nicht angekommen.' }),
    ).toContainText('PDF, PNG, JPG');
    expectAdded(reference, [plan]);
  });

  test('a link that is cut off or too old says so, and how else to send', async ({ page }) => {
    const { link } = await offered();
    await page.goto(link.slice(0, -5));
    await expect(page.getByText('Dieser Link ist nicht vollständig oder nicht von uns.')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await page.goto(link.replace(/\.[\da-z]+\./, '.t0000.'));
    await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'immobilien@goldbraun.example' }),
    ).toBeVisible();
  });
});
