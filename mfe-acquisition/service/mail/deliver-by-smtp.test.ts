/** @jest-environment node */
import { mailServer } from '../testing/mail-server.ts';
import { filledIn, pdf, sendOffer } from '../testing/offer-form.ts';
import { eventually, RunningService } from '../testing/running-service.ts';

let service: RunningService;
let smtp: Awaited<ReturnType<typeof mailServer>>;
afterEach(async () => {
  await service.remove();
  await new Promise<void>((resolve) => smtp.server.close(resolve));
});

const outbox = () => service.rows('select kind, state, attempts, last_error from outbox order by kind desc');

describe('the mails of an offer, by SMTP', () => {
  it('go to the department and to the sender', async () => {
    smtp = await mailServer([]);
    service = await RunningService.start({ SMTP_URL: smtp.url, MAIL_TO: 'A <a@example.com>, b@example.com' });
    const { reference = '' } = await sendOffer(service.url, {}, pdf(300_000));
    await eventually(async () => outbox().every(({ state }) => state === 'sent'));
    const [department, confirmation] = smtp.received;
    expect(department?.to).toEqual(['a@example.com', 'b@example.com']);
    expect(department?.mail.messageId).toBe(`<${reference}.department@goldbraun.example>`);
    expect(department?.mail.attachments[0]?.content).toHaveProperty('byteLength', 300_000);
    expect(confirmation?.to).toEqual([filledIn.email]);
    expect(confirmation?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
  });

  it('reach the department also where the copy for the person of the region is refused', async () => {
    smtp = await mailServer([0, 550]);
    service = await RunningService.start({ SMTP_URL: smtp.url });
    await sendOffer(service.url, { region: '11' });
    await sendOffer(service.url, { region: '11' });
    await eventually(async () => smtp.received.length === 4);
    const departments = smtp.received.filter(({ mail }) => mail.messageId?.includes('.department@'));
    expect(departments.map(({ to }) => to)).toEqual([
      ['immobilien@goldbraun.example'],
      ['immobilien@goldbraun.example', 'florian.obermaier@goldbraun.example'],
    ]);
    for (const { mail } of departments) {
      expect(mail.cc?.map(({ address }) => address)).toEqual(['florian.obermaier@goldbraun.example']);
    }
  });

  it('are tried again after a passing refusal, and given up after a lasting one until somebody resends them', async () => {
    // The confirmation goes once more without its calendar file.
    smtp = await mailServer([450, 550, 550]);
    service = await RunningService.start({ SMTP_URL: smtp.url });
    await sendOffer(service.url);
    await eventually(async () => outbox().some(({ state }) => state === 'dead'));
    expect(outbox()).toEqual([
      { kind: 'department', state: 'pending', attempts: 1, last_error: 'EENVELOPE 450' },
      { kind: 'confirmation', state: 'dead', attempts: 2, last_error: 'EENVELOPE 550' },
    ]);
    expect(await (await fetch(`${service.url}/healthz`)).json()).toMatchObject({
      mails: { pending: 1, dead: 1 },
    });
    expect(await service.offers('resend')).toBe('1 mail will be sent again\n');
    await eventually(async () => outbox().every(({ state }) => state === 'sent'));
    expect(smtp.received).toHaveLength(2);
  });

  it('go without the attachment that the mail server refuses, and say so', async () => {
    smtp = await mailServer([], 100_000);
    service = await RunningService.start({ SMTP_URL: smtp.url });
    const { reference = '' } = await sendOffer(service.url, {}, pdf(300_000));
    await eventually(async () => outbox().every(({ state }) => state === 'sent'));
    const department = smtp.received.find(({ mail }) => mail.messageId?.includes('.department@'))?.mail;
    expect(department?.attachments).toEqual([]);
    expect(department?.text).toMatch(
      new RegExp(`^Hinweis: Der Mailserver hat den Anhang nicht angenommen\\. .*${reference} aufbewahrt`),
    );
    expect(smtp.received).toHaveLength(2);
  });
});
