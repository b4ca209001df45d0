/** @jest-environment jsdom */
import { SlotLoaderContext } from '@goldbraun/shared/contract';
import { createStore } from '@goldbraun/toolchain/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Component as ContactPage, loader } from './ContactPage.tsx';

/** What the shell's loader gives when mfe-acquisition can't come. */
const nothing = Promise.resolve(null);

async function open() {
  const store = createStore();
  const router = createMemoryRouter([
    { path: '/', loader, Component: ContactPage, hydrateFallbackElement: <></> },
  ]);
  await act(async () => {
    render(
      <Provider store={store}>
        <SlotLoaderContext value={() => nothing}>
          <RouterProvider router={router} />
        </SlotLoaderContext>
      </Provider>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return store;
}

describe('the contact page', () => {
  it("presets the subject and brings the visitor to the form with 'Mail senden'", async () => {
    const store = await open();
    const button = screen.getByRole('link', { name: 'Mail senden' });
    expect(button.getAttribute('href')).toBe('#contactForm');
    await userEvent.click(button);
    expect(store.getState().site.customSubject).toBe('Mail an Herrn Lindner');
    expect(document.activeElement?.id).toBe('contactForm');
  });

  it('names the phone number and the address where the form can not come', async () => {
    await open();
    const form = document.getElementById('contactForm');
    expect(form?.textContent).toContain('089 1234567-18');
    expect(form?.textContent).toContain('Goldbraunallee 1');
  });
});
