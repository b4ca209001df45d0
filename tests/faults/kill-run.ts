import { setTimeout as wait } from 'node:timers/promises';
import { inBucket } from './attachments-setting.ts';
import { IntakeProcess } from './intake-process.ts';
import { MailServer, moods } from './mail-server.ts';
import { randomFrom } from './random.ts';
import { leftovers, type Query, queryOf, storedFiles, type Tally, takeStock } from './records.ts';
import { Senders } from './senders.ts';

/** What came of a run: the stock at its end, and what lay about right after each of the starts. */
export interface KillRun extends Tally {
  kills: number;
  leftoversAfterStarts: number;
  unexpectedAnswers: string[];
}

interface KillRunOptions {
  kills: number;
  /** Decides the moments of the kills and the sizes of the files. */
  seed: number;
  /** Without it SQLite. */
  databaseUrl?: string;
}

const visitors = 6;
// Beside an object store on the same processors a service needs longer to get as far.
const longestLife = inBucket ? 6000 : 2000;

/**
 * Kills the service again and again in the middle of uploads, while the mail server is up, down, slow and refusing by
 * turns; lets it live in the end, until all mails are out; and takes stock.
 */
export async function runKills({ kills, seed, databaseUrl }: KillRunOptions): Promise<KillRun> {
  const random = randomFrom(seed);
  const mail = await MailServer.start();
  const env = { SMTP_URL: mail.url, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const intake = await IntakeProcess.at({ env });
  const query = queryOf(intake.folder, databaseUrl);
  const senders = new Senders(() => intake.url, random);
  let leftoversAfterStarts = 0;
  try {
    senders.start(visitors);
    for (let killed = 0; killed < kills; killed += 1) {
      await mail.become(moods[killed % moods.length] ?? 'up');
      await intake.start();
      leftoversAfterStarts += (await leftovers(intake, await storedFiles(query))).length;
      senders.release();
      await wait(random() * longestLife);
      senders.hold();
      await intake.end('SIGKILL');
    }
    await mail.become('up');
    await intake.start();
    leftoversAfterStarts += (await leftovers(intake, await storedFiles(query))).length;
    await senders.finish();
    await drain(query);
    const tally = await takeStock(senders, intake, query, mail.taken);
    return { kills, ...tally, leftoversAfterStarts, unexpectedAnswers: senders.unexpected };
  } finally {
    await intake.remove();
    await mail.stop();
  }
}

/**
 * Waits until all mails are out. What was postponed is due at once: it would take minutes otherwise. Rejects when
 * none has gone out for so long (ms).
 */
export async function drain(query: Query, standstill = 60_000): Promise<void> {
  let last = { waiting: Number.POSITIVE_INFINITY, at: Date.now() };
  for (;;) {
    const [row] = await query("select count(*) as waiting from outbox where state = 'pending'");
    const waiting = Number(row?.waiting);
    if (waiting === 0) return;
    if (waiting < last.waiting) last = { waiting, at: Date.now() };
    if (Date.now() - last.at > standstill) throw new Error(`${waiting} mails are waiting, and none goes out`);
    const now = new Date().toISOString();
    await query(
      `update outbox set due_at = '${now}' where state = 'pending' and lease_owner is null and due_at > '${now}'`,
    );
    await wait(500);
  }
}
