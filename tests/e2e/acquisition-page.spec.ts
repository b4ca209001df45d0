import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';

// What the landing page says stands in the server's document.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) => page.goto(paths.acquisition) as Promise<unknown>);

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });

test.describe('an owner on /akquise', () => {
  test('finds the sections in the order of the specification', async ({ page }) => {
    const headings = await main(page).locator(':is(h1, h2)').allTextContents();
    const inOrder = [
      'Ihr Grundstück.',
      'Elf Regionen',
      'Aus Ihrer Fläche wird ein Standort',
      'Gut vorbereitet',
      'Vier gute Gründe',
      'Diese Flächen suchen wir',
      'Bieten Sie uns Ihre Fläche an',
      'Lieber persönlich?',
      'Häufige Fragen',
      'Lernen Sie Goldbraun',
    ];
    const places = inOrder.map((start) => headings.findIndex((heading) => heading.trim().startsWith(start)));
    expect(places, headings.join(' | ')).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('finds a person with phone and e-mail in each of eleven regions', async ({ page }) => {
    const contacts = region(page, 'Elf Regionen, elf Menschen, die Ihre Lage kennen').getByRole('article');
    await expect(contacts).toHaveCount(11);
    for (const [index, contact] of (await contacts.all()).entries()) {
      await expect(contact).toContainText(new RegExp(`Region\\s${index + 1}(?!\\d)`));
      await expect(contact.getByRole('heading', { level: 3 })).toHaveText(/\S+ \S+/);
      await expect(contact.getByRole('link', { name: /^(Frau|Herr) .+, Telefon: 089/ })).toHaveAttribute(
        'href',
        /^tel:\+49/,
      );
      await expect(contact.getByRole('link', { name: /^(Frau|Herr) .+, E-Mail: / })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
    }
  });

  test('downloads the checklist, a PDF, by „Checkliste herunterladen“', async ({ page, request }) => {
    const link = main(page).getByRole('link', { name: 'Checkliste herunterladen' });
    const answer = await request.get((await link.getAttribute('href')) as string);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('reads four reasons, and what is wanted of plots and of shops', async ({ page }) => {
    const reasons = region(page, 'Vier gute Gründe, mit uns zu sprechen');
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(reasons.getByRole('listitem').locator('svg')).toHaveCount(4);
    const wanted = region(page, 'Diese Flächen suchen wir').getByRole('article');
    await expect(wanted).toHaveCount(2);
    await expect(wanted.nth(0)).toContainText('Wir kaufen Grundstücke ab 3.000 m²');
    await expect(wanted.nth(0).getByRole('link')).toHaveAttribute('href', paths.driveThrough);
    await expect(wanted.nth(1)).toContainText('500–700 m²');
    await expect(wanted.nth(1).getByRole('link')).toHaveAttribute('href', paths.inStore);
  });

  test('opens six questions, of which each shows its answer', async ({ page }) => {
    const questions = region(page, 'Häufige Fragen von Eigentümern').locator('details');
    await expect(questions).toHaveCount(6);
    for (const question of await questions.all()) {
      const answer = question.locator('p').first();
      await expect(answer).toBeHidden();
      await question.locator('summary').click();
      await expect(answer).toBeVisible();
    }
  });

  test('finds address, e-mail and website of the company, and a card that leads to Home', async ({
    page,
  }) => {
    const ways = region(page, 'Lieber persönlich?').getByRole('definition');
    await expect(ways).toHaveText([
      /Goldbraunallee 1.*München/,
      /^089/,
      /@goldbraun\.example$/,
      /goldbraun\.example$/,
    ]);
    await expect(ways.nth(2).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(ways.nth(3).getByRole('link')).toHaveAttribute('href', /^https:/);
    const card = main(page).locator('section').last();
    await expect(card.getByRole('img')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveAttribute('href', '/');
  });
});
