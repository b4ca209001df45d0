/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  box,
  equation,
  fileInput,
  fillIn,
  messageOf,
  openForm,
  openFormAgain,
  privacy,
  sendButton,
  subject,
} from './testing/open-form.tsx';
import { ScriptedIntake } from './testing/scripted-intake.ts';

const required = 'Das Feld ist erforderlich.';
const fileRule = 'Es sind nur folgende Dateiformate mit maximal 15 MB erlaubt - PDF, PNG, JPG.';

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
    expect(screen.getByText('„setup.exe“ endet nicht auf .pdf, .png, .jpg oder .jpeg.')).toBeTruthy();
    expect(fileInput().getAttribute('aria-describedby')).toContain('offer-attachment-detail');

    const large = new File(['%PDF-'], 'gross.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 15 * 1024 * 1024 + 1 });
    await user.upload(fileInput(), large);
    expect(messageOf(fileInput())).toBe(fileRule);
    expect(screen.getByText('„gross.pdf“ hat 15,0 MB: Das sind 1 kB zu viel.')).toBeTruthy();

    await user.upload(fileInput(), new File(['<p>'], 'seite.pdf', { type: 'text/html' }));
    expect(screen.getByText('„seite.pdf“ hat einen anderen Dateityp, als die Endung sagt.')).toBeTruthy();

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

  it('says in the title of the document that something is wrong, until it is sent or left', async () => {
    document.title = 'Kontakt';
    const { leave, user } = openForm();
    await equation('7 + 4');
    await user.click(sendButton());
    expect(document.title).toBe('Fehler: Kontakt');
    await user.click(sendButton());
    expect(document.title).toBe('Fehler: Kontakt');
    leave();
    expect(document.title).toBe('Kontakt');
  });

  it('holds what was written when the visitor comes back from another page, but for the result and a preset subject', async () => {
    const { leave, user } = openForm('Mail an Herrn Lindner');
    await equation('7 + 4');
    await user.type(box(/Vorname/), 'Anna');
    await user.type(box(/Gleichung/), '11');
    await user.upload(fileInput(), new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' }));
    leave();

    openFormAgain();
    await equation('8 + 4');
    expect(box(/Vorname/).value).toBe('Anna');
    expect(screen.getByText('plan.pdf')).toBeTruthy();
    expect(box(/Gleichung/).value).toBe('');
    expect(subject().value).toBe('');
  });

  it('says that the connection is lost, and stores nothing where the browser has no database', async () => {
    const { user } = openForm();
    await equation('7 + 4');
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^Sie sind gerade offline\./)).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/offline/)).toBeNull();

    await user.click(screen.getByRole('checkbox', { name: 'Entwurf auf diesem Gerät speichern' }));
    expect(await screen.findByText(/^Dieser Browser lässt das Speichern nicht zu\./)).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it('starts with the subject that another part of the page has preset, and follows it', async () => {
    const { preset } = openForm('Mail an Herrn Lindner');
    await equation('7 + 4');
    expect(subject().value).toBe('Mail an Herrn Lindner');
    preset('Allgemeine Anfrage');
    expect(subject().value).toBe('Allgemeine Anfrage');
    preset(null);
    expect(subject().value).toBe('');
  });

  it('keeps the subject that the visitor has chosen', async () => {
    const { preset, user } = openForm();
    await equation('7 + 4');
    await user.selectOptions(subject(), 'Sonstiges');
    preset('Mail an Herrn Lindner');
    expect(subject().value).toBe('Sonstiges');
  });

  it('takes the answers of the check over from the address, once, below what the visitor has written', async () => {
    const answered =
      '/akquise?art=laden&flaeche=420&erdgeschoss=ganz&einwohner=ab-100000&lauflage=fussgaengerzone&baurecht=unbekannt&vertrag=miete';
    const { user, leave } = openForm(null, answered);
    const message = () => box(/Ihre Nachricht/).value;
    await waitFor(() => expect(message()).toMatch(/^„Passt mein Grundstück\?“ Das könnte passen\./));
    const taken = message();
    expect(taken).toContain('- 420\u00a0m², ganz im Erdgeschoss');
    await user.type(box(/Ihre Nachricht/), 'Guten Tag! ', { initialSelectionStart: 0 });
    leave();

    openFormAgain(null, answered);
    await equation('8 + 4');
    expect(message()).toBe(`Guten Tag! ${taken}`);
  });

  it('takes nothing over from an address that lacks an answer', async () => {
    openForm(null, '/akquise?art=laden&flaeche=420&vertrag=miete');
    await equation('7 + 4');
    expect(box(/Ihre Nachricht/).value).toBe('');
  });
});
