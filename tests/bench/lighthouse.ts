import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumSettings } from '../../shared/site/chromium.ts';
import { freePort } from '../harness/free-port.ts';
import { launchSite } from '../harness/launch.ts';
import { allPaths } from '../harness/pages.ts';
import { spreadOf } from './spread.ts';

/** Each route so often: the worst of them counts. */
const RUNS = 3;

/** The lowest scores of a page in all its runs, from 0 to 100, by category. */
type Scores = Record<string, number>;

interface Audited {
  scores: Scores;
  /** What has cost points, by name. */
  found: Set<string>;
  /** How fast Lighthouse found the processor, in each run. */
  benchmarkIndices: number[];
}

interface Conditions {
  /** Where the browser can be told what to do. */
  port: number;
  /** How many times slower than it is Lighthouse takes the processor for. */
  slowdown: number;
}

/** Lighthouse as it is, but for the processor: a telephone, simulated, every category. */
async function audit(
  url: URL,
  { port, slowdown }: Conditions,
): Promise<{ scores: Scores; found: string[]; benchmarkIndex: number }> {
  const flags = { port, output: 'json', logLevel: 'silent' } as const;
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const result = await lighthouse(url.href, flags, {
    extends: 'lighthouse:default',
    settings: { throttling },
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url.pathname}.`);
  const { categories, audits, environment } = result.lhr;
  const scores: Scores = {};
  const found: string[] = [];
  for (const { id, score, auditRefs } of Object.values(categories)) {
    scores[id] = Math.round((score ?? 0) * 100);
    for (const { id: name, weight } of auditRefs) {
      const { score: value, displayValue = '', errorMessage } = audits[name] ?? {};
      // What Lighthouse could not look at takes the whole category with it.
      if (errorMessage) found.push(`${name}: ${errorMessage}`);
      const isFull = typeof value !== 'number' || value >= (score === 1 ? 0.9 : 1);
      if (weight > 0 && !isFull) found.push(`${name} ${displayValue}`.trim());
    }
  }
  return { scores, found, benchmarkIndex: environment.benchmarkIndex };
}

async function auditOften(url: URL, conditions: Conditions): Promise<Audited> {
  const audited: Audited = { scores: {}, found: new Set(), benchmarkIndices: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const { scores, found, benchmarkIndex } = await audit(url, conditions);
    audited.benchmarkIndices.push(benchmarkIndex);
    for (const [category, score] of Object.entries(scores)) {
      audited.scores[category] = Math.min(score, audited.scores[category] ?? 100);
    }
    for (const name of found) audited.found.add(name);
  }
  return audited;
}

/**
 * `npm run bench -- lighthouse [path …]`: Lighthouse over every route, or those that are named, of a site of its own.
 * @param slowdown how many times slower than it is the processor counts: Lighthouse's own 4 is for one that it finds to have an index of 1,500
 *   to 2,000 (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown)
 * @returns whether each category of each has 100 every time
 */
export async function runLighthouse(paths: string[], slowdown: number): Promise<boolean> {
  const port = await freePort();
  const browser = await chromium.launch({
    // Without windows: with them, the task in which the page begins had the processor for less than half of its time (docs/performance.md), and
    // Lighthouse takes each task four times.
    executablePath: chromiumSettings().HEADLESS_SHELL_PATH,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const site = await launchSite('production');
  const indices: number[] = [];
  let isPerfect = true;
  try {
    for (const path of paths.length > 0 ? paths : allPaths) {
      const url = new URL(path, site.address);
      const { scores, found, benchmarkIndices } = await auditOften(url, { port, slowdown });
      indices.push(...benchmarkIndices);
      isPerfect &&= Object.values(scores).every((score) => score === 100);
      const listed = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
      process.stdout.write(
        `${path}  ${listed.join('  ')}\n${[...found].map((name) => `    ${name}\n`).join('')}`,
      );
    }
    const { median, lowest, highest } = spreadOf(indices);
    process.stdout.write(
      `Taken for ${slowdown} times slower than it is; Lighthouse's index of the processor: ${median} (${lowest}–${highest}).\n`,
    );
  } finally {
    await browser.close();
    await site.stop();
  }
  return isPerfect;
}
