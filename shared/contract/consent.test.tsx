/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Consent, type ConsentPort, provideConsent, useConsent } from './consent.ts';

/** A provider that decides as it is told. */
function startProvider() {
  let agreed = false;
  const listeners = new Set<() => void>();
  const decide = (to: boolean) => {
    agreed = to;
    for (const listener of listeners) listener();
  };
  const consent: Consent = {
    has: () => agreed,
    give: () => decide(true),
    openSettings: () => {},
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { consent, decide: (to: boolean) => act(() => decide(to)), listeners };
}

function Asking() {
  const { state, giveOnce, giveAlways } = useConsent('panorama');
  return (
    <>
      <p>{state}</p>
      <button type="button" onClick={giveOnce}>
        once
      </button>
      <button type="button" onClick={giveAlways}>
        always
      </button>
    </>
  );
}

const use = (port: ConsentPort) => {
  provideConsent(port);
  return render(<Asking />);
};

describe('useConsent', () => {
  it('knows nothing until the provider has come, and then follows every decision at once', async () => {
    const { consent, decide } = startProvider();
    const { promise, resolve } = Promise.withResolvers<Consent>();
    use({ ready: () => promise });
    expect(screen.getByText('pending')).toBeTruthy();
    await act(async () => resolve(consent));
    expect(screen.getByText('withheld')).toBeTruthy();
    decide(true);
    expect(screen.getByText('given')).toBeTruthy();
    decide(false);
    expect(screen.getByText('withheld')).toBeTruthy();
  });

  it('hands an agreement for good to the provider, and keeps one for this once to itself', async () => {
    const { consent, decide } = startProvider();
    use({ ready: async () => consent });
    await screen.findByText('withheld');
    await userEvent.click(screen.getByText('once'));
    expect(screen.getByText('given')).toBeTruthy();
    expect(consent.has('panorama')).toBe(false);
    decide(false);
    expect(screen.getByText('withheld')).toBeTruthy();
    await userEvent.click(screen.getByText('always'));
    expect(consent.has('panorama')).toBe(true);
    expect(screen.getByText('given')).toBeTruthy();
  });

  it('says that nothing can be kept if the provider does not come, and lets it load once all the same', async () => {
    use({ ready: () => Promise.reject(new Error('blocked')) });
    await screen.findByText('unavailable');
    await userEvent.click(screen.getByText('once'));
    expect(screen.getByText('given')).toBeTruthy();
  });

  it('leaves nothing behind when the page goes', async () => {
    const { consent, listeners } = startProvider();
    const { unmount } = use({ ready: async () => consent });
    // React subscribes after it has shown what it knows.
    await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
    unmount();
    expect(listeners.size).toBe(0);
  });
});
