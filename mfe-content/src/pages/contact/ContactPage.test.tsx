/** @jest-environment jsdom */
import { renderPage } from '@goldbraun/toolchain/testing';
import { screen } from '@testing-library/react';
import { Component as ContactPage, loader } from './ContactPage.tsx';

const contact = { routes: [{ path: '/', loader, Component: ContactPage }] };

describe('the contact page', () => {
  it("presets the subject and brings the visitor to the form with 'Mail senden'", async () => {
    const { store, user } = await renderPage(contact, '/');
    const button = screen.getByRole('link', { name: 'Mail senden' });
    expect(button.getAttribute('href')).toBe('#contactForm');
    await user.click(button);
    expect(store.getState().site.customSubject).toBe('Mail an Herrn Lindner');
    expect(document.activeElement?.id).toBe('contactForm');
  });

  it('names the phone number and the address where the form can not come', async () => {
    await renderPage(contact, '/');
    const form = document.getElementById('contactForm');
    expect(form?.textContent).toContain('089 1234567-18');
    expect(form?.textContent).toContain('Goldbraunallee 1');
  });
});
