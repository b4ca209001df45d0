import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from './intake-process.ts';

/** What the mail server does with its visitors. */
export type Mood = 'up' | 'down' | 'slow' | 'refusing';

export const moods: readonly Mood[] = ['up', 'down', 'slow', 'refusing'];

// Most of the slowness comes before the message is taken, as with real servers that look senders up.
const slowness = 150;
const slownessAtTheEnd = 30;

/** A mail server on a socket that counts how often it took which message. */
export class MailServer {
  /** How often each Message-ID was taken. */
  readonly taken = new Map<string, number>();
  #server: SMTPServer | null = null;
  #mood: Mood = 'up';
  #refusals = 0;
  readonly port: number;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<MailServer> {
    const server = new MailServer(await freePort());
    await server.become('up');
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Changes what becomes of connections and messages from now on. */
  async become(mood: Mood): Promise<void> {
    this.#mood = mood;
    if (mood === 'down') return this.stop();
    if (this.#server) return;
    this.#server = this.#listen();
    await once(this.#server.server, 'listening');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = once(server.server, 'close');
    // Whoever is in the middle of a message is cut off, as when a machine goes down.
    for (const connection of server.connections) connection.close();
    server.close();
    await closed;
  }

  #listen(): SMTPServer {
    const hesitate = () => (this.#mood === 'slow' ? wait(slowness) : Promise.resolve());
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onConnect: (_session, done) => void hesitate().then(() => done(this.#refusal(0, 421))),
      onRcptTo: (_address, _session, done) => void hesitate().then(() => done(this.#refusal(1, 451))),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const refusal = this.#refusal(2, 452);
          if (refusal) return done(refusal);
          if (this.#mood === 'slow') await wait(slownessAtTheEnd);
          const id = /^message-id:\s*(<[^>]+>)/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '';
          this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
          done();
        });
      },
    });
    // Killed clients reset their connections.
    server.on('error', () => {});
    return server.listen(this.port, '127.0.0.1') && server;
  }

  /** While refusing: at the greeting, at the recipient and at the message by turns. */
  #refusal(step: 0 | 1 | 2, responseCode: number): Error | null {
    if (this.#mood !== 'refusing' || this.#refusals % 3 !== step) return null;
    this.#refusals += 1;
    return Object.assign(new Error('later'), { responseCode });
  }
}
