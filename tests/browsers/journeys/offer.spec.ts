import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solve } from '../../../mfe-acquisition/offer/equation.ts';
import { pdfOf } from '../../../mfe-acquisition/service/testing/offer-form.ts';
import { referencePattern, sentText, visitor as written } from '../../harness/offer-page.ts';
import { newCompany, offersOf, sha256, storedFile } from '../../harness/offer-records.ts';
import { paths } from '../../harness/pages.ts';
import { siteData } from '../../harness/test.ts';
import { expect, test } from '../test.ts';

const field = (name: string) => ({ css: `form [name=${name}]` });

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-offer-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an offer with a file arrives whole, and the visitor reads its reference', async ({ visitor }) => {
  const company = newCompany();
  const pdf = pdfOf(2 * 1024 * 1024);
  const file = join(folder, 'Exposé Rosenheim.pdf');
  writeFileSync(file, pdf);

  await visitor.open(paths.acquisition);
  await visitor.comesTo(field('answer'));
  await visitor.reads({ css: '#offer-answer-hint' }, [/^\d+ \+ \d+ =$/]);
  const equation = await visitor.asks(() => document.getElementById('offer-answer-hint')?.textContent);
  await visitor.select(field('subject'), 'Abgabe eines Angebotes');
  await visitor.select(field('salutation'), 'Frau');
  for (const [name, text] of Object.entries({ ...written, company })) await visitor.type(field(name), text);
  await visitor.choose(field('attachment'), file);
  await visitor.sees({ css: 'form span', words: 'Exposé Rosenheim.pdf' });
  await visitor.click(field('privacy'));
  await visitor.type(field('answer'), String(solve((equation ?? '').replace(' =', ''))));
  await visitor.click({ css: 'form button', words: 'Nachricht absenden' });

  await visitor.sees({ css: '[role=status]', words: sentText });
  const shown = await visitor.asks(() => document.querySelector('main')?.textContent);
  const [reference] = referencePattern.exec(shown ?? '') ?? [];
  const [stored, ...others] = offersOf(siteData(), company);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    reference,
    subject: 'Abgabe eines Angebotes',
    salutation: 'Frau',
    first_name: written.firstName,
    last_name: written.lastName,
    email: written.email,
    phone: written.phone,
    message: written.message,
    original_name: 'Exposé Rosenheim.pdf',
    sha256: sha256(pdf),
  });
  expect(sha256(storedFile(siteData(), stored?.id ?? ''))).toBe(sha256(pdf));
});
