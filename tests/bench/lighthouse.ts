import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumSettings } from '../../shared/site/chromium.ts';
import { freePort } from '../harness/free-port.ts';
import { launchSite } from '../harness/launch.ts';
import { allPaths } from '../harness/pages.ts';

/** Each route so often: the worst of them counts. */
const RUNS = 3;

/** The lowest scores of a page in all its runs, from 0 to 100, by category. */
type Scores = Record<string, number>;

interface Audited {
  path: string;
  scores: Scores;
  /** What has cost points, by name. */
  found: Set<string>;
}

/** Lighthouse as it is: a telephone, simulated, every category. */
async function audit(url: URL, port: number): Promise<{ scores: Scores; found: string[] }> {
  const result = await lighthouse(url.href, { port, output: 'json', logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse says nothing of ${url.pathname}.`);
  const { categories, audits } = result.lhr;
  const scores: Scores = {};
  const found: string[] = [];
  for (const { id, score, auditRefs } of Object.values(categories)) {
    scores[id] = Math.round((score ?? 0) * 100);
    for (const { id: name, weight } of auditRefs) {
      const { score: value, displayValue = '', errorMessage } = audits[name] ?? {};
      // What Lighthouse could not look at takes the whole category with it.
      if (errorMessage) found.push(`${name}: ${errorMessage}`);
      if (weight > 0 && typeof value === 'number' && value < 0.9)
        found.push(`${name} ${displayValue}`.trim());
    }
  }
  return { scores, found };
}

async function auditOften(address: URL, path: string, port: number): Promise<Audited> {
  const audited: Audited = { path, scores: {}, found: new Set() };
  for (let run = 0; run < RUNS; run += 1) {
    const { scores, found } = await audit(new URL(path, address), port);
    for (const [category, score] of Object.entries(scores)) {
      audited.scores[category] = Math.min(score, audited.scores[category] ?? 100);
    }
    for (const name of found) audited.found.add(name);
  }
  return audited;
}

/**
 * `npm run bench -- lighthouse [path …]`: Lighthouse over every route, or those that are named, of a site of its own.
 * @returns whether each category of each has 100 every time
 */
export async function runLighthouse(paths: string[]): Promise<boolean> {
  const port = await freePort();
  const browser = await chromium.launch({
    // Without windows: with them, the task in which the page begins had the processor for less than half of its time (docs/performance.md), and
    // Lighthouse takes each task four times.
    executablePath: chromiumSettings().HEADLESS_SHELL_PATH,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const site = await launchSite('production');
  let isPerfect = true;
  try {
    for (const path of paths.length > 0 ? paths : allPaths) {
      const { scores, found } = await auditOften(new URL(site.address), path, port);
      isPerfect &&= Object.values(scores).every((score) => score === 100);
      const listed = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
      process.stdout.write(
        `${path}  ${listed.join('  ')}\n${[...found].map((name) => `    ${name}\n`).join('')}`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return isPerfect;
}
