import { type SiteState, siteAction } from '@goldbraun/shared/contract';
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { clearEntries } from '../entries.ts';
import { OfferForm } from '../OfferForm.tsx';

const startState: SiteState['site'] = {
  lang: 'de',
  text: { de: {} },
  openDrawer: false,
  customSubject: null,
};

/** Renders the form in a site with this preset subject, which `preset` changes later, and at this address. */
export function openForm(customSubject: string | null = null, address = '/akquise') {
  clearEntries();
  return openFormAgain(customSubject, address);
}

/** The form of a visitor who has been here before, in the same document. */
export function openFormAgain(customSubject: string | null = null, address = '/akquise') {
  const store = configureStore({
    reducer: {
      site: (state = { ...startState, customSubject }, action: { type: string; payload?: unknown }) =>
        action.type === 'site/setCustomSubject'
          ? { ...state, customSubject: action.payload as string | null }
          : state,
    },
  });
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <OfferForm />
      </MemoryRouter>
    </Provider>,
  );
  return {
    leave: unmount,
    user: userEvent.setup({ applyAccept: false, delay: null }),
    preset: (subject: string | null) => act(() => void store.dispatch(siteAction.setCustomSubject(subject))),
  };
}

export const sentText =
  'Nachricht abgeschickt. Wir bearbeiten Ihre Anfrage umgehend und melden uns wieder bei Ihnen.';

export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const subject = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Betreff/ });
export const fileInput = () =>
  screen.getByLabelText<HTMLInputElement>('* Datei wählen (max. 15 MB; PDF, PNG, JPG.)');
export const privacy = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Datenschutz/ });
export const sendButton = () => screen.getByRole('button', { name: /absenden|Wird gesendet/ });
export const equation = (text: string) => screen.findByText(`${text} =`);

/** The message beside a control. */
export const messageOf = (control: HTMLElement) =>
  document.getElementById(`${control.id}-error`)?.textContent ?? undefined;

/** Fills in every field but the file. */
export async function fillIn(
  user: ReturnType<typeof openForm>['user'],
  about = 'Abgabe eines Angebotes',
  answer = '11',
) {
  await equation(`${Number(answer) - 4} + 4`);
  await user.selectOptions(subject(), about);
  await user.type(box(/Vorname/), 'Anna');
  await user.type(box(/Nachname/), 'Huber');
  await user.type(box(/Firma/), 'Huber Grund GmbH');
  await user.type(box(/E-Mail/), 'anna@huber.example');
  await user.type(box(/Telefon/), '08031 12345');
  await user.type(box(/Ihre Nachricht/), '3.200 m² an der B 15');
  await user.click(privacy());
  await user.type(box(/Gleichung/), answer);
}
