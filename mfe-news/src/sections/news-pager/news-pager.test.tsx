import type { SiteState } from '@goldbraun/shared/contract';
import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NewsPager } from './NewsPager.tsx';

const site: SiteState['site'] = { lang: 'de', text: { de: {} }, openDrawer: false, customSubject: null };

const htmlOf = (page: number, pages: number, query = '') =>
  renderToString(
    <Provider store={configureStore({ reducer: { site: (state = site) => state } })}>
      <MemoryRouter>
        <NewsPager path="/aktuelles/archiv" query={query} page={page} pages={pages} />
      </MemoryRouter>
    </Provider>,
  ).replaceAll('<!-- -->', '');
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

describe('the ways to the other pages of a list', () => {
  it('are none where all stands on one page', () => {
    expect(htmlOf(1, 1)).toBe('');
  });

  it('lead to the pages before and after it, and the first has no number', () => {
    expect(links(htmlOf(1, 3))).toEqual(['/aktuelles/archiv?seite=2']);
    expect(links(htmlOf(2, 3))).toEqual(['/aktuelles/archiv', '/aktuelles/archiv?seite=3']);
    expect(links(htmlOf(3, 3))).toEqual(['/aktuelles/archiv?seite=2']);
  });

  it('say where a visitor is', () => {
    expect(htmlOf(2, 3)).toContain('Seite 2 von 3');
  });

  it('keep what is searched for', () => {
    expect(links(htmlOf(2, 3, 'Kassel & mehr'))).toEqual([
      '/aktuelles/archiv?suche=Kassel+%26+mehr',
      '/aktuelles/archiv?suche=Kassel+%26+mehr&amp;seite=3',
    ]);
  });
});
