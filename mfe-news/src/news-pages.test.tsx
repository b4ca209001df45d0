import type { PageHandle, SiteState } from '@goldbraun/shared/contract';
import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { items } from '../text/de/items.ts';
import { feedPath } from './feed/feed-path.ts';
import { paths, routes } from './remote.ts';

const site: SiteState['site'] = { lang: 'de', text: { de: {} }, openDrawer: false, customSubject: null };

/** Asks for a page as a visitor without JavaScript does: the whole HTML and head, or where it leads instead. */
async function visit(path: string) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://www.goldbraun.example${path}`));
  if (context instanceof Response) return { redirect: context.headers.get('location'), html: '', title: '' };
  const page = context.matches.at(-1)?.route;
  const html = renderToString(
    <Provider store={configureStore({ reducer: { site: (state = site) => state } })}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Provider>,
  ).replaceAll('<!-- -->', '');
  const handle = page?.handle as PageHandle;
  return { html, ...handle.meta({ data: context.loaderData[page?.id ?? ''], pathname: path }) };
}

const count = (html: string, part: string) => html.split(part).length - 1;

describe('the news without JavaScript', () => {
  it('have a title, a description and an h1 of their own on every path', async () => {
    const pages = await Promise.all(paths.filter((path) => path !== feedPath).map(visit));
    for (const { html } of pages) expect(count(html, '<h1')).toBe(1);
    const heads = pages.map((page) => ('description' in page ? `${page.title}|${page.description}` : ''));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(heads).size).toBe(20);
  });

  it('list the newest nine and lead on to the archive', async () => {
    const { html } = await visit('/aktuelles');
    expect(count(html, '<article')).toBe(9);
    expect(html).toContain('href="/aktuelles/archiv"');
    expect(html).toContain('placeholder="Suchbegriff eingeben"');
    expect(html).toContain('2026-11-12');
  });

  it('stand in the archive all together, by year', async () => {
    const { html } = await visit('/aktuelles/archiv');
    expect(html).toContain('News Archiv');
    expect(count(html, '<article')).toBe(18);
    const years = [...html.matchAll(/<h2[^>]*>(\d{4})<\/h2>/g)].map(([, year]) => year);
    expect(years).toEqual(['2026', '2025', '2024', '2023']);
  });

  it('show an item with its picture, its text, its gallery and its neighbours', async () => {
    const { html } = await visit('/aktuelles/panoramatour-kiefersfelden');
    expect(html).toContain('/asset/images/news/panoramatour-kiefersfelden.jpg');
    expect(html).toContain('<h2>Worauf Sie achten sollten</h2>');
    expect(count(html, '<figure')).toBe(3);
    expect(html).toContain('href="/aktuelles/zwei-spuren-heilbronn"');
    expect(html).toContain('href="/aktuelles/regenwasser-neuruppin"');
    expect((await visit('/aktuelles/ladepark-walsrode')).html).not.toContain('<figure');
  });

  it('lead from an unknown slug to the list', async () => {
    expect((await visit('/aktuelles/gibt-es-nicht')).redirect).toBe('/aktuelles');
  });
});

describe.each(['/aktuelles', '/aktuelles/archiv'])('the search on %s without JavaScript', (path) => {
  it('names one hit, several and none with their own texts', async () => {
    const one = await visit(`${path}?suche=Kirchenvorstand`);
    expect(one.html).toMatch(/Suchergebnis für <span[^>]*>„Kirchenvorstand“/);
    expect(count(one.html, '<article')).toBe(1);
    const several = await visit(`${path}?suche=Grundstueck`);
    expect(several.html).toMatch(/Suchergebnisse für <span[^>]*>„Grundstueck“/);
    expect(count(several.html, '<article')).toBeGreaterThan(1);
    const none = await visit(`${path}?suche=xyzzyqwertz`);
    expect(none.html).toContain('Es gibt leider keine Suchergebnisse zu Ihrem gesuchten Begriff.');
    expect(count(none.html, '<article')).toBe(0);
  });

  it('marks hits, and names those that only the article has', async () => {
    const { html, title } = await visit(`${path}?suche=Schülerlotse`);
    expect(html).toContain('Treffer im Artikel: <mark>Schülerlotse</mark>');
    expect(title).toBe('Suche: Schülerlotse');
    expect((await visit(`${path}?suche=eroeffnung`)).html).toContain('<mark>Eröffnung</mark> in Ingolstadt');
  });

  it('shows HTML that was searched for as text', async () => {
    const { html } = await visit(`${path}?suche=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
  });

  it('shows the plain list for a search of spaces', async () => {
    const spaces = await visit(`${path}?suche=%20%20`);
    expect(spaces.html).toContain(items[0]?.cardTitle);
    expect(spaces.html).not.toContain('Suchergebnis');
  });
});
