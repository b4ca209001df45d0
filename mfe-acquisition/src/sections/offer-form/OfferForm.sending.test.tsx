/** @jest-environment jsdom */
import { brand } from '@goldbraun/shared/brand/brand';
import { act, screen, waitFor, within } from '@testing-library/react';
import { withHangUpReport } from './testing/hang-up-report.ts';
import {
  box,
  equation,
  fileInput,
  fillIn,
  messageOf,
  openForm,
  privacy,
  sendButton,
  sentText,
  subject,
} from './testing/open-form.tsx';
import { hangUp, html, json, problem, type Script, ScriptedIntake } from './testing/scripted-intake.ts';

describe('sending the offer form', () => {
  let intake: ScriptedIntake;
  beforeEach(async () => {
    intake = new ScriptedIntake();
    await intake.start();
  });
  afterEach(() => intake.stop());

  it('says by when the answer comes, and where documents are added, to whoever has offered something', async () => {
    const answer = { reference: 'VK-261120-ABCD-2345', answerBy: '2026-11-30', documentsToken: 'secret' };
    intake.scripts.push(json(201, answer), json(201, answer));
    const { user } = openForm();
    await fillIn(user);
    await user.click(sendButton());
    await screen.findByText('Spätestens am Montag, 30. November 2026 haben Sie unsere Antwort.');
    const calendar = screen.getByRole('link', { name: /^Termin in den Kalender übernehmen/ });
    expect(decodeURIComponent(calendar.getAttribute('href') ?? '')).toContain(
      'DTSTART;VALUE=DATE:20261130\r\n',
    );
    const add = screen.getByRole('link', { name: 'Unterlagen nachreichen' });
    expect(add.getAttribute('href')).toBe('/akquise/unterlagen?schluessel=secret');
    expect(screen.getAllByRole('term')).toHaveLength(5);

    await user.click(screen.getByRole('button', { name: 'Weitere Nachricht schreiben' }));
    await equation('8 + 4');
    await fillIn(user, 'Allgemeine Anfrage', '12');
    await user.click(sendButton());
    await screen.findByText(/^Spätestens am Montag/);
    expect(screen.queryAllByRole('term')).toHaveLength(0);
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

  it('takes the focus with the confirmation itself, so that it is never nowhere', async () => {
    const { user } = openForm();
    await fillIn(user);
    const focused = new Promise<Element | null>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!screen.queryByRole('status')) return;
        observer.disconnect();
        resolve(document.activeElement);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await user.click(sendButton());
    await screen.findByText(sentText);
    expect(await focused).toBe(screen.getByRole('status'));
  });

  it('sends along what a robot has written where no person sees a field', async () => {
    const { user } = openForm();
    await fillIn(user);
    const trap = document.querySelector<HTMLInputElement>('[name="website"]');
    if (trap) trap.value = 'https://spam.example';
    expect(screen.queryByRole('textbox', { name: /Website/ })).toBeNull();
    await user.click(sendButton());
    await screen.findByText(sentText);
    expect(intake.posts[0]?.fields.website).toBe('https://spam.example');
  });

  it('sends one message for a double click', async () => {
    const { user } = openForm();
    await fillIn(user);
    await user.dblClick(sendButton());
    await screen.findByText(sentText);
    expect(intake.posts).toHaveLength(1);
  });

  const withoutReport = <Result,>(run: () => Promise<Result>) => run();
  it.each<[string, Script, RegExp, typeof withoutReport?]>([
    ['the connection breaks', hangUp, /Prüfen Sie bitte Ihre Internetverbindung/, withHangUpReport],
    ['the service is overloaded', problem(429, 'rate_limited'), /Warten Sie bitte einige Minuten/],
    ['the service can’t store anything', problem(503, 'unavailable'), /gerade nicht annehmen/],
    ['a proxy answers with a page', html(502), /gerade nicht annehmen/],
  ])(
    'keeps every field, names phone and e-mail and retries with the same key when %s',
    async (_when, script, words, runAs = withoutReport) => {
      intake.scripts.push(script);
      const { user } = openForm();
      await fillIn(user);
      await user.upload(fileInput(), new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' }));
      const notice = await runAs(async () => {
        await user.click(sendButton());
        return screen.findByRole('alert');
      });
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

  it('says what is wrong with a file whose content only the service has seen', async () => {
    const errors = [{ field: 'attachment', code: 'attachment_type', message: 'x' }];
    intake.scripts.push(problem(415, 'attachment_type', errors));
    const { user } = openForm();
    await fillIn(user);
    await user.upload(fileInput(), new File(['GIF8'], 'plan.pdf', { type: 'application/pdf' }));
    await user.click(sendButton());
    expect(await screen.findByText('Der Inhalt von „plan.pdf“ passt nicht zur Endung.')).toBeTruthy();
  });

  it('says that the connection is back, and sends on the visitor’s word only', async () => {
    intake.scripts.push(hangUp);
    const { user } = openForm();
    await fillIn(user);
    act(() => void dispatchEvent(new Event('offline')));
    await withHangUpReport(async () => {
      await user.click(sendButton());
      await screen.findByRole('alert');
    });
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByText(/^Die Verbindung ist wieder da\./)).toBeTruthy();
    expect(intake.posts).toHaveLength(1);
    await user.click(sendButton());
    await screen.findByText(sentText);
    expect(intake.posts[1]).toEqual(intake.posts[0]);
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
});
