/** @jest-environment jsdom */
import { paths } from '@goldbraun/shared/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../site-in-test.tsx';

// jsdom has neither popovers nor modal dialogs: how the submenu and the drawer open is tested in the browser.
const mainMenu = async () =>
  (await screen.findAllByRole('navigation', { name: 'Hauptmenü' }))[0] as HTMLElement;
const marked = (menu: HTMLElement) =>
  [...menu.querySelectorAll(':scope > ul > li > [aria-current]')].map((item) => item.textContent);

describe('the menu of the app bar', () => {
  it('has its five items in order', async () => {
    renderSite(paths.home);
    const items = [...(await mainMenu()).querySelectorAll(':scope > ul > li > :is(a, button)')];
    expect(items.map((item) => item.textContent)).toEqual([
      'Aktuelles',
      'Standorte',
      'Restaurantkonzepte',
      'Unternehmen',
      'Kontakt',
    ]);
  });

  it('leads home by its logo', async () => {
    renderSite(paths.contact);
    const logo = await screen.findByRole('link', { name: /^Goldbraun Immobilien/ });
    expect(logo.getAttribute('href')).toBe('/');
  });

  it.each([
    [paths.home, []],
    [paths.locations, ['Standorte']],
    [paths.news, ['Aktuelles']],
    [paths.archive, ['Aktuelles']],
    [`${paths.news}/richtfest`, ['Aktuelles']],
    [paths.driveThrough, ['Restaurantkonzepte']],
    [paths.inStore, ['Restaurantkonzepte']],
    [paths.future, ['Restaurantkonzepte']],
    [paths.company, ['Unternehmen']],
    [paths.contact, ['Kontakt']],
    [paths.berlin, []],
  ])('marks on %s the items %j', async (path, items) => {
    renderSite(path);
    expect(marked(await mainMenu())).toEqual(items);
  });

  it('says whether the marked item is the page itself or stands above it', async () => {
    const { router } = renderSite(paths.news);
    const news = within(await mainMenu()).getByRole('link', { name: 'Aktuelles' });
    expect(news.getAttribute('aria-current')).toBe('page');
    await act(() => router.navigate(`${paths.news}/richtfest`));
    await screen.findByRole('heading', { name: /richtfest/ });
    expect(news.getAttribute('aria-current')).toBe('true');
  });

  it('offers the three concepts under its button, which says that they are closed', async () => {
    renderSite(paths.home);
    const menu = await mainMenu();
    const button = within(menu).getByRole('button', { name: 'Restaurantkonzepte' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    const submenu = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
    const links = within(submenu).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringMatching(/^GoldDrive/), '/restaurantkonzepte/golddrive'],
      [expect.stringMatching(/^Instore/), '/restaurantkonzepte/instore'],
      [expect.stringMatching(/^Individuelle Lösungen/), '/restaurantkonzepte/zukunftige'],
    ]);
  });

  it('navigates to a chosen item, and not at all if its page is open already', async () => {
    const { router } = renderSite(paths.home);
    const visitor = userEvent.setup();
    const company = within(await mainMenu()).getByRole('link', { name: 'Unternehmen' });
    await visitor.click(company);
    await screen.findByRole('heading', { name: `Seite ${paths.company}` });
    // The router of these tests keeps its address to itself.
    history.replaceState(null, '', paths.company);
    const { key } = router.state.location;
    await visitor.click(company);
    expect(router.state.location.key).toBe(key);
    history.replaceState(null, '', '/');
  });

  it('has a button for the drawer of small screens, named „Menü öffnen“', async () => {
    renderSite(paths.home);
    const button = await screen.findByRole('button', { name: 'Menü öffnen' });
    expect(document.getElementById(button.getAttribute('commandfor') ?? '')?.tagName).toBe('DIALOG');
  });

  it('is missing on the acquisition page alone', async () => {
    const { router } = renderSite(paths.acquisition);
    await screen.findByRole('heading', { name: `Seite ${paths.acquisition}` });
    expect(screen.queryByRole('banner')).toBeNull();
    await act(() => router.navigate(paths.contact));
    expect(await screen.findByRole('banner')).toBeTruthy();
  });
});

describe('the drawer', () => {
  it('has the same items, the concepts as an accordion that is open on their pages', async () => {
    const { router } = renderSite(paths.home);
    await mainMenu();
    const drawer = document.querySelector('dialog') as HTMLDialogElement;
    const items = [...drawer.querySelectorAll('nav > ul > li > :is(a, details > summary)')];
    const concepts = drawer.querySelector('details') as HTMLDetailsElement;
    expect(drawer.querySelectorAll('nav > ul > li')).toHaveLength(5);
    expect(items[0]?.textContent).toBe('Aktuelles');
    expect(concepts.querySelector('summary')?.textContent).toBe('Restaurantkonzepte');
    expect(concepts.open).toBe(false);
    await act(() => router.navigate(paths.inStore));
    await screen.findByRole('heading', { name: `Seite ${paths.inStore}` });
    expect(concepts.open).toBe(true);
  });
});
