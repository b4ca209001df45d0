/** @jest-environment jsdom */
import { text as streamToText } from 'node:stream/consumers';
import { brand } from '@goldbraun/shared/brand/brand';
import { type SiteState, type SlotLoader, SlotLoaderContext } from '@goldbraun/shared/contract';
import { configureStore } from '@reduxjs/toolkit';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { text } from '../../../text/acquisition.ts';
import OfferFormSlot from '../../sections/offer-form/OfferFormSlot.tsx';
import SitePlan from '../../sections/site-plan/SitePlan.tsx';
import { Component, handle, loader } from './AcquisitionPage.tsx';

const site: SiteState['site'] = { lang: 'de', text: { de: {} }, openDrawer: false, customSubject: null };

const slots: Record<string, ReturnType<SlotLoader>> = {
  'mfe-acquisition/OfferForm': Promise.resolve(OfferFormSlot),
  'mfe-acquisition/SitePlan': Promise.resolve(SitePlan),
};
const none = Promise.resolve(null);

/** The page as the server renders it, which is what a visitor without JavaScript has. */
async function renderPage(query = ''): Promise<string> {
  const handler = createStaticHandler([{ path: '/akquise', Component, loader }]);
  const context = await handler.query(new Request(`https://goldbraun.example/akquise${query}`));
  if (context instanceof Response) throw new Error('/akquise redirects');
  const { prelude } = await prerenderToNodeStream(
    <Provider store={configureStore({ reducer: { site: (state = site) => state } })}>
      <SlotLoaderContext value={(name) => slots[name] ?? none}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SlotLoaderContext>
    </Provider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return streamToText(prelude);
}

describe('/akquise without JavaScript', () => {
  let html = '';
  beforeAll(async () => {
    html = await renderPage();
    document.body.innerHTML = html;
  });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  it('has one h1, and the button of the hero leads to the form, which is there', () => {
    expect(all('h1')).toHaveLength(1);
    const button = all('a').find((link) => link.textContent === 'Kontaktieren Sie uns');
    expect(button?.getAttribute('href')).toBe('#openForm');
    expect(all('#openForm form')).toHaveLength(1);
    expect(all('#openForm button[type=submit]')).toHaveLength(0);
    expect(html).toContain('<noscript>');
  });

  it('names eleven regions with a person, a phone number and an e-mail address each', () => {
    const cards = all('article').filter((card) => /Region\s\d/.test(card.textContent ?? ''));
    const values = (selector: string) =>
      new Set(cards.map((card) => card.querySelector(selector)?.getAttribute('href')));
    expect(cards).toHaveLength(11);
    expect(values('a[href^="tel:+49891234567"]').size).toBe(11);
    expect(values('a[href$="@goldbraun.example"]').size).toBe(11);
    expect(cards.at(-1)?.textContent).toContain('Region\u00a011');
  });

  it('answers six questions and offers the checklist', () => {
    const questions = all('summary').filter(({ textContent }) => textContent?.endsWith('?'));
    expect(questions).toHaveLength(6);
    const checklist = all('a').find((link) => link.textContent === 'Checkliste herunterladen');
    expect(checklist?.getAttribute('href')).toBe(brand.checklistPdf);
  });

  it('publishes the sizes that are wanted', () => {
    expect(html).toContain('Wir kaufen Grundstücke ab 3.000\u00a0m²');
    expect(html).toContain('500–700\u00a0m²');
  });

  it('draws an example of a plan and says that it is one', () => {
    const plan = document.querySelector('#lageplan');
    expect(plan?.querySelector('[role=status]')?.textContent).toMatch(
      /^Ein Beispiel, noch nicht Ihr Grundstück/,
    );
    expect(plan?.querySelector('svg title')?.textContent).toContain('60\u00a0×\u00a050\u00a0m');
    expect(plan?.querySelector('form')?.getAttribute('action')).toBe('/akquise#lageplan');
    expect([...(plan?.querySelectorAll('button') ?? [])].map(({ type }) => type)).toEqual(['submit']);
  });

  it.each([
    ['?breite=60&tiefe=55&seite=west&ecke=ja', /^Das passt.*28\u00a0Stellplätze.*eigene Zufahrt/s],
    [
      '?breite=40&tiefe=50',
      /^So wird es zu eng.*In der Breite fehlen 10\u00a0m.*ab 45\u00a0×\u00a060\u00a0m/s,
    ],
    ['?breite=viel', /Breite als Zahl an.*Tiefe in Metern an/s],
  ])('answers %s', async (query, answer) => {
    document.body.innerHTML = await renderPage(query);
    expect(document.querySelector('#lageplan [role=status]')?.textContent).toMatch(answer);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('has no style attribute, which the content security policy would drop', () => {
    expect(all('[style]')).toEqual([]);
  });

  it('stands without the header and preloads the picture of its hero', () => {
    expect(handle.header).toBe(false);
    const { preload } = handle.meta({ data: { table: text }, pathname: '/akquise' });
    const source = document.querySelector('source');
    expect(preload?.srcSet).toBe(source?.getAttribute('srcset'));
    expect(preload?.sizes).toBe(source?.getAttribute('sizes'));
  });

  it('gives each regional contact a name of its own', () => {
    const { contacts } = text.de.regions;
    expect(new Set(contacts.map(({ name }) => name)).size).toBe(11);
    expect(new Set(contacts.map(({ portrait }) => portrait)).size).toBe(11);
  });
});
