import { randomUUID } from 'node:crypto';
import { offerPath } from '../../mfe-acquisition/offer/offer.ts';
import {
  type Answer,
  type ChosenFile,
  filledIn,
  formOf,
  pdf,
  pdfOf,
  post,
  sendOffer,
  solvedChallenge,
} from '../../mfe-acquisition/service/testing/offer-form.ts';
import { expectFailedRequests, referencePattern } from '../harness/offer-page.ts';
import { newCompany, offersOf } from '../harness/offer-records.ts';
import { expect, siteData, siteUrl, test } from '../harness/test.ts';

const required = 'Das Feld ist erforderlich.';
const wrongEmail = 'Dies ist keine gültige E-Mail-Adresse.';
const wrongResult = 'Bitte geben Sie die Lösung für die Gleichung ein.';
const fileRule = 'Es sind nur folgende Dateiformate mit maximal 15 MB erlaubt - PDF, PNG, JPG.';

const file = (name: string, type: string, bytes = pdfOf(500)): ChosenFile => ({ name, type, bytes });

function expectRefusal(answer: Answer, status: number, field: string, code: string, message: string) {
  expect(answer).toMatchObject({ status, code, errors: [{ field, code, message }] });
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
}

// All of these together stay below the 30 posts that the intake takes from one address in a minute.
test.describe('an offer that is posted past the form', () => {
  for (const [field, text, code, message] of [
    ['firstName', ' ', 'required', required],
    ['lastName', '', 'required', required],
    ['company', '', 'required', required],
    ['email', '', 'required', required],
    ['phone', '', 'required', required],
    ['answer', '', 'required', required],
    ['email', 'aenne@example', 'email_invalid', wrongEmail],
    ['answer', '99', 'answer_wrong', wrongResult],
    ['privacy', 'false', 'privacy_required', 'Sie müssen die Datenschutzinformationen akzeptieren.'],
    ['subject', 'Gewinnspiel', 'subject_required', 'Bitte wählen Sie einen Betreff aus'],
  ] as const) {
    test(`is refused with „${message}“ when its ${field} is „${text}“`, async () => {
      const company = newCompany();
      const answer = await sendOffer(siteUrl(), { company, [field]: text });
      expectRefusal(answer, 422, field, code, message);
      expect(offersOf(siteData(), company)).toEqual([]);
    });
  }

  for (const [kind, attached] of [
    ['an extension other than PDF, PNG and JPG', file('expose.exe', 'application/pdf')],
    ['a type other than its extension claims', file('expose.pdf', 'text/html')],
    ['a content other than its extension claims', file('lageplan.png', 'image/png')],
  ] as const) {
    test(`is refused with „${fileRule}“ when its file has ${kind}`, async () => {
      const company = newCompany();
      const answer = await sendOffer(siteUrl(), { company }, attached);
      expectRefusal(answer, 415, 'attachment', 'attachment_type', fileRule);
      expect(offersOf(siteData(), company)).toEqual([]);
    });
  }

  test(`is refused with „${fileRule}“ when its file has one byte more than 15 MB, and accepted without that byte`, async () => {
    const company = newCompany();
    const limit = 15 * 1024 * 1024;
    const answer = await sendOffer(siteUrl(), { company }, pdf(limit + 1));
    expectRefusal(answer, 413, 'attachment', 'attachment_too_large', fileRule);
    expect(offersOf(siteData(), company)).toEqual([]);

    expect(await sendOffer(siteUrl(), { company }, pdf(limit))).toMatchObject({ status: 201 });
    expect(offersOf(siteData(), company)).toMatchObject([{ bytes: limit }]);
  });

  test('is refused when its challenge was used before, and answered with the same reference when it is repeated', async () => {
    const company = newCompany();
    const challenge = await solvedChallenge(siteUrl());
    const texts = { ...filledIn, ...challenge, company };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post(siteUrl(), formOf(texts), headers);
    expect(first).toMatchObject({ status: 201, reference: expect.stringMatching(referencePattern) });

    const replayed = await post(siteUrl(), formOf({ ...texts, message: 'Noch einmal' }));
    expectRefusal(
      replayed,
      409,
      'answer',
      'challenge_used',
      'Diese Rechenaufgabe wurde bereits verwendet. Bitte lösen Sie die neue Gleichung.',
    );
    const repeated = await post(siteUrl(), formOf(texts), headers);
    expect(repeated).toMatchObject({ status: 201, reference: first.reference });
    expect(offersOf(siteData(), company)).toMatchObject([{ reference: first.reference }]);
  });
});

test.describe('a post that is no form', () => {
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
  const half = '--x\r\ncontent-disposition: form-data; name="subject"\r\n\r\nSonst';
  for (const [what, body, headers, status, code] of [
    ['without any multipart structure', 'nonsense', boundary, 400, 'malformed'],
    ['that ends in the middle of a field', half, boundary, 400, 'malformed'],
    ['without a boundary', half, { 'content-type': 'multipart/form-data' }, 400, 'malformed'],
    ['of JSON', '{"subject":"Sonstiges"}', { 'content-type': 'application/json' }, 415, 'content_type'],
    ['with a key that is no UUID', half, { ...boundary, 'idempotency-key': 'x' }, 400, 'key_invalid'],
  ] as const) {
    test(`${what} is refused with ${status}`, async () => {
      expect(await post(siteUrl(), body, headers)).toMatchObject({ status, code, errors: [] });
    });
  }
});

test('a browser reads why its upload is refused, although most of that is still on its way', async ({
  page,
  troubles,
}) => {
  await page.goto(`${siteUrl()}/akquise`);
  const answers = await page.evaluate(async (path) => {
    const send = () =>
      new Promise<number | string>((resolve) => {
        const form = new FormData();
        form.append('phone', '1');
        form.append('phone', '2');
        form.append('attachment', new Blob([new Uint8Array(14 * 1024 * 1024)]), 'a.pdf');
        const request = new XMLHttpRequest();
        request.open('POST', path);
        request.setRequestHeader('Idempotency-Key', crypto.randomUUID());
        request.onload = () => resolve(request.status);
        request.onerror = () => resolve('the connection broke');
        request.send(form);
      });
    const all: (number | string)[] = [];
    for (let sent = 0; sent < 5; sent += 1) all.push(await send());
    return all;
  }, offerPath);
  expect(answers).toEqual([400, 400, 400, 400, 400]);
  await expectFailedRequests(troubles, /status of 400/, () => answers.length);
});
