/** @jest-environment jsdom */
import { paths } from '@goldbraun/shared/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from './site-in-test.tsx';

const footerLink = async (name: string) =>
  within(await screen.findByRole('contentinfo')).getByRole('link', { name });

describe('a link of the frame', () => {
  it('leads to its page within the site', async () => {
    const { router } = renderSite(paths.home);
    await userEvent.setup().click(await footerLink('Kontakt'));
    await screen.findByRole('heading', { name: `Seite ${paths.contact}` });
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('makes no second entry in the history for the page that is open', async () => {
    const { router } = renderSite(paths.contact);
    const { key } = router.state.location;
    await userEvent.setup().click(await footerLink('Kontakt'));
    expect(router.state.location.key).not.toBe(key);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('makes one where the page was open with a question', async () => {
    const { router } = renderSite(`${paths.news}?suche=Dresden`);
    await userEvent.setup().click(await footerLink('Aktuelles'));
    expect(router.state.location.search).toBe('');
    expect(router.state.historyAction).toBe('PUSH');
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('leaves a click with %s to the browser', async (key) => {
    const { router } = renderSite(paths.home);
    const link = await footerLink('Kontakt');
    const { promise: clicked, resolve } = Promise.withResolvers<boolean>();
    const listener = (event: Event) => {
      resolve(event.defaultPrevented);
      // The browser of these tests can't go anywhere.
      event.preventDefault();
    };
    document.addEventListener('click', listener, { once: true });
    const visitor = userEvent.setup();
    await visitor.keyboard(`{${key}>}`);
    await visitor.click(link);
    expect(await clicked).toBe(false);
    expect(router.state.location.pathname).toBe(paths.home);
  });

  it('stays as it is when the page changes', async () => {
    const { router } = renderSite(paths.home);
    const link = await footerLink('Kontakt');
    const propsOf = (element: HTMLElement) =>
      Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1];
    const before = propsOf(link);
    expect(before).toHaveProperty('href', paths.contact);
    await act(() => router.navigate(paths.company));
    await screen.findByRole('heading', { name: `Seite ${paths.company}` });
    expect(propsOf(await footerLink('Kontakt'))).toBe(before);
  });
});
