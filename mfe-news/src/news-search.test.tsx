/** @jest-environment jsdom */
import { renderPage } from '@goldbraun/toolchain/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from './remote.ts';

/** Opens the news as the browser does, with the real routes and loaders. */
async function open(...visited: string[]) {
  const page = await renderPage({ routes }, visited);
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Meldungen durchsuchen' });
  return { ...page, field };
}

describe('the search field', () => {
  it('is part of a form that the browser can send without JavaScript', async () => {
    const { field } = await open('/aktuelles?suche=Berlin');
    expect(field.value).toBe('Berlin');
    expect(field.name).toBe('suche');
    expect(field.placeholder).toBe('Suchbegriff eingeben');
    expect(field.form?.method).toBe('get');
    expect(field.form?.getAttribute('action')).toBe('/aktuelles');
  });

  it('searches when the typing pauses, in place of the address before, and keeps focus and text', async () => {
    const { user, field, router, address } = await open('/aktuelles');
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(field, 'Kirchenvorstand & Zins ');
    await screen.findByRole('heading', { name: /^Suchergebnis für „Kirchenvorstand & Zins“$/ });
    expect(address()).toBe('/aktuelles?suche=Kirchenvorstand+%26+Zins');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('Kirchenvorstand & Zins ');
    expect(screen.getByRole('status').textContent).toContain('Suchergebnis für');
  });

  it('searches at once on Enter', async () => {
    const { user, field, address } = await open('/aktuelles/archiv');
    await user.type(field, 'xyzzyqwertz{Enter}');
    await screen.findByRole('heading', {
      name: 'Es gibt leider keine Suchergebnisse zu Ihrem gesuchten Begriff.',
    });
    expect(address()).toBe('/aktuelles/archiv?suche=xyzzyqwertz');
  });

  it('shows the whole list again when it is emptied', async () => {
    const { user, field, address } = await open('/aktuelles?suche=Kirchenvorstand');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.clear(field);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9));
    expect(address()).toBe('/aktuelles');
  });

  it('is emptied by the link that resets the search', async () => {
    const { user, field, address } = await open('/aktuelles?suche=Kirchenvorstand');
    await user.click(screen.getByRole('link', { name: 'Suche zurücksetzen' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9));
    expect(address()).toBe('/aktuelles');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });
});

describe('„Zurück“', () => {
  it('leads to where the visitor came from within the site', async () => {
    const { user, address } = await open('/aktuelles?suche=Kirchenvorstand');
    await user.click(screen.getByRole('link', { name: /^Mehr erfahren/ }));
    await screen.findByRole('heading', { level: 1, name: /^Lüneburg/ });
    await user.click(screen.getByRole('link', { name: 'Zurück' }));
    await screen.findByRole('heading', { name: /^Suchergebnis für/ });
    expect(address()).toBe('/aktuelles?suche=Kirchenvorstand');
  });

  it('leads to the page above when the visit began here', async () => {
    await open('/aktuelles/archiv');
    expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/aktuelles');
  });
});
