import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally } from '../faults/records.ts';
import { type AbusedSite, type Layout, startAbusedSite } from './abused-site.ts';
import { type AllDeeds, startAttacks } from './attackers.ts';
import { learnAnswers } from './honest/known-answers.ts';
import { newVisits, type Visits, visit } from './honest-visitors.ts';
import { type ProcessFigures, processFigures } from './process-figures.ts';
import { stockOf } from './stock.ts';
import { type Terminations, terminateByTurns } from './terminations.ts';

/** How a run goes. */
export interface CourseOptions {
  layout: Layout;
  visitors: number;
  /** All the same as in the run itself, before what the processes hold is looked at: what grows once is no leak. */
  warmUpMs: number;
  durationMs: number;
  /** How long nobody comes before it is looked at what the processes hold. */
  settleMs: number;
  /** Connections that the parts may have kept open to each other since the last visitor left. */
  keptConnections: number;
  /** Whether processes are told to end in the middle. */
  terminate: boolean;
}

/** All that came of a run. */
export interface Course {
  visits: Visits;
  /** What became of the offers. */
  stock: Tally;
  before: Map<string, ProcessFigures>;
  after: Map<string, ProcessFigures>;
  deeds: AllDeeds;
  metrics: { name: string; bytes: number }[];
  terminations: Terminations | null;
  /** Processes that ended although nobody told them to. */
  ended: string[];
}

/** Runs a site of its own through it all. */
export async function runCourse(options: CourseOptions): Promise<Course> {
  const { layout, visitors, warmUpMs, durationMs, settleMs, terminate } = options;
  const site = await startAbusedSite(layout);
  try {
    const known = await learnAnswers(site.door);
    const visits = newVisits();
    /** Visitors and attackers at once; the attackers stay until the last visitor has the last answer. */
    const abuse = async (signal: AbortSignal): Promise<AllDeeds> => {
      const endAttacks = startAttacks(site.doors);
      await visit(site.door, visitors, known, visits, signal);
      return endAttacks();
    };
    await abuse(AbortSignal.timeout(warmUpMs));
    const atRest = () => sleep(settleMs).then(() => processFigures(site.processes()));
    const before = await atRest();
    const first = site.processes();
    const signal = AbortSignal.timeout(durationMs);
    const [deeds, terminations] = await Promise.all([
      abuse(signal),
      terminate ? terminateByTurns(site, signal) : null,
    ]);
    const after = await atRest();
    const ended = [...site.processes()]
      .filter(([name, pid]) => pid !== first.get(name) && !terminations?.names.has(name))
      .map(([name]) => name);
    const stock = await stockOf(site.data, visits.sending.offers);
    return { visits, stock, before, after, deeds, metrics: await metricsOf(site), terminations, ended };
  } finally {
    await site.stop();
  }
}

/** How long the texts are that a Prometheus would get. */
async function metricsOf(site: AbusedSite): Promise<Course['metrics']> {
  const all = site.metricsAddresses();
  return Promise.all(
    [...all].map(async ([name, address]) => {
      const text = await fetch(address).then((answer) => answer.text());
      return { name, bytes: Buffer.byteLength(text) };
    }),
  );
}
