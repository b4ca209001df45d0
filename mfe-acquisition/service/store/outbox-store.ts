import { sql } from 'kysely';
import { isGone, owner } from '../owner.ts';
import type { Database } from './open-database.ts';
import type { OutboxRow } from './tables.ts';

// No process's name: this one's own outbox may be sending one of the mails, and a killed purge is gone on with by another.
const withholder = 'withheld';

/** The mails that wait to be sent, in the database. */
export type OutboxStore = ReturnType<typeof createOutboxStore>;

export function createOutboxStore({ kysely, dialect }: Database) {
  const mine = (messageId: string) =>
    kysely.updateTable('outbox').where('message_id', '=', messageId).where('lease_owner', '=', owner);

  /** Takes the next due mail for this process alone, until the lease ends. The department's mail goes first. */
  async function claim(now: Date, leasedUntil: Date): Promise<OutboxRow | undefined> {
    const moment = now.toISOString();
    const next = kysely
      .selectFrom('outbox')
      .select('message_id')
      .where('state', '=', 'pending')
      .where('due_at', '<=', moment)
      .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', moment)]))
      .orderBy('due_at')
      .orderBy('kind', 'desc')
      .limit(1);
    return kysely
      .updateTable('outbox')
      .set({
        lease_owner: owner,
        leased_until: leasedUntil.toISOString(),
        attempts: sql<number>`attempts + 1`,
      })
      .where('message_id', '=', dialect === 'postgres' ? next.forUpdate().skipLocked() : next)
      .returningAll()
      .executeTakeFirst();
  }

  /** Keeps the lease of a mail that is still under way. */
  async function renew(messageId: string, leasedUntil: Date): Promise<void> {
    await mine(messageId).set({ leased_until: leasedUntil.toISOString() }).execute();
  }

  async function markSent(messageId: string, now: Date): Promise<void> {
    await mine(messageId)
      .set({
        state: 'sent',
        sent_at: now.toISOString(),
        lease_owner: null,
        leased_until: null,
        last_error: null,
      })
      .execute();
  }

  async function postpone(messageId: string, dueAt: Date, reason: string): Promise<void> {
    await mine(messageId)
      .set({ due_at: dueAt.toISOString(), lease_owner: null, leased_until: null, last_error: reason })
      .execute();
  }

  /** Sends the mail again at once, without its attachment. */
  async function strip(messageId: string, now: Date, reason: string): Promise<void> {
    await mine(messageId)
      .set({
        without_attachment: 1,
        due_at: now.toISOString(),
        lease_owner: null,
        leased_until: null,
        last_error: reason,
      })
      .execute();
  }

  async function bury(messageId: string, reason: string): Promise<void> {
    await mine(messageId)
      .set({ state: 'dead', lease_owner: null, leased_until: null, last_error: reason })
      .execute();
  }

  /**
   * Frees the mails that a killed process of this machine had taken; others wait for their lease to end. With nothing
   * under way here, a lease in our own name is of a predecessor with our process id, or of a claim whose answer was lost.
   */
  async function freeAbandoned({ nothingUnderWay }: { nothingUnderWay: boolean }): Promise<void> {
    const leased = await kysely
      .selectFrom('outbox')
      .select('lease_owner')
      .distinct()
      .where('state', '=', 'pending')
      .where('lease_owner', 'is not', null)
      .execute();
    for (const { lease_owner } of leased) {
      const abandoned = lease_owner && ((nothingUnderWay && lease_owner === owner) || isGone(lease_owner));
      if (!abandoned) continue;
      await kysely
        .updateTable('outbox')
        .set({ lease_owner: null, leased_until: null })
        .where('lease_owner', '=', lease_owner)
        .execute();
    }
  }

  /**
   * Takes the mails of an offer, so that nobody sends them until then. False while one is being sent: it will be
   * somewhere that we don't know yet.
   */
  async function withhold(offerId: string, now: Date, until: Date): Promise<boolean> {
    await freeAbandoned({ nothingUnderWay: false });
    const moment = now.toISOString();
    await kysely
      .updateTable('outbox')
      .set({ lease_owner: withholder, leased_until: until.toISOString() })
      .where('offer_id', '=', offerId)
      .where((where) =>
        where.or([
          where('leased_until', 'is', null),
          where('leased_until', '<', moment),
          where('lease_owner', '=', withholder),
        ]),
      )
      .execute();
    const others = await kysely
      .selectFrom('outbox')
      .select('message_id')
      .where('offer_id', '=', offerId)
      .where('lease_owner', '!=', withholder)
      .executeTakeFirst();
    return others === undefined;
  }

  /** When the next mail is due, or null when none waits. */
  async function nextDue(): Promise<Date | null> {
    const row = await kysely
      .selectFrom('outbox')
      .select(({ fn }) => fn.min<string | null>('due_at').as('due_at'))
      .where('state', '=', 'pending')
      .executeTakeFirst();
    return row?.due_at ? new Date(row.due_at) : null;
  }

  /** How many mails wait, and how many were given up. */
  async function count(): Promise<{ pending: number; dead: number }> {
    const rows = await kysely
      .selectFrom('outbox')
      .select(({ fn }) => ['state', fn.countAll().as('mails')])
      .where('state', '!=', 'sent')
      .groupBy('state')
      .execute();
    const of = (state: OutboxRow['state']) => Number(rows.find((row) => row.state === state)?.mails ?? 0);
    return { pending: of('pending'), dead: of('dead') };
  }

  return { claim, renew, markSent, postpone, strip, bury, freeAbandoned, withhold, nextDue, count };
}
