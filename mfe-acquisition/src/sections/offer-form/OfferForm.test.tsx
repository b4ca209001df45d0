/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import {
  box,
  equation,
  fileInput,
  fillIn,
  messageOf,
  openForm,
  privacy,
  sendButton,
  subject,
} from './testing/open-form.tsx';
import { ScriptedIntake } from './testing/scripted-intake.ts';

// Typing key by key takes its time while other tests run beside it.
jest.setTimeout(20_000);

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
});
