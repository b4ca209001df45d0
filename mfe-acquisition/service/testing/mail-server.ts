import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that was taken whole, and for whom. */
export type Received = { to: string[]; mail: Email };

/** A mail server that answers each recipient with the next of the given codes, and then takes everything. */
export async function mailServer(
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
