/**
 * A mail server that keeps what it gets, for trying the site out: SMTP on SMTP_PORT (1025), and on PORT (8025) a page
 * with the last mails and `GET /mails`, the same as JSON. Nothing leaves it, and nothing is written down.
 */
import { createHash } from 'node:crypto';
import { announceListening, endGracefully, portSetting } from '@goldbraun/shared/service/process';
import { htmlEscape } from 'escape-goat';
import Fastify from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that was caught. */
export interface CaughtMail {
  messageId: string;
  to: string[];
  subject: string;
  text: string;
  attachments: { name: string | null; bytes: number; sha256: string }[];
}

const KEPT = 200;
const END_LIMIT_MS = 10_000;
const mails: CaughtMail[] = [];

async function keep(raw: Buffer): Promise<void> {
  const { messageId = '', to = [], subject = '', text = '', attachments } = await PostalMime.parse(raw);
  mails.unshift({
    messageId,
    to: to.flatMap(({ address }) => address ?? []),
    subject,
    text,
    attachments: attachments.map(({ filename, content }) => {
      const bytes = Buffer.from(content as ArrayBuffer);
      return {
        name: filename,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      };
    }),
  });
  mails.length = Math.min(mails.length, KEPT);
}

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => keep(Buffer.concat(chunks)).then(() => done(), done));
  },
});
// A client that ends its connection in the middle is no reason to end.
smtp.on('error', () => {});

const mailHtml = ({ to, subject, text, attachments }: CaughtMail) =>
  `<article><h2>${htmlEscape(subject)}</h2><p>${htmlEscape(to.join(', '))}</p><pre>${htmlEscape(text)}</pre>${attachments
    .map(({ name, bytes }) => `<p>${htmlEscape(name ?? '')}, ${bytes} bytes</p>`)
    .join('')}</article>`;

const app = Fastify();
app.get('/mails', () => mails);
app.get('/', (_request, reply) =>
  reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><title>Mails</title><h1>Mails</h1>${mails.map(mailHtml).join('')}</html>`,
    ),
);

const host = process.env.HOST ?? '127.0.0.1';
smtp.listen(portSetting('SMTP_PORT', 1025), host);
await app.listen({ port: portSetting('PORT', 8025), host });
announceListening(app.server);
endGracefully(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await app.close();
}, END_LIMIT_MS);
