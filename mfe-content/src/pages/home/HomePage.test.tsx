/** @jest-environment jsdom */
import { siteAction } from '@goldbraun/shared/contract';
import { createStore, renderPage } from '@goldbraun/toolchain/testing';
import { screen } from '@testing-library/react';
import { Component as HomePage, loader } from './HomePage.tsx';

const home = { routes: [{ path: '/', loader, Component: HomePage }] };

describe('Home', () => {
  it('takes back a preset subject', async () => {
    const store = createStore();
    store.dispatch(siteAction.setCustomSubject('Mail an Herrn Lindner'));
    await renderPage(home, '/', { store });
    expect(store.getState().site.customSubject).toBeNull();
  });

  it('has one headline and its sections in the order of the specification', async () => {
    await renderPage(home, '/');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Wo wir als Nächstes bauen wollen',
      'Goldbraun in Zahlen',
      'Ein Restaurant, das zu seinem Ort gehört',
      'Drei Konzepte für drei Arten von Lagen',
      'Was Sie von uns erwarten dürfen',
      'Sprechen wir über Ihren Standort',
      'Alles Wichtige auf neun\u00a0Seiten',
      'Ein Nachbar, der mitdenkt',
    ]);
    const brochure = screen.getByRole('link', { name: /Jetzt Broschüre entdecken/ });
    expect(brochure.getAttribute('href')).toBe('/asset/pdf/broschuere.pdf');
    expect(brochure.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: 'Zu den Standorten' }).getAttribute('href')).toBe('/standorte');
  });
});
