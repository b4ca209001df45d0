/** @jest-environment jsdom */
import { paths } from '@goldbraun/shared/contract';
import { act, screen } from '@testing-library/react';
import { renderSite } from './site-in-test.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const liveRegion = () => document.querySelector('[aria-live]')?.textContent;
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

describe('a navigation within the site', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>vom Server</title><meta name="description" content="vom Server">';
    document.documentElement.scrollTop = 0;
  });

  it('leaves place and focus alone when the site has just been opened', async () => {
    document.documentElement.scrollTop = 300;
    renderSite(paths.home);
    await heading('Seite /');
    expect(document.activeElement).toBe(document.body);
    expect(document.documentElement.scrollTop).toBe(300);
    expect(liveRegion()).toBe('');
  });

  it('brings the title and the description of the new page', async () => {
    const { router } = renderSite(paths.home);
    await heading('Seite /');
    await act(() => router.navigate(paths.contact));
    await heading('Seite /kontakt');
    expect(document.title).toBe('Titel /kontakt');
    expect(description()).toBe('Beschreibung /kontakt');
    expect(liveRegion()).toBe('Titel /kontakt');
  });

  it('begins at the top of the page, with the focus on the content', async () => {
    const { router } = renderSite(paths.home);
    await heading('Seite /');
    document.documentElement.scrollTop = 300;
    await act(() => router.navigate(paths.contact));
    await heading('Seite /kontakt');
    expect(document.documentElement.scrollTop).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('keeps place and focus while a search is typed, but not the title', async () => {
    const { router } = renderSite(paths.news);
    await heading('Seite /aktuelles');
    document.documentElement.scrollTop = 300;
    await act(() => router.navigate(`${paths.news}?suche=Dresden`));
    expect(document.title).toBe('Titel /aktuelles?suche=Dresden');
    expect(document.documentElement.scrollTop).toBe(300);
    expect(document.activeElement).toBe(document.body);
    expect(liveRegion()).toBe('');
  });
});

describe('a page whose remote does not come', () => {
  it('is replaced by a message with ways on, between a living header and footer', async () => {
    const { router } = renderSite(paths.home);
    await heading('Seite /');
    await act(() => router.navigate('/defekt?seite=2'));
    await heading('Diese Seite lässt sich gerade nicht laden');
    expect(document.title).toBe('Seite zurzeit nicht erreichbar | Goldbraun Immobilien');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    const main = screen.getByRole('main');
    const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:+4989123456718', expect.stringMatching(/^mailto:/), '/defekt?seite=2', '/']);
  });
});
