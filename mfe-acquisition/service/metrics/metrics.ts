import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ErrorCode } from '../../offer/errors.ts';
import type { CheckRoom } from '../attachment/room.ts';
import type { WatchStore } from '../attachment/watch-store.ts';
import type { Inspect } from '../inspection/inspection.ts';
import type { ArchiveStore } from '../store/archive-store.ts';
import type { OfferStore } from '../store/offer-store.ts';

/** One answer: the route's pattern, never the address that was asked for. */
export type Answered = { method: string; route: string; status: number; seconds: number };

/** What the service counts. No label holds anything that a visitor wrote. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(
  archive: Pick<ArchiveStore, 'mailStates'>,
  store: Pick<OfferStore, 'storedBytes'>,
  { checkRoom, attachmentsUp }: { checkRoom: CheckRoom; attachmentsUp: WatchStore },
  quota: number,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'intake_answer_seconds',
    help: 'Answers and how long they took, by route and status. POST with 201 is an accepted offer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers,
  });
  const refusals = new Counter({
    name: 'intake_refusals_total',
    help: 'Refused requests by the code of the refusal.',
    labelNames: ['code'],
    registers,
  });
  const inspections = new Counter({
    name: 'intake_inspections_total',
    help: 'Attachments that were looked into, by kind and by what was found.',
    labelNames: ['kind', 'found'],
    registers,
  });
  const mails = new Gauge({
    name: 'intake_mails',
    help: 'Mails by state: pending, held for the virus scanner, sent, dead (given up).',
    labelNames: ['state'],
    registers,
  });
  const waiting = new Gauge({
    name: 'intake_oldest_unsent_mail_seconds',
    help: 'Age of the oldest offer, or document added to one, with a mail that is pending or held; 0 if there is none.',
    registers,
  });
  const stored = new Gauge({
    name: 'intake_attachment_bytes',
    help: 'Bytes of all attachments.',
    registers,
  });
  const share = new Gauge({
    name: 'intake_attachment_share',
    help: 'Bytes of all attachments as a part of the quota, from 0 to 1.',
    registers,
  });
  const room = new Gauge({
    name: 'intake_room',
    help: 'Whether one more attachment would be accepted, by quota and free disk.',
    registers,
  });
  const storeUp = new Gauge({
    name: 'intake_attachment_store_up',
    help: 'Whether the store of the attachments could take one, by a question that is at most ten seconds old.',
    registers,
  });
  const databaseUp = new Gauge({
    name: 'intake_database_up',
    help: 'Whether the database answered just now; if not, the figures from it are missing.',
    registers,
  });

  async function ask(): Promise<void> {
    room.set(
      await checkRoom().then(
        () => 1,
        () => 0,
      ),
    );
    storeUp.set((await attachmentsUp()) ? 1 : 0);
    for (const gauge of [mails, waiting, stored, share]) gauge.reset();
    try {
      const [states, bytes] = await Promise.all([archive.mailStates(), store.storedBytes()]);
      for (const state of ['pending', 'held', 'sent', 'dead'] as const) {
        mails.set({ state }, states.find((row) => row.state === state)?.mails ?? 0);
      }
      const open = states.filter(({ state }) => state === 'pending' || state === 'held');
      const ages = open.map(({ oldest }) => (oldest ? Date.now() - oldest.getTime() : 0));
      waiting.set(Math.max(0, ...ages) / 1000);
      stored.set(bytes);
      share.set(bytes / quota);
      databaseUp.set(1);
    } catch {
      databaseUp.set(0);
    }
  }

  return {
    answered({ seconds, ...labels }: Answered): void {
      answers.observe(labels, seconds);
    },
    refused(code: ErrorCode): void {
      refusals.inc({ code });
    },
    /** The same as `inspect`, counted. */
    counting:
      (inspect: Inspect): Inspect =>
      async (file) => {
        const inspection = await inspect(file);
        const found = 'fault' in inspection ? inspection.fault : inspection.remarks.join(' ') || 'nothing';
        inspections.inc({ kind: file.kind, found });
        return inspection;
      },
    /** All of them in Prometheus's text format. */
    async text(): Promise<string> {
      await ask();
      return registry.metrics();
    },
  };
}
