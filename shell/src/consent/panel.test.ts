/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import { consentPanel } from './panel.ts';

function panel(outside: Parameters<typeof consentPanel>[0]) {
  document.body.innerHTML = consentPanel(outside);
  return within(document.body);
}

describe("the settings of the site's own consent", () => {
  it('ask for nothing where no service is configured', () => {
    const settings = panel({});
    expect(settings.getByText(/nichts einzuwilligen/)).toBeTruthy();
    expect(settings.queryByText('Akzeptieren')).toBeNull();
  });

  it('name an external tour, its host and what it learns, and offer to refuse as well as to accept', () => {
    const settings = panel({ panorama: 'https://tour.example:8443/kiefersfelden' });
    expect(settings.getByText('tour.example:8443')).toBeTruthy();
    expect(settings.getByText(/IP-Adresse/)).toBeTruthy();
    const [refuse, accept] = [settings.getByText('Ablehnen'), settings.getByText('Akzeptieren')];
    expect(refuse.className).toBe(accept.className);
    expect(settings.queryByText(/nichts einzuwilligen/)).toBeNull();
  });

  it('ask for the measuring of faults where it is switched on, and only there', () => {
    const settings = panel({ telemetry: 0.1 });
    expect(settings.getByText('Fehlermessung')).toBeTruthy();
    expect(settings.getAllByText('Ablehnen')).toHaveLength(1);
    expect(panel({ panorama: 'https://tour.example/' }).queryByText('Fehlermessung')).toBeNull();
  });

  it('say that everything counts as refused until the choices work', () => {
    const settings = panel({ panorama: 'https://tour.example/' });
    expect(settings.getByText(/Solange gilt alles als abgelehnt/)).toBeTruthy();
  });

  it('are left to an external provider where one is configured', () => {
    expect(consentPanel({ consent: { id: 'x', script: 'https://cmp.example/l.js' } })).toBe('');
  });
});
