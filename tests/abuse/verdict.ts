import type { Deeds } from './attacks/attack.ts';
import { quantile, type Tally, type Wrong } from './honest/tally.ts';
import type { Visits } from './honest-visitors.ts';
import type { ProcessFigures } from './process-figures.ts';
import type { Course, CourseOptions } from './run-course.ts';
import type { Terminations } from './terminations.ts';

/** Of what a process held at the start. */
const GROWTH = 1.1;
const NEIGHBOURHOOD = 1.5;
const METRICS_LIMIT = 200_000;
/** A status that nobody had got before is a few lines more. */
const METRICS_SPARE = 4_000;
const SHOWN = 4;

/** One thing that must hold, and whether it does. */
export interface Finding {
  good: boolean;
  sentence: string;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const timeOf = (date: Date) => date.toISOString().slice(11, 19);
const lines = (all: string[]) => all.map((line) => `\n          ${line}`).join('');
const examples = (all: Wrong[]) =>
  lines(
    [...Map.groupBy(all, ({ sentence }) => sentence)].slice(0, SHOWN).map(([sentence, all]) => {
      const times = all.slice(0, SHOWN).map(({ at }) => timeOf(at));
      return `${all.length} × ${sentence.slice(0, 200)} (${times.join(', ')})`;
    }),
  );

function judgeVisits(visits: Visits, mayBePostponed: boolean): Finding[] {
  const kinds: [string, Tally, number][] = [
    ['pages and files', visits.reading, 0],
    ['searches', visits.searching, 0],
    ['offers', visits.sending, visits.sending.postponed],
    ['forms with a mistake', visits.mistaken, visits.mistaken.postponed],
  ];
  return kinds.flatMap(([what, { answers, wrong, times }, postponed]) => [
    {
      good: answers > 0 && wrong.length === 0,
      sentence:
        `${what}: ${wrong.length} of ${answers} answers failed or wrong; median ${seconds(quantile(times, 0.5))}, ` +
        `99 of 100 within ${seconds(quantile(times, 0.99))}${examples(wrong)}`,
    },
    ...(postponed > 0
      ? [{ good: mayBePostponed, sentence: `${what}: ${postponed} were asked to try again (503)` }]
      : []),
  ]);
}

function judgeStock({ sending }: Visits, stock: Course['stock']): Finding {
  const { offers, acknowledged, withoutOneRow, withWrongFile, ambiguousReferences, withoutMail, leftovers } =
    stock;
  const lost = withoutOneRow + withWrongFile + ambiguousReferences + withoutMail + leftovers;
  return {
    good: acknowledged === sending.offers.length && acknowledged > 0 && lost === 0,
    sentence:
      `${acknowledged} of ${offers} offers accepted; without their row ${withoutOneRow}, file ${withWrongFile}, mail ` +
      `${withoutMail}; with two references ${ambiguousReferences}; files that belong to no offer ${leftovers}`,
  };
}

const change = (from: number, to: number) => `${from.toFixed(0)} → ${to.toFixed(0)}`;

/**
 * By what a process uses, where it can tell: what V8 and malloc keep of memory that is free again differs by more than what may be
 * lost, so there the kernel's figure only has to stay in its neighbourhood.
 */
function judgeMemory(name: string, before: ProcessFigures, after: ProcessFigures, spare: number): Finding {
  const resident = change(before.resident, after.resident);
  if (before.used === null || after.used === null) {
    const good = after.resident <= before.resident * GROWTH + spare;
    return { good, sentence: `${name}: memory ${resident} MB` };
  }
  const good =
    after.used <= before.used * GROWTH + spare && after.resident <= before.resident * NEIGHBOURHOOD + spare;
  return {
    good,
    sentence: `${name}: memory ${change(before.used, after.used)} MB in use, of ${resident} MB`,
  };
}

function judgeProcess(
  name: string,
  before: ProcessFigures | undefined,
  after: ProcessFigures,
  spare: CourseOptions['spare'],
): Finding[] {
  if (!before) return [{ good: false, sentence: `${name} was not there at the start` }];
  return [
    {
      good: after.openFiles <= Math.ceil(before.openFiles * GROWTH),
      sentence: `${name}: open files ${change(before.openFiles, after.openFiles)}`,
    },
    {
      good: after.connections <= Math.ceil(before.connections * GROWTH) + spare.connections,
      sentence: `${name}: connections ${change(before.connections, after.connections)}`,
    },
    judgeMemory(name, before, after, spare.megabytes),
  ];
}

/** The limit alone would not see in half a minute what fills it in ten. */
const judgeMetrics = (name: string, before: number, after: number): Finding => ({
  good: after > 0 && after <= before * GROWTH + METRICS_SPARE && after < METRICS_LIMIT,
  sentence: `${name}: /metrics ${(before / 1000).toFixed(1)} → ${(after / 1000).toFixed(1)} kB`,
});

function judgeAttack(name: string, deeds: Deeds, uninterrupted: boolean): Finding {
  const { done, unsound = 0, accepted = 0, unanswered = 0 } = deeds;
  // Who was talking to a shell that was told to end has no claim to an answer.
  const good = done > 0 && unsound === 0 && accepted === 0 && (unanswered === 0 || !uninterrupted);
  return { good, sentence: `attack "${name}": ${JSON.stringify(deeds)}` };
}

function judgeTerminations({ count, longestMs, faults, away }: Terminations): Finding {
  const times = away.map(({ name, from, to }) => `${name} was away from ${timeOf(from)} to ${timeOf(to)}`);
  return {
    good: count > 0 && faults.length === 0,
    sentence: `SIGTERM: ${count} times, gone after ${seconds(longestMs)} at most${lines([...faults, ...times])}`,
  };
}

/** What must hold after a run, one by one. */
export function judge(course: Course, { spare }: CourseOptions): Finding[] {
  const { visits, stock, before, after, deeds, metrics, terminations } = course;
  return [
    ...judgeVisits(visits, terminations !== null),
    judgeStock(visits, stock),
    ...[...after].flatMap(([name, figures]) => judgeProcess(name, before.get(name), figures, spare)),
    ...[...metrics.after].map(([name, bytes]) => judgeMetrics(name, metrics.before.get(name) ?? 0, bytes)),
    ...Object.entries(deeds).map(([name, done]) => judgeAttack(name, done, terminations === null)),
    ...(terminations ? [judgeTerminations(terminations)] : []),
    ...course.ended.map((name) => ({ good: false, sentence: `${name} came to an end by itself` })),
  ];
}
