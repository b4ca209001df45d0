import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally } from '../faults/records.ts';
import { type AbusedSite, type Layout, startAbusedSite } from './abused-site.ts';
import { type AllDeeds, startAttacks } from './attackers.ts';
import { learnAnswers } from './honest/known-answers.ts';
import { newVisits, type Visits, visit } from './honest-visitors.ts';
import { UsedMemory } from './memory/used-memory.ts';
import { type ProcessFigures, processFigures } from './process-figures.ts';
import { stockOf } from './stock.ts';
import { type Terminations, terminateByTurns } from './terminations.ts';

const REST_MS = 1_000;
/** Who does not come to rest within these is judged by what it holds then. */
const MAX_LOOKS = 30;

/** How a run goes. */
export interface CourseOptions {
  layout: Layout;
  visitors: number;
  /** All the same as in the run itself, before what the processes hold is looked at: what grows once is no leak. */
  warmUpMs: number;
  durationMs: number;
  /** How long nobody comes before it is waited until the processes hold the same for a second, and then looked at what that is. */
  settleMs: number;
  /**
   * What a process may hold beyond 10 % more than after the warm-up: connections of the parts to each other, which they
   * keep for a while, and megabytes, while what it keeps up to a limit is filling up.
   */
  spare: { connections: number; megabytes: number };
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
  /** How long the texts are that a Prometheus gets, before and after. */
  metrics: Record<'before' | 'after', Map<string, number>>;
  terminations: Terminations | null;
  /** Processes that ended although nobody told them to. */
  ended: string[];
}

/** Runs a site of its own through it all. */
export async function runCourse(options: CourseOptions): Promise<Course> {
  const { layout, visitors, warmUpMs, durationMs, settleMs, terminate } = options;
  const memory = new UsedMemory();
  const site = await startAbusedSite(layout, memory);
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
    const atRest = () => figuresAtRest(site, memory, settleMs);
    const before = await atRest();
    const metricsBefore = await metricsOf(site);
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
    const metrics = { before: metricsBefore, after: await metricsOf(site) };
    return { visits, stock, before, after, deeds, metrics, terminations, ended };
  } finally {
    await site.stop();
    memory.remove();
  }
}

/** What the processes of a site hold when nothing has been opened or closed for a second; with what they use of their memory. */
async function figuresAtRest(
  site: AbusedSite,
  memory: UsedMemory,
  settleMs: number,
): Promise<Map<string, ProcessFigures>> {
  await sleep(settleMs);
  const held = async () => {
    const figures = await processFigures(site.processes(), null);
    return JSON.stringify(
      [...figures].map(([name, { openFiles, connections }]) => [name, openFiles, connections]),
    );
  };
  let before = '';
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const now = await held();
    if (now === before) break;
    before = now;
    await sleep(REST_MS);
  }
  return processFigures(site.processes(), memory);
}

async function metricsOf(site: AbusedSite): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const [name, address] of site.metricsAddresses()) {
    sizes.set(name, Buffer.byteLength(await (await fetch(address)).text()));
  }
  return sizes;
}
