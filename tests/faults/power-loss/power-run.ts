import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestBucket } from '../../harness/test-bucket.ts';
import { IntakeProcess } from '../intake-process.ts';
import { drain } from '../kill-run.ts';
import { queryOf, takeStock } from '../records.ts';
import { Senders } from '../senders.ts';
import { Disk, type Fate } from './disk.ts';
import { readTrace, recordedCalls, type TraceEvent } from './read-trace.ts';

export interface PowerRun {
  /** Losses of power that were looked at. */
  losses: number;
  /** Promises that had left the machine before a loss, over all losses. */
  promises: number;
  /** Of these, the ones that were not kept after the next start. */
  broken: number;
  leftovers: number;
}

interface PowerRunOptions {
  random: () => number;
  /** Moments of a loss of power, each looked at twice: with nothing of what was not synced, and with a random part. */
  moments: number;
  /** A disk that takes no sync seriously: with it promises must break, or the model proves nothing. */
  withoutSyncs?: boolean;
}

const visitors = 4;
const loadTime = 2500;

/**
 * Records every call with which a real service, under load, changes its files; cuts the record at some moments; lays
 * out the files as a disk has them that promises no more than POSIX; starts the service on them; and counts the
 * promises that it does not keep.
 */
export async function losePower({ random, moments, withoutSyncs }: PowerRunOptions): Promise<PowerRun> {
  const { root, events, sent, bucket } = await record(random);
  const disk = new Disk(root);
  const run: PowerRun = { losses: 0, promises: 0, broken: 0, leftovers: 0 };
  const promised = new Set<string>();
  const cuts = momentsOf(events, moments, random);
  for (const [index, event] of events.entries()) {
    if (event.kind === 'promise') promised.add(promiseOf(event.reference, event.number));
    else if (event.kind !== 'sync' || (!withoutSyncs && event.path)) disk.apply(event);
    if (!cuts.has(index)) continue;
    const made = {
      offers: sent.offers.filter(({ references }) =>
        references.some((one) => promised.has(promiseOf(one, 0))),
      ),
      documents: sent.documents.filter(({ reference, numbers }) =>
        numbers.some((one) => promised.has(promiseOf(reference, one))),
      ),
    };
    const known = made.offers.length + made.documents.length;
    for (const fate of [{ random: null }, { random }]) {
      const found = await startAfter(disk, fate, made, await bucket?.copy());
      run.losses += 1;
      run.promises += promised.size;
      run.broken += Math.max(found.broken, promised.size - known);
      run.leftovers += found.leftovers;
    }
  }
  return run;
}

/** An offer is the number 0 of itself. */
const promiseOf = (reference: string, number: number) => `${reference} ${number}`;

async function record(random: () => number) {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
  } catch {
    throw new Error('strace is missing: install the package "strace".');
  }
  const folder = mkdtempSync(join(tmpdir(), 'intake-power-'));
  const root = join(folder, 'data');
  const trace = join(folder, 'trace');
  mkdirSync(root);
  const intake = await IntakeProcess.at({
    folder: root,
    // -D: the service stays our own child, and strace is its grandchild.
    under: ['strace', '-D', '-f', '-y', '-xx', '-s', '4000000', '-o', trace, '-e', `trace=${recordedCalls}`],
    env: { UV_USE_IO_URING: '0' },
  });
  try {
    await intake.start();
    const senders = new Senders(() => intake.url, random, [0, 2_000, 100_000]);
    senders.start(visitors);
    senders.release();
    await wait(loadTime);
    await senders.finish();
    await intake.end('SIGKILL');
    return { root, events: readTrace(trace, root), sent: senders, bucket: intake.bucket };
  } finally {
    await intake.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Half of the moments are right after a promise, when least time has passed for anything to be written by chance. */
function momentsOf(events: TraceEvent[], count: number, random: () => number): Set<number> {
  const promises = events.flatMap(({ kind }, index) => (kind === 'promise' ? [index] : []));
  const pick = <One>(list: One[]) => list[Math.floor(random() * list.length)] as One;
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, promises.length)) {
    chosen.add(chosen.size % 2 ? pick(promises) : Math.floor(random() * events.length));
  }
  return chosen;
}

/** Lays out the files that are left, starts the service on them, and takes stock of the offers that were promised. */
async function startAfter(
  disk: Disk,
  fate: Fate,
  promised: Pick<Senders, 'offers' | 'documents'>,
  bucket: TestBucket | undefined,
): Promise<{ broken: number; leftovers: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'intake-power-'));
  for (const [name, content] of disk.afterPowerLoss(fate)) {
    const path = join(folder, name);
    mkdirSync(content ? dirname(path) : path, { recursive: true });
    if (content) writeFileSync(path, content);
  }
  const intake = await IntakeProcess.at({ folder, bucket });
  const isStarted = () =>
    intake.start().then(
      () => true,
      () => false,
    );
  try {
    // A service that does not start keeps no promise.
    if (!(await isStarted())) {
      return { broken: promised.offers.length + promised.documents.length, leftovers: 0 };
    }
    const query = queryOf(folder);
    // A mail that can not be written, because its attachment is lost, is found by taking stock.
    await drain(query, 5_000).catch(() => {});
    const mails = new Map(intake.files('mail').map((name) => [`<${name.replace('.eml', '@')}>`, 1]));
    const stock = await takeStock(promised, intake, query, mails);
    return {
      broken:
        Math.max(stock.withoutOneRow, stock.withWrongFile, stock.withoutMail) +
        Math.max(stock.documentsAstray, stock.documentsWithWrongFile, stock.documentsWithoutMail),
      // The bucket has what came after the moment, too.
      leftovers: bucket ? intake.files('incoming').length : stock.leftovers,
    };
  } finally {
    await intake.remove();
  }
}
