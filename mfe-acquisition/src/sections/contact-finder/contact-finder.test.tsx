import { type SiteState, SlotLoaderContext } from '@goldbraun/shared/contract';
import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { text } from '../../../text/acquisition.ts';
import { RegionalContacts } from '../regional-contacts/RegionalContacts.tsx';
import { CONTACT_ROUTE } from './anchor.ts';
import ContactFinderSlot from './ContactFinderSlot.tsx';
import { contactLoader } from './contact-loader.ts';

const site: SiteState['site'] = { lang: 'de', text: { de: {} }, openDrawer: false, customSubject: null };

/** A part of the page at an address, rendered as the composer does it. */
async function visit(query: string, part = <RegionalContacts words={text.de.regions} />): Promise<string> {
  const handler = createStaticHandler([
    { id: CONTACT_ROUTE, path: '/akquise', loader: contactLoader, element: part },
  ]);
  const context = await handler.query(new Request(`https://goldbraun.example/akquise${query}`));
  if (context instanceof Response) throw new Error('/akquise leads elsewhere.');
  return renderToString(
    <Provider store={configureStore({ reducer: { site: (state = site) => state } })}>
      <SlotLoaderContext value={() => Promise.resolve(null)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SlotLoaderContext>
    </Provider>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');
}

/** The names on the cards, in the order of the page. */
const names = (html: string) =>
  [...html.matchAll(/<article.*?<h3[^>]*>(.*?)<\/h3>/gs)].map(([, name]) => name);

describe('the finder without JavaScript', () => {
  it('is a form that the browser can send, above eleven cards', async () => {
    const html = await visit('');
    expect(html).toMatch(/<form[^>]* action="\/akquise#ansprechperson" method="get"/);
    expect(html).toMatch(/<input[^>]* autoComplete="postal-code"[^>]* name="ort"/);
    expect(names(html)).toHaveLength(11);
    expect(html).not.toContain('Ihre Ansprechperson<');
  });

  it.each([
    ['?ort=Kassel', 'Für Kassel ist Herr Samuel Tesfaye zuständig.'],
    ['?ort=Kasel', 'Wir nehmen an, Sie meinen Kassel. Dort ist Herr Samuel Tesfaye zuständig.'],
    ['?ort=18055', 'Für die Postleitzahl 18055 ist Frau Wiebke Lorenz zuständig.'],
    ['?ort=18', 'Für Postleitzahlen, die mit 18 beginnen, ist Frau Wiebke Lorenz zuständig.'],
    [
      '?ort=43210',
      'Die Post vergibt keine Postleitzahlen wie 43210. Für das Nachbargebiet ist Frau Nicole Adenau',
    ],
    ['?lat=52.52&lng=13.41', 'Für die Stelle auf der Karte bei Berlin ist Herr Cem Aydın zuständig.'],
  ])('answers %s with %s', async (query, sentence) => {
    const html = await visit(query);
    expect(html).toContain(sentence);
    const [card, first, ...others] = names(html);
    expect(sentence).toContain(card);
    expect(first).toBe(card);
    expect(new Set([first, ...others]).size).toBe(11);
    expect(html.match(/Ihre Ansprechperson</g)).toHaveLength(2);
  });

  it.each([
    ['?ort=Frankfurt', '/akquise?ort=Frankfurt+am+Main#ansprechperson', '/akquise?ort=Frankfurt+%28Oder%29#'],
    ['?ort=Halle', '/akquise?ort=Halle+%28Saale%29#ansprechperson', '/akquise?ort=Halle+%28Westfalen%29#'],
  ])('asks back at %s, with links', async (query, ...links) => {
    const html = await visit(query);
    expect(html).toContain('Meinten Sie');
    for (const link of links) expect(html).toContain(`href="${link}`);
    expect(names(html)).toHaveLength(11);
  });

  it.each([
    ['?ort=Xylophonien', text.de.regions.finder.nobody.town],
    ['?ort=8001', text.de.regions.finder.nobody.digits],
    ['?ort=A-1010+Wien', text.de.regions.finder.nobody.foreign],
    ['?lat=abc&lng=8', text.de.regions.finder.nobody.point],
  ])('says in a sentence why nobody answers %s, and keeps what was typed', async (query, sentence) => {
    const html = await visit(query);
    expect(html).toContain(sentence);
    expect(html).toContain('aria-invalid="true"');
    const typed = new URLSearchParams(query).get('ort') ?? '';
    expect(html).toContain(`value="${typed}"`);
    expect(names(html)).toHaveLength(11);
  });

  it('writes what a visitor types as text and nothing else', async () => {
    const html = await visit('?ort=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });

  it('leads from the page of another team to the answer on /akquise', async () => {
    const html = await visit('', <ContactFinderSlot />);
    expect(html).toMatch(/<form[^>]* action="\/akquise#ansprechperson" method="get"/);
    expect(names(html)).toEqual([]);
  });
});
