/** @jest-environment jsdom */
import { brand } from '@goldbraun/shared/brand/brand.ts';
import { type SiteState, siteAction } from '@goldbraun/shared/contract/index.ts';
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { OfferForm } from './OfferForm.tsx';
import { hangUp, html, json, problem, type Script, ScriptedIntake } from './testing/scripted-intake.ts';

const sentText =
  'Nachricht abgeschickt. Wir bearbeiten Ihre Anfrage umgehend und melden uns wieder bei Ihnen.';
const required = 'Das Feld ist erforderlich.';
const fileRule = 'Es sind nur folgende Dateiformate mit maximal 15 MB erlaubt - PDF, PNG, JPG.';

const startState: SiteState['site'] = {
  lang: 'de',
  text: { de: {} },
  openDrawer: false,
  customSubject: null,
};

function openForm(customSubject: string | null = null) {
  const store = configureStore({
    reducer: {
      site: (state = { ...startState, customSubject }, action: { type: string; payload?: unknown }) =>
        action.type === 'site/setCustomSubject'
          ? { ...state, customSubject: action.payload as string | null }
          : state,
    },
  });
  render(
    <Provider store={store}>
      <OfferForm />
    </Provider>,
  );
  return { store, user: userEvent.setup({ applyAccept: false }) };
}

type User = ReturnType<typeof openForm>['user'];

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const subject = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Betreff/ });
const fileInput = () =>
  screen.getByLabelText<HTMLInputElement>('* Datei wählen (max. 15 MB; PDF, PNG, JPG.)');
const privacy = () => screen.getByRole<HTMLInputElement>('checkbox');
const sendButton = () => screen.getByRole('button', { name: /absenden|Wird gesendet/ });
const messageOf = (control: HTMLElement) =>
  document.getElementById(`${control.id}-error`)?.textContent ?? undefined;
const equation = (text: string) => screen.findByText(`${text} =`);

async function fillIn(user: User) {
  await equation('7 + 4');
  await user.selectOptions(subject(), 'Abgabe eines Angebotes');
  await user.type(box(/Vorname/), 'Anna');
  await user.type(box(/Nachname/), 'Huber');
  await user.type(box(/Firma/), 'Huber Grund GmbH');
  await user.type(box(/E-Mail/), 'anna@huber.example');
  await user.type(box(/Telefon/), '08031 12345');
  await user.type(box(/Ihre Nachricht/), '3.200 m² an der B 15');
  await user.click(privacy());
  await user.type(box(/Gleichung/), '11');
}

describe('the offer form', () => {
  let intake: ScriptedIntake;
  beforeEach(async () => {
    intake = new ScriptedIntake();
    await intake.start();
  });
  afterEach(() => intake.stop());

  it('offers the four subjects and the three salutations', async () => {
    openForm();
    const options = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map((o) => o.textContent);
    expect(options(subject())).toEqual([
      'Bitte wählen Sie einen Betreff aus',
      'Sonstiges',
      'Mail an Herrn Lindner',
      'Allgemeine Anfrage',
      'Abgabe eines Angebotes',
    ]);
    expect(options(screen.getByRole('combobox', { name: 'Anrede' })).slice(1)).toEqual([
      'Frau',
      'Herr',
      'Divers',
    ]);
    await equation('7 + 4');
  });

  it('names every missing field beside it and in a summary that takes the focus and leads to the fields', async () => {
    const { user } = openForm();
    await equation('7 + 4');
    await user.click(sendButton());

    for (const name of [/Vorname/, /Nachname/, /Firma/, /E-Mail/, /Telefon/, /Gleichung/]) {
      expect(messageOf(box(name))).toBe(required);
      expect(box(name).getAttribute('aria-invalid')).toBe('true');
      expect(box(name).getAttribute('aria-describedby')).toContain(`${box(name).id}-error`);
    }
    expect(messageOf(subject())).toBe('Bitte wählen Sie einen Betreff aus');
    expect(messageOf(privacy())).toBe('Sie müssen die Datenschutzinformationen akzeptieren.');
    expect(messageOf(box(/Ihre Nachricht/))).toBeUndefined();
    expect(messageOf(fileInput())).toBeUndefined();

    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links).toHaveLength(8);
    await user.click(within(summary).getByRole('link', { name: /Firma/ }));
    expect(document.activeElement).toBe(box(/Firma/));
    expect(intake.posts).toHaveLength(0);
  });

  it('tells a wrong e-mail address and a wrong result by their own messages', async () => {
    const { user } = openForm();
    await fillIn(user);
    await user.clear(box(/E-Mail/));
    await user.type(box(/E-Mail/), 'anna@huber');
    await user.clear(box(/Gleichung/));
    await user.type(box(/Gleichung/), '12');
    await user.click(sendButton());
    expect(messageOf(box(/E-Mail/))).toBe('Dies ist keine gültige E-Mail-Adresse.');
    expect(messageOf(box(/Gleichung/))).toBe('Bitte geben Sie die Lösung für die Gleichung ein.');
    await user.type(box(/E-Mail/), '.example');
    expect(messageOf(box(/E-Mail/))).toBeUndefined();
    expect(intake.posts).toHaveLength(0);
  });

  it('refuses a wrong file at once, shows a right one with its size and lets it be removed', async () => {
    const { user } = openForm();
    await user.upload(fileInput(), new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }));
    expect(messageOf(fileInput())).toBe(fileRule);

    const large = new File(['%PDF-'], 'gross.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 15 * 1024 * 1024 + 1 });
    await user.upload(fileInput(), large);
    expect(messageOf(fileInput())).toBe(fileRule);

    await user.upload(
      fileInput(),
      new File(['x'.repeat(20_480)], 'lageplan.pdf', { type: 'application/pdf' }),
    );
    expect(messageOf(fileInput())).toBeUndefined();
    expect(screen.getByText('lageplan.pdf')).toBeTruthy();
    expect(screen.getByText('20 kB')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'lageplan.pdf entfernen' }));
    expect(screen.queryByText('lageplan.pdf')).toBeNull();
    expect(document.activeElement).toBe(fileInput());
  });

  it('confirms with the exact text and the reference, and starts again for a further message', async () => {
    const { user } = openForm();
    await fillIn(user);
    await user.upload(fileInput(), new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' }));
    await user.click(sendButton());

    const status = await screen.findByRole('status');
    expect(within(status).getByText(sentText)).toBeTruthy();
    expect(within(status).getByText('VK-261120-ABCD-2345')).toBeTruthy();
    expect(document.activeElement).toBe(status);
    expect(intake.posts[0]?.fields).toEqual({
      subject: 'Abgabe eines Angebotes',
      firstName: 'Anna',
      lastName: 'Huber',
      company: 'Huber Grund GmbH',
      email: 'anna@huber.example',
      phone: '08031 12345',
      message: '3.200 m² an der B 15',
      privacy: 'true',
      token: 'token-1',
      answer: '11',
      attachment: 'plan.pdf',
    });

    await user.click(screen.getByRole('button', { name: 'Weitere Nachricht schreiben' }));
    expect(box(/Vorname/).value).toBe('');
    expect(document.activeElement).toBe(subject());
    await equation('8 + 4');
  });

  it('sends one message for a double click', async () => {
    const { user } = openForm();
    await fillIn(user);
    await user.dblClick(sendButton());
    await screen.findByText(sentText);
    expect(intake.posts).toHaveLength(1);
  });

  it.each<[string, Script, RegExp]>([
    ['the connection breaks', hangUp, /Prüfen Sie bitte Ihre Internetverbindung/],
    ['the service is overloaded', problem(429, 'rate_limited'), /Warten Sie bitte einige Minuten/],
    ['the service can’t store anything', problem(503, 'unavailable'), /gerade nicht annehmen/],
    ['a proxy answers with a page', html(502), /gerade nicht annehmen/],
  ])(
    'keeps every field, names phone and e-mail and retries with the same key when %s',
    async (_when, script, words) => {
      intake.scripts.push(script);
      const { user } = openForm();
      await fillIn(user);
      await user.upload(fileInput(), new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' }));
      await user.click(sendButton());

      const notice = await screen.findByRole('alert');
      expect(notice.textContent).toMatch(words);
      expect(document.activeElement).toBe(notice);
      expect(within(notice).getByRole('link', { name: brand.phone.display })).toBeTruthy();
      expect(within(notice).getByRole('link', { name: brand.email })).toBeTruthy();
      expect(box(/Vorname/).value).toBe('Anna');
      expect(box(/Ihre Nachricht/).value).toBe('3.200 m² an der B 15');
      expect(box(/Gleichung/).value).toBe('11');
      expect(privacy().checked).toBe(true);
      expect(screen.getByText('plan.pdf')).toBeTruthy();

      await user.click(sendButton());
      await screen.findByText(sentText);
      expect(intake.posts).toHaveLength(2);
      expect(intake.posts[0]?.key).toMatch(/^[\da-f-]{36}$/);
      expect(intake.posts[1]).toEqual(intake.posts[0]);
    },
  );

  it('shows what the service refuses beside the field, until the field is changed', async () => {
    intake.scripts.push(
      problem(422, 'fields_invalid', [{ field: 'email', code: 'email_invalid', message: 'x' }]),
    );
    const { user } = openForm();
    await fillIn(user);
    await user.click(sendButton());
    await waitFor(() => expect(messageOf(box(/E-Mail/))).toBe('Dies ist keine gültige E-Mail-Adresse.'));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await user.type(box(/E-Mail/), '.com');
    expect(messageOf(box(/E-Mail/))).toBeUndefined();
    await user.click(sendButton());
    await screen.findByText(sentText);
  });

  it('fetches a new equation in the place of one that has expired', async () => {
    intake.scripts.push(
      problem(422, 'fields_invalid', [{ field: 'answer', code: 'challenge_expired', message: 'x' }]),
    );
    const { user } = openForm();
    await fillIn(user);
    await user.click(sendButton());
    await equation('8 + 4');
    expect(box(/Gleichung/).value).toBe('');
    expect(messageOf(box(/Gleichung/))).toMatch(/^Die Rechenaufgabe ist abgelaufen\./);
    await user.type(box(/Gleichung/), '12');
    await user.click(sendButton());
    await screen.findByText(sentText);
    expect(intake.posts.map(({ fields }) => fields.token)).toEqual(['token-1', 'token-2']);
    expect(intake.posts[1]?.key).toBe(intake.posts[0]?.key);
  });

  it('offers another try when the equation can’t be fetched, and leaves the fields alone', async () => {
    intake.challengeScripts.push(html(503), json(200, { token: 't', equation: '7 times 4' }));
    const { user } = openForm();
    await user.type(box(/Vorname/), 'Anna');
    const retry = () => screen.findByRole('button', { name: 'Gleichung neu laden' });
    await retry();
    expect(screen.getByRole('link', { name: brand.phone.display })).toBeTruthy();
    await user.click(sendButton());
    expect(messageOf(box(/Gleichung/))).toMatch(/^Ohne Gleichung kann die Nachricht nicht/);
    await user.click(await retry());
    await equation('9 + 4');
    expect(box(/Vorname/).value).toBe('Anna');
  });

  it('starts with the subject that another part of the page has preset, and follows it', async () => {
    const { store } = openForm('Mail an Herrn Lindner');
    await equation('7 + 4');
    expect(subject().value).toBe('Mail an Herrn Lindner');
    act(() => void store.dispatch(siteAction.setCustomSubject('Allgemeine Anfrage')));
    expect(subject().value).toBe('Allgemeine Anfrage');
    act(() => void store.dispatch(siteAction.setCustomSubject(null)));
    expect(subject().value).toBe('');
  });

  it('keeps the subject that the visitor has chosen', async () => {
    const { store, user } = openForm();
    await equation('7 + 4');
    await user.selectOptions(subject(), 'Sonstiges');
    act(() => void store.dispatch(siteAction.setCustomSubject('Mail an Herrn Lindner')));
    expect(subject().value).toBe('Sonstiges');
  });
});
