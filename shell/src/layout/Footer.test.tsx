/** @jest-environment jsdom */
import { brand } from '@goldbraun/shared/brand/brand';
import { paths } from '@goldbraun/shared/contract';
import { screen, within } from '@testing-library/react';
import { consentPanel } from '../consent/panel.ts';
import { renderSite } from './site-in-test.tsx';

const footer = async () => within(await screen.findByRole('contentinfo'));

describe('the footer', () => {
  it.each([
    ['Datenschutzinformation', brand.privacyPdf],
    ['Impressum und Nutzungsbedingungen', brand.imprint],
  ])('opens the %s in a new tab and says so', async (name, href) => {
    renderSite(paths.home);
    const link = (await footer()).getByRole('link', { name: new RegExp(`${name}.*öffnet in neuem Tab`) });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('names the owner of the rights and the current year', async () => {
    renderSite(paths.home);
    const year = new Date().getFullYear();
    expect((await footer()).getByText(`© ${year} Goldbraun Immobilien GmbH`)).toBeTruthy();
  });

  it('has the consent settings, which truly say that nothing is stored or loaded from others', async () => {
    document.body.insertAdjacentHTML('beforeend', consentPanel({}));
    renderSite(paths.home);
    const button = (await footer()).getByRole('button', { name: 'Privatsphäre Einstellungen' });
    const settings = document.getElementById(button.getAttribute('commandfor') ?? '');
    expect(settings?.textContent).toContain('misst Ihr Verhalten nicht');
    expect(settings?.textContent).toContain('keine Inhalte von Dritten');
    settings?.remove();
  });

  it('leads to every page of the site but Home, where the logo leads', async () => {
    renderSite(paths.acquisition);
    const links = (await footer()).getAllByRole('link').map((link) => link.getAttribute('href'));
    const pages = Object.values(paths).filter((path) => path !== paths.home);
    expect(pages.filter((path) => !links.includes(path))).toEqual([]);
  });

  it('can be called and written to', async () => {
    renderSite(paths.home);
    const links = await footer();
    expect(links.getByRole('link', { name: brand.phone.display }).getAttribute('href')).toBe(
      'tel:+4989123456718',
    );
    expect(links.getByRole('link', { name: brand.email }).getAttribute('href')).toBe(`mailto:${brand.email}`);
  });
});
