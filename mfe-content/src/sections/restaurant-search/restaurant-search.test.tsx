import type { RequestListener } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SiteState, SlotLoaderContext } from '@goldbraun/shared/contract';
import { configureStore } from '@reduxjs/toolkit';
import { pino } from 'pino';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createOwnSearch } from '../../../service/own/search-own.ts';
import { createServer } from '../../../service/server.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import RestaurantSearch from './RestaurantSearch.tsx';
import { restaurantLoader } from './restaurant-loader.ts';
import { SEARCH_ROUTE } from './search-state.ts';

const site: SiteState['site'] = { lang: 'de', text: { de: {} }, openDrawer: false, customSubject: null };
const text = table.de;
const service = createServer(createOwnSearch(), pino({ level: 'silent' }));
const ends: (() => void)[] = [];

/** What stands in for the search of the site. */
async function standIn(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener);
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let origin = '';
beforeAll(async () => {
  origin = await service.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The search as it stands in the page of an address, rendered as the composer does it. */
async function visit(query: string, at = origin): Promise<string> {
  const handler = createStaticHandler([
    { id: SEARCH_ROUTE, path: '/standorte', loader: restaurantLoader, element: <RestaurantSearch /> },
  ]);
  const context = await handler.query(new Request(`${at}/standorte${query}`));
  if (context instanceof Response) throw new Error('The search leads elsewhere.');
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

describe('the restaurant search without JavaScript', () => {
  it('is a form that the browser can send, beside the map of the country', async () => {
    const html = await visit('');
    expect(html).toContain('action="/standorte#restaurantsuche" method="get"');
    expect(html).toContain('viewBox="0.0 0.0 640.0 868.0"');
    expect(html).not.toContain('<ol');
    expect(html).not.toContain(text.form.reset);
  });

  it('lists what was found with distance, hours and services, and marks it on the map', async () => {
    const html = await visit('?q=Kasel&radius=25&services=wifi');
    expect(html).toMatch(/<h3>\d Restaurants im Umkreis von 25 km um Kassel<\/h3>/);
    expect(html).toContain('value="Kasel"');
    expect(html).toMatch(/value="wifi"[^>]*checked=""|checked=""[^>]*value="wifi"/);
    expect(html).toContain('Kassel, Ostring 7');
    expect(html).toMatch(/1,7 km/);
    expect(html).toContain('Mo–Sa 9–23 Uhr');
    expect(html).toMatch(/<a href="#restaurant-r\d{4}"[^>]*aria-label="Treffer 1/);
  });

  it('leads to the other pages of the list and keeps what was asked for', async () => {
    const html = await visit('?q=Bayern&services=wifi&page=2');
    expect(html).toMatch(/Restaurants für „Bayern“<\/h3>/);
    expect(html).toContain('href="/standorte?q=Bayern&amp;services=wifi#treffer"');
    expect(html).toContain('href="/standorte?q=Bayern&amp;services=wifi&amp;page=3#treffer"');
    expect(html).toContain('start="11"');
  });

  it('says what to do when nothing was found', async () => {
    const html = await visit('?q=xyzzyqwertz');
    expect(html).toContain(text.none);
    expect(html).toContain('href="/akquise"');
  });

  it('says what it took a misspelt word for, and leads there', async () => {
    const html = await visit('?q=Hambrug&radius=10&page=2');
    expect(html).toMatch(
      /<div role="status"[^>]*><p>Meinten Sie <a href="\/standorte\?q=Hamburg&amp;radius=10#restaurantsuche"[^>]*>Hamburg<\/a>\?<\/p><h3>\d+ Restaurants im Umkreis von 10 km um Hamburg<\/h3>/,
    );
    expect(html).toContain('value="Hambrug"');
    expect(await visit('?q=Hamburg')).not.toContain('Meinten Sie');
    expect(await visit('?q=Bayren')).toContain('Restaurants für „Bayern“</h3>');
    expect(await visit('?lat=51&lng=9&q=Bayren&services=drive')).toContain(
      'href="/standorte?lat=51&amp;lng=9&amp;q=Bayern&amp;services=drive#restaurantsuche"',
    );
  });

  it('says what is wrong with an address that makes no sense', async () => {
    expect(await visit('?q=Kassel&radius=9999')).toContain('Der Umkreis muss eine Zahl von 1 bis 500 sein.');
  });

  it('shows HTML that was searched for as text', async () => {
    const html = await visit(`?q=${encodeURIComponent('Kassel<img src=x>')}`);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('Kassel&lt;img src=x&gt;');
  });

  it('asks nobody for an address without a search', async () => {
    let asked = 0;
    const at = await standIn(() => {
      asked += 1;
    });
    await visit('?radius=50&page=2&q=%20', at);
    expect(asked).toBe(0);
  });

  it.each<[string, RequestListener, string]>([
    ['breaks off', (request) => request.socket.destroy(), text.unavailable],
    ['answers with HTML', (_request, response) => response.writeHead(500).end('<html>'), text.unavailable],
    ['never answers', () => {}, text.unavailable],
    [
      'says why it can not answer',
      (_request, response) => response.writeHead(503).end('{"detail":"Gerade nicht."}'),
      'Gerade nicht.',
    ],
  ])('stays whole with a sentence in its place when the back end %s', async (_, listener, sentence) => {
    const html = await visit('?q=Kassel', await standIn(listener));
    expect(html).toContain(sentence);
    expect(html).toContain('method="get"');
    expect(html).toContain('<use ');
  });
});
