import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 2, name });
/** The pictures of the page's gallery, which the server's page has as links already. */
const galleryPictures = (page: Page, folder: string) =>
  main(page).locator(`a[href^="/asset/images/Gallery_${folder}/"]`);
const teaser = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
const subject = (page: Page) => main(page).getByRole('combobox', { name: /^Betreff/ });

const concepts = {
  driveThrough: { card: 'GoldDrive', call: /^Zum Drive-Konzept/ },
  inStore: { card: 'Instore', call: /^Zum Innenstadt-Konzept/ },
  future: { card: 'Individuelle Lösungen', call: /^Zu den Lösungen/ },
} as const;
type Concept = keyof typeof concepts;

/** The cards of these concepts, each with a picture and a link to its page, and of no other. */
async function expectConceptCards(page: Page, shown: readonly Concept[]) {
  for (const concept of Object.keys(concepts) as Concept[]) {
    const card = main(page)
      .getByRole('article')
      .filter({ hasText: concepts[concept].call.source.slice(1) });
    await expect(card, concept).toHaveCount(shown.includes(concept) ? 1 : 0);
    if (!shown.includes(concept)) continue;
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(concepts[concept].card);
    await expect(card.getByRole('img')).toHaveCount(1);
    const link = card.getByRole('link', { name: concepts[concept].call });
    await expect(link).toHaveAttribute('href', paths[concept]);
  }
}
const all: Concept[] = ['driveThrough', 'inStore', 'future'];

// What a page says stands in the server's document: the tests of this block need no script.
test.describe('a visitor reads', () => {
  test.use({ javaScriptEnabled: false });

  test('what a drive-through site needs, how it is planned and whom to write to', async ({ page }) => {
    await page.goto(paths.driveThrough);
    for (const fact of ['ab 2.500 m²', 'rund 500 m²', '30–40 m²', '2 Spuren']) {
      await expect(main(page).getByRole('definition').filter({ hasText: fact })).toHaveCount(1);
    }
    await expect(galleryPictures(page, 'golddrive')).toHaveCount(24);
    await expect(main(page).getByRole('link', { name: 'Zum Rundblick' })).toHaveAttribute(
      'href',
      paths.panorama,
    );
    const conversion = teaser(page, 'Sie haben ein Grundstück an einer guten Straße?');
    await expect(conversion.getByRole('link', { name: 'Grundstück anbieten' })).toHaveAttribute(
      'href',
      paths.acquisition,
    );
    const features = main(page).getByRole('region', { name: 'Woran wir ein gutes Grundstück erkennen' });
    await expect(features.getByRole('listitem')).toHaveCount(6);
    const rooms = main(page).getByRole('table', { name: /Richtwerte/ });
    await expect(rooms.getByRole('row', { name: /Nebengebäude/ })).toContainText('30–40 m²');
    await expect(main(page).getByText('zwei parallele Fahrspuren').first()).toBeVisible();
    await expect(heading(page, 'Herr Lindner')).toHaveCount(1);
    await expectConceptCards(page, ['inStore', 'future']);
  });

  test('what a shop in the city needs', async ({ page }) => {
    await page.goto(paths.inStore);
    for (const fact of ['350–500 m²', 'ab 100.000', '1a-Lage', 'Erdgeschoss']) {
      await expect(main(page).getByRole('definition').filter({ hasText: fact })).toHaveCount(1);
    }
    await expect(galleryPictures(page, 'instore')).toHaveCount(26);
    await expect(
      main(page).getByText('Küche und Theke liegen mindestens im Erdgeschoss').first(),
    ).toBeVisible();
    await expect(main(page).getByRole('table')).toHaveCount(1);
    await expectConceptCards(page, ['driveThrough', 'future']);
  });

  test('what can stand above a restaurant', async ({ page }) => {
    await page.goto(paths.future);
    await expect(galleryPictures(page, 'individual')).toHaveCount(9);
    await expect(main(page).getByText('Wohnungen, Büros oder ein Hotel').first()).toBeVisible();
    await expectConceptCards(page, ['driveThrough', 'inStore']);
  });

  test('which locations are wanted, and four that can be looked at', async ({ page }) => {
    await page.goto(paths.locations);
    await expect(main(page).getByText('Rund 1.440 Restaurants')).toBeVisible();
    await expect(main(page).getByText('für einen Kauf ab 3.000 m²')).toBeVisible();
    await expect(galleryPictures(page, 'hamburg')).toHaveCount(9);
    const references = main(page).getByRole('region', { name: 'Vier Adressen zum Ansehen' });
    for (const city of ['berlin', 'dresden', 'hamburg', 'panorama'] as const) {
      await expect(references.locator(`a[href="${paths[city]}"]`)).toHaveCount(1);
    }
    await expectConceptCards(page, all);
  });

  test('the figures of the company and where it hires', async ({ page }) => {
    await page.goto(paths.company);
    const facts = main(page).getByRole('region', { name: 'Die Zahlen dahinter' });
    await expect(facts.getByRole('definition')).toHaveText([
      'rund 1.440',
      'etwa 500',
      '1,6 Mio.',
      'über 90 %',
      'über 50',
      'über 20',
    ]);
    const careers = main(page).getByRole('link', { name: /^Offene Stellen ansehen/ });
    await expect(careers).toHaveAttribute('target', '_blank');
    await expect(main(page).getByText('Franchise').first()).toBeVisible();
    await expectConceptCards(page, all);
  });

  for (const { city, count, offer } of [
    { city: 'berlin', count: 17, offer: 'Standort anbieten' },
    { city: 'dresden', count: 16, offer: 'Fläche in Dresden anbieten' },
    { city: 'hamburg', count: 9, offer: 'Grundstück zeigen' },
  ] as const) {
    test(`${count} pictures of ${city}, each with its caption, and below them an invitation`, async ({
      page,
    }) => {
      await page.goto(paths[city]);
      const pictures = galleryPictures(page, city);
      await expect(pictures).toHaveCount(count);
      const captions = await main(page).locator('figcaption').allTextContents();
      expect(captions).toHaveLength(count);
      expect(new Set(captions).size).toBe(count);
      await expect(main(page).getByRole('link', { name: offer })).toHaveAttribute('href', paths.acquisition);
      await expectConceptCards(page, all);
    });
  }

  for (const [name, gallery] of [
    ['locations', 'hamburg'],
    ['company', 'dresden'],
    ['inStore', 'instore'],
    ['future', 'individual'],
  ] as const) {
    test(`an introduction, a hero, a gallery, teasers and concept cards on ${paths[name]}`, async ({
      page,
    }) => {
      await page.goto(paths[name]);
      const introduction = main(page)
        .locator('section, header, div')
        .filter({ has: page.getByRole('heading', { level: 1 }) });
      await expect(introduction.last().locator('p').first()).toHaveText(/\w{3,}/);
      const hero = main(page).getByRole('img').first();
      expect((await hero.boundingBox())?.width).toBeGreaterThanOrEqual(1168);
      expect(await galleryPictures(page, gallery).count()).toBeGreaterThan(1);
      const teasers = main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .filter({ has: page.getByRole('link') });
      expect(await teasers.count()).toBeGreaterThan(2);
      expect(await main(page).getByRole('article').getByRole('link').count()).toBeGreaterThanOrEqual(2);
    });
  }

  test('about Kiefersfelden: an introduction, a text with a picture, an invitation', async ({ page }) => {
    await page.goto(paths.panorama);
    const text = main(page).getByRole('region', { name: 'Gebaut für Reisende und Nachbarn' });
    await expect(text.getByRole('img', { name: /^Terrasse/ })).toHaveCount(1);
    await expect(text.getByText('Inntalautobahn')).toBeVisible();
    await expect(teaser(page, 'Ein Standort an der Autobahn?').getByRole('link')).toHaveAttribute(
      'href',
      paths.acquisition,
    );
    await expectConceptCards(page, all);
  });

  test('both sizes that are published: of plots and of shops', async ({ page }) => {
    await page.goto(paths.driveThrough);
    await expect(main(page)).toContainText('ab 2.500 m²');
    await page.goto(paths.inStore);
    await expect(main(page)).toContainText('350–500 m²');
    await page.goto(paths.acquisition);
    await expect(main(page)).toContainText('Wir kaufen Grundstücke ab 3.000 m²');
    await expect(main(page)).toContainText('500–700 m²');
  });

  test('no heading twice on a page', { tag: '@long' }, async ({ page }) => {
    for (const name of Object.keys(paths) as (keyof typeof paths)[]) {
      await page.goto(paths[name]);
      const headings = await main(page).locator(':is(h1, h2)').allTextContents();
      expect
        .soft(
          headings.filter((text, index) => headings.indexOf(text) !== index),
          paths[name],
        )
        .toEqual([]);
    }
  });
});

test('„Mail senden“ on the drive-through page brings the visitor to the form, with its subject chosen', async ({
  page,
}) => {
  await page.goto(paths.driveThrough);
  await hydrated(page);
  await main(page).getByRole('link', { name: 'Mail senden' }).click();
  await expect(page).toHaveURL(`${paths.contact}#contactForm`);
  await expect(subject(page)).toHaveValue('Mail an Herrn Lindner');
  await expect(subject(page)).toBeInViewport();
});

for (const [name, tag] of [
  ['berlin', undefined],
  ['dresden', '@long'],
  ['hamburg', '@long'],
  ['panorama', '@long'],
] as const) {
  test(`the subject that „Mail senden“ chose is gone after a visit to ${paths[name]}`, { tag }, async ({
    page,
  }) => {
    await page.goto(paths.contact);
    await hydrated(page);
    await main(page).getByRole('link', { name: 'Mail senden' }).click();
    await expect(subject(page)).toHaveValue('Mail an Herrn Lindner');
    const footer = page.getByRole('contentinfo').getByRole('navigation');
    await footer.locator(`a[href="${paths[name]}"]`).click();
    await expect(page).toHaveURL(paths[name]);
    await footer.getByRole('link', { name: 'Kontakt', exact: true }).click();
    await subject(page).scrollIntoViewIfNeeded();
    await expect(subject(page)).toHaveValue('');
  });
}
