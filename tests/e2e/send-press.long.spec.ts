import type { Page } from '@playwright/test';
import { holdScripts, type ScriptKind } from '../harness/held-scripts.ts';
import { OfferPage } from '../harness/offer-page.ts';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

/** The `submit` events of a page: what was pressed once has to be sent once. */
const submits = (page: Page) => page.evaluate(() => (window as unknown as { submits: number }).submits);

test.use({ hasTouch: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { submits: 0 });
    addEventListener('submit', () => {
      (window as unknown as { submits: number }).submits += 1;
    });
  });
});

/** The empty form was sent once: it says what is missing, and nothing has left the page. */
async function expectOneTry(page: Page, offer: OfferPage) {
  await expect(offer.summary).toContainText('Betreff');
  await offer.solution();
  expect(await submits(page)).toBe(1);
  expect(offer.posts).toEqual([]);
}

const presses: Record<string, (offer: OfferPage) => Promise<void>> = {
  'the mouse': (offer) => offer.send.click(),
  'two clicks': (offer) => offer.send.dblclick(),
  'a tap': (offer) => offer.send.tap(),
  'the space bar': (offer) => offer.send.press('Space'),
  'Enter in a field': (offer) => offer.field('firstName').press('Enter'),
};

/** On /kontakt the form is another team's slot, on /akquise its own team's. */
const moments: [string, ScriptKind[]][] = [
  [paths.contact, ['shell', 'route', 'slot']],
  [paths.acquisition, ['slot']],
];

for (const [path, scripts] of moments) {
  for (const held of scripts) {
    test(`a press of „Nachricht absenden“ on ${path} before the ${held} script is kept and done once`, async ({
      page,
    }) => {
      for (const [way, press] of Object.entries(presses)) {
        await test.step(way, async () => {
          const release = await holdScripts(page, held);
          const offer = new OfferPage(page);
          await page.goto(path, { waitUntil: 'commit' });
          await offer.send.scrollIntoViewIfNeeded();
          if (held === 'slot') await hydrated(page);
          await press(offer);
          await offer.field('lastName').fill('Groß');
          expect(await submits(page)).toBe(0);
          release();
          await expectOneTry(page, offer);
          await expect(offer.field('lastName')).toHaveValue('Groß');
          await page.unrouteAll();
        });
      }
    });
  }
}
