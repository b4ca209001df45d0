import type { Logger } from 'pino';
import { type Deliver, type Mail, MailFault } from '../mail/mail.ts';
import type { OutboxStore } from '../store/outbox-store.ts';
import type { OutboxRow } from '../store/tables.ts';
import { backoff, maxAttempts } from './backoff.ts';

// Longer than the silence that a mail server is allowed, and renewed while a mail is under way.
const lease = 3 * 60_000;
const renewal = 60_000;
// Other instances may have died with mails in hand: looked at even when nothing is due here.
const longestPause = 5_000;
const shortestPause = 1000;

/** Sends what lies in the outbox, one mail at a time, until it is stopped. */
export type Outbox = ReturnType<typeof startOutbox>;

export function startOutbox(
  store: OutboxStore,
  compose: (row: OutboxRow) => Promise<Mail>,
  deliver: Deliver,
  log: Logger,
) {
  let stopped = false;
  let woken = false;
  let claimLost = false;
  let endPause = () => {};

  async function send(row: OutboxRow): Promise<void> {
    const keepLease = setInterval(() => {
      store
        .renew(row.message_id, new Date(Date.now() + lease))
        .catch((error) => log.warn({ err: error }, 'lease not renewed'));
    }, renewal);
    try {
      if (await handOver(row)) await noteSent(row);
    } finally {
      clearInterval(keepLease);
    }
  }

  async function handOver(row: OutboxRow): Promise<boolean> {
    let mail: Mail | undefined;
    try {
      mail = await compose(row);
      await deliver(mail);
      return true;
    } catch (error) {
      await fail(row, mail, error);
      return false;
    }
  }

  /** Goes on until the database has heard of it: the mail would be sent again. */
  async function noteSent({ message_id, attempts }: OutboxRow): Promise<void> {
    for (;;) {
      try {
        await store.markSent(message_id, new Date());
        log.info({ messageId: message_id, attempts }, 'mail sent');
        return;
      } catch (error) {
        if (stopped) throw error;
        log.warn({ messageId: message_id, err: error }, 'mail sent, but not noted yet');
        await pause(shortestPause);
      }
    }
  }

  async function fail(
    { message_id, attempts }: OutboxRow,
    mail: Mail | undefined,
    error: unknown,
  ): Promise<void> {
    const reason = error instanceof MailFault ? error.message : `not composed: ${(error as Error).message}`;
    const permanent = error instanceof MailFault && error.permanent;
    if (permanent && mail && mail.attachments.length > 0) {
      // Mail servers refuse what is too large for them or what their filter dislikes: the offer has to arrive still.
      await store.strip(message_id, new Date(), reason);
      log.warn({ messageId: message_id, attempts, reason }, 'mail goes without its attachment');
    } else if (permanent || attempts >= maxAttempts) {
      await store.bury(message_id, reason);
      log.error({ messageId: message_id, attempts, reason }, 'mail given up: see npm run offers -- resend');
    } else {
      await store.postpone(message_id, new Date(Date.now() + backoff(attempts)), reason);
      log.warn({ messageId: message_id, attempts, reason }, 'mail postponed');
    }
  }

  async function sendDue(): Promise<void> {
    // The answer to a claim may have been lost: what is leased in our name, and not under way, can be claimed again.
    if (claimLost) await store.freeAbandoned({ nothingUnderWay: true });
    claimLost = false;
    while (!stopped) {
      const now = Date.now();
      const row = await store.claim(new Date(now), new Date(now + lease));
      if (!row) return;
      await send(row);
    }
  }

  /** Milliseconds until there may be something to do. */
  async function untilNext(): Promise<number> {
    const due = await store.nextDue();
    // What is due but leased by another would otherwise keep this loop spinning.
    return due ? Math.min(longestPause, Math.max(shortestPause, due.getTime() - Date.now())) : longestPause;
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const wait = await sendDue()
        .then(untilNext)
        .catch((error: Error) => {
          log.error({ err: error }, 'the outbox could not be read');
          claimLost = true;
          return longestPause;
        });
      if (!woken && !stopped) await pause(wait);
    }
  }

  const running = run();
  return {
    /** A mail was added: it need not wait for the next look. */
    wake(): void {
      woken = true;
      endPause();
    },
    /** Ends after the mail that is under way. */
    async stop(): Promise<void> {
      stopped = true;
      endPause();
      await running;
    },
  };
}
