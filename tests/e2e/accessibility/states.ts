import { documents } from '@goldbraun/shared/contract/documents';
import { expect, type Page } from '@playwright/test';
import { challengePath, offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import { openOfferForm } from '../../harness/offer-page.ts';
import { newCompany } from '../../harness/offer-records.ts';
import { offered } from '../../harness/offered.ts';
import { allPaths, paths, slugs } from '../../harness/pages.ts';
import { laidOut } from '../laid-out.ts';
import { settled } from '../settled.ts';

/** A page as a visitor may have it before them. */
export interface State {
  name: string;
  /** Brings a new page of the shared site into it, at the first of the widths. */
  reach: (page: Page) => Promise<void>;
  /** CSS pixels at which it can be seen. */
  widths: readonly [number, ...number[]];
  /** What the browser itself reports on the way, because the state is one of failure. */
  reported?: RegExp;
}

/** A telephone and a desktop. */
const [narrow, wide] = [360, 1440];

/** It can be seen at both, unless it says otherwise. */
type Described = Omit<State, 'widths'> & Partial<State>;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Bilder in voller Größe' });
const search = (page: Page) => page.locator('#restaurantsuche');

/** One of the news items is looked at like any page; the others' pages differ from it in words and pictures alone. */
const otherNews = slugs.slice(1).map((slug) => `${paths.news}/${slug}`);

const served: Described[] = [
  ...allPaths,
  ...['Berlin', 'Xylophon'].map((term) => `${paths.news}?suche=${term}`),
  ...['ort=Kassel', 'ort=Frankfurt', 'ort=8001'].map((query) => `${paths.acquisition}?${query}`),
  ...['q=Berlin', 'q=Hambrug', 'q=Bayern&page=3', 'q=Xylophon', 'lat=abc&lng=8&services=sauna'].map(
    (query) => `${paths.locations}?${query}`,
  ),
  ...[
    'art=laden&flaeche=viel&weiter=2',
    'art=grundstueck&flaeche=1200&einwohner=ab-100000&verkehr=hauptstrasse&baurecht=wohngebiet&vertrag=verkauf',
  ].map((query) => `${paths.acquisition}?${query}`),
  ...['breite=60&tiefe=55&seite=west&ecke=ja', 'breite=40&tiefe=42', 'breite=viel'].map(
    (query) => `${paths.acquisition}?${query}`,
  ),
].map((address) => ({
  name: address,
  ...(otherNews.includes(address) ? { widths: [narrow] } : {}),
  reach: (page) => open(page, address),
}));

const menus: Described[] = [
  {
    name: 'the menu of small screens, with the concepts unfolded',
    widths: [narrow],
    async reach(page) {
      await open(page, paths.home);
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      const drawer = page.getByRole('dialog', { name: 'Hauptmenü' });
      await drawer.getByText('Restaurantkonzepte').click();
      await expect(drawer.getByRole('link', { name: /Individuelle Lösungen/ })).toBeVisible();
    },
  },
  {
    name: 'the submenu of large screens',
    widths: [wide],
    async reach(page) {
      await open(page, paths.home);
      await page.getByRole('navigation').getByRole('button', { name: 'Restaurantkonzepte' }).click();
      await expect(page.getByRole('link', { name: /Individuelle Lösungen/ }).first()).toBeVisible();
    },
  },
];

const unfolded: Described[] = [
  {
    name: 'a gallery with its arrows',
    async reach(page) {
      await open(page, `${paths.news}/${slugs[0]}`);
      const gallery = page.getByRole('region', { name: 'Bilder zur Meldung' });
      await gallery.scrollIntoViewIfNeeded();
      await expect(gallery.getByRole('button', { name: 'Nächstes Bild' })).toBeVisible();
    },
  },
  {
    name: 'a picture in full size',
    async reach(page) {
      await open(page, `${paths.news}/${slugs[0]}`);
      await page.getByRole('region', { name: 'Bilder zur Meldung' }).getByRole('link').nth(1).click();
      const picture = lightbox(page).locator('.lg-current .lg-image');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    },
  },
  {
    name: 'every answer of the acquisition page',
    async reach(page) {
      await open(page, paths.acquisition);
      await laidOut(page);
      const answers = await page
        .locator('main details')
        .filter({ has: page.locator('summary').filter({ visible: true }) })
        .all();
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers) {
        await answer.locator('summary').press('Enter');
        await expect(answer).toHaveAttribute('open');
      }
    },
  },
  {
    name: 'the privacy settings',
    async reach(page) {
      await open(page, paths.home);
      await page.getByRole('contentinfo').getByRole('button', { name: 'Privatsphäre Einstellungen' }).click();
      const settings = page.getByRole('dialog', { name: 'Privatsphäre Einstellungen' });
      await expect(settings.getByText('Derzeit gibt es hier nichts einzuwilligen')).toBeVisible();
    },
  },
  {
    name: 'the panorama tour where it can not be drawn',
    async reach(page) {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await page.goto(documents.panoramaTour);
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
    },
  },
];

const forms: Described[] = [
  ...[paths.contact, paths.acquisition].map((path) => ({
    name: `the form on ${path} when it says what is missing`,
    async reach(page: Page) {
      await open(page, path);
      await page.getByRole('button', { name: 'Nachricht absenden' }).click();
      await expect(page.getByRole('alert').first()).toBeFocused();
    },
  })),
  {
    name: 'the form when it was sent',
    async reach(page) {
      const offer = await openOfferForm(page);
      await offer.fillIn(newCompany());
      await offer.send.click();
      await offer.expectSent();
    },
  },
  {
    name: 'the page of a link to add documents, with files that were refused',
    async reach(page) {
      await open(page, (await offered()).link);
      const letter = { name: 'Brief.docx', mimeType: 'application/msword', buffer: Buffer.from('x') };
      await page.getByLabel('Dateien wählen').setInputFiles([letter, { ...letter, name: 'Foto.heic' }]);
      await page.getByRole('button', { name: 'Noch einmal senden' }).click();
      await expect(page.getByRole('alert').filter({ hasText: '2 Dateien' })).toBeFocused();
    },
  },
  {
    name: 'the form when it could not be sent',
    reported: /ERR_FAILED/,
    async reach(page) {
      await page.route(`**${offerPath}`, (route) => route.abort());
      const offer = await openOfferForm(page);
      await offer.fillIn(newCompany());
      await offer.send.click();
      await offer.expectFailure(/Wir konnten unseren Server nicht erreichen/);
    },
  },
  {
    name: 'the form without its equation',
    reported: /ERR_FAILED/,
    async reach(page) {
      await page.route(`**${challengePath}`, (route) => route.abort());
      await page.goto(paths.acquisition);
      const form = page.getByRole('form', { name: 'Kontaktformular' });
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByRole('button', { name: 'Gleichung neu laden' })).toBeVisible();
    },
  },
];

const searches: Described[] = [
  {
    name: 'the restaurant search without a position',
    async reach(page) {
      await page.context().clearPermissions();
      await open(page, paths.locations);
      await search(page).getByRole('button', { name: 'Meinen Standort verwenden' }).click();
      await expect(search(page).getByRole('status').first()).toHaveText(/Bitte geben Sie stattdessen/);
    },
  },
  {
    name: 'the restaurant search when it can not be reached',
    reported: /ERR_FAILED/,
    async reach(page) {
      await open(page, paths.locations);
      await page.route('**/search/widget/restaurants**', (route) => route.abort());
      await search(page).getByRole('searchbox').fill('Kassel');
      await search(page).getByRole('button', { name: 'Restaurants suchen' }).click();
      await expect(search(page).getByText(/antwortet gerade nicht/)).toBeVisible();
    },
  },
];

const plans: Described[] = [
  {
    name: 'the site plan with a handle under the keyboard',
    async reach(page) {
      await open(page, paths.driveThrough);
      const handle = page.getByRole('slider', { name: 'Breite des Grundstücks' });
      await handle.press('PageUp');
      await expect(page.locator('#lageplan').getByRole('status')).toHaveText(/^Das passt/);
    },
  },
];

const persons: Described[] = [
  {
    name: 'all contact persons of small screens, unfolded',
    widths: [narrow],
    async reach(page) {
      await open(page, `${paths.acquisition}?ort=Kassel`);
      await page.locator('summary').filter({ hasText: 'Alle elf Ansprechpersonen' }).press('Enter');
      await expect(page.getByRole('article').filter({ hasText: 'Florian Obermaier' })).toBeVisible();
    },
  },
  {
    name: 'the map with the person of a place that was pressed',
    async reach(page) {
      await open(page, paths.locations);
      await page.getByRole('group', { name: 'Karte von Deutschland' }).click();
      await expect(search(page).getByText(/^Für die Stelle auf der Karte bei/)).toBeVisible();
    },
  },
  {
    name: 'the form that goes to a contact person in copy',
    async reach(page) {
      await open(page, `${paths.acquisition}?ort=Rostock`);
      const copy = page.getByRole('checkbox', { name: /in Kopie an Frau Wiebke Lorenz/ });
      await copy.scrollIntoViewIfNeeded();
      await expect(copy).toBeChecked();
    },
  },
];

/** Every page of the site, and what a visitor can open or bring about on them. */
export const states: State[] = [
  ...served,
  ...menus,
  ...unfolded,
  ...forms,
  ...searches,
  ...plans,
  ...persons,
].map((state) => ({
  widths: [narrow, wide],
  ...state,
}));
