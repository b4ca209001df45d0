/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { filledIn, pdf, sendOffer } from '../testing/offer-form.ts';
import { eventually, RunningService } from '../testing/running-service.ts';

jest.setTimeout(20_000);
type Received = { to: string[]; mail: Email };

/** A mail server that answers each recipient with the next of the given codes, and then takes everything. */
async function mailServer(
  codes: number[],
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<{ server: SMTPServer; url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const code = codes.shift();
      done(code ? Object.assign(new Error('no'), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        if (Buffer.concat(chunks).length > maxBytes) {
          return done(Object.assign(new Error('too large'), { responseCode: 552 }));
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, mail: await PostalMime.parse(Buffer.concat(chunks)) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

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

  it('are tried again after a passing refusal, and given up after a lasting one until somebody resends them', async () => {
    smtp = await mailServer([450, 550]);
    service = await RunningService.start({ SMTP_URL: smtp.url });
    await sendOffer(service.url);
    await eventually(async () => outbox().every(({ last_error }) => last_error));
    expect(outbox()).toEqual([
      { kind: 'department', state: 'pending', attempts: 1, last_error: 'EENVELOPE 450' },
      { kind: 'confirmation', state: 'dead', attempts: 1, last_error: 'EENVELOPE 550' },
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
