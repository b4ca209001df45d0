import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Request } from 'playwright';
import { root } from '../../shared/toolchain/parts.ts';
import { paths, slugs } from '../harness/pages.ts';
import { type Load, type Visit, visitPage } from './page-visit.ts';
import { type Spread, spreadOf } from './spread.ts';
import { startFederation } from './ways/federation/federation.ts';
import { startFiles } from './ways/files.ts';
import { startProgram } from './ways/program/program.ts';
import type { RunningWay, Way } from './ways/way.ts';

/** One page of each kind. */
const pages = [paths.home, paths.news, `${paths.news}/${slugs[0]}`, paths.driveThrough, paths.acquisition];

/** Where their visitors go on to. */
const NEXT = paths.contact;

/** A visit to a page in one way takes about so long. */
const VISIT_SECONDS = 15;

export interface Visits {
  ways: Way[];
  /** How often each page is visited in each way. */
  rounds: number;
  /** How many times slower than it is the processor seems. */
  slowdown: number;
}

/** How many minutes it takes, about. */
export const minutesOf = ({ ways, rounds }: Visits): number =>
  Math.ceil((ways.length * rounds * pages.length * VISIT_SECONDS) / 60);

type Figures<Key extends string> = Record<Key, Spread>;
/** The medians of a page's visits in one way. */
export interface WayFigures {
  cold: Figures<keyof Load>;
  warm: Figures<keyof Load>;
  secondPage: Spread;
  press: Spread;
}

export interface PageComparison {
  path: string;
  ways: Partial<Record<Way, WayFigures>>;
}

export interface Comparison {
  at: string;
  browser: string;
  rounds: number;
  slowdown: number;
  pages: PageComparison[];
}

/** What the run before has found: each overwrites it. */
const RESULTS = join(root, 'test-results/bench/ways.json');

function spreadsOf(loads: Load[]): Figures<keyof Load> {
  const keys = Object.keys(loads[0] as Load) as (keyof Load)[];
  return Object.fromEntries(keys.map((key) => [key, spreadOf(loads.map((load) => load[key]))])) as Figures<
    keyof Load
  >;
}

const figuresOf = (visits: Visit[]): WayFigures => ({
  cold: spreadsOf(visits.map(({ cold }) => cold)),
  warm: spreadsOf(visits.map(({ warm }) => warm)),
  secondPage: spreadOf(visits.map(({ secondPage }) => secondPage)),
  press: spreadOf(visits.map(({ press }) => press)),
});

/** The paths of all that visits of the site ask for: what the floor has as files. */
async function addressesOf(browser: Browser, site: URL, slowdown: number): Promise<string[]> {
  const asked = new Set<string>();
  for (const path of pages) {
    const onRequest = (request: Request) => {
      const { origin, pathname, search } = new URL(request.url());
      if (origin === site.origin && request.method() === 'GET') asked.add(pathname + search);
    };
    await visitPage(browser, new URL(path, site), { next: NEXT, slowdown, onRequest });
  }
  return [...asked];
}

/** @param running gets each as soon as it runs, so that it can be ended whatever becomes of the next */
async function startWays(
  running: Map<Way, RunningWay>,
  site: URL,
  { ways, slowdown }: Visits,
  browser: Browser,
  folder: string,
): Promise<void> {
  const starts: Record<Way, () => Promise<RunningWay>> = {
    composed: async () => ({ address: site, close() {} }),
    program: () => startProgram(site, pages, join(folder, 'program')),
    federation: () => startFederation(site, pages, join(folder, 'federation')),
    files: async () => startFiles(site, await addressesOf(browser, site, slowdown), join(folder, 'files')),
  };
  for (const way of ways) running.set(way, await starts[way]());
}

/** What the last run has found with such a processor; undefined if it had another, or there was none. */
export function lastComparison(slowdown: number): Comparison | undefined {
  try {
    const last: Comparison = JSON.parse(readFileSync(RESULTS, 'utf8'));
    return last.slowdown === slowdown ? last : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Visits each page in each way, in turns, and keeps the figures as JSON.
 * @param site a running site
 */
export async function compareWays(site: URL, executablePath: string, visits: Visits): Promise<Comparison> {
  const { ways, rounds, slowdown } = visits;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-bench-'));
  // Started by root, nginx works as nobody.
  chmodSync(folder, 0o755);
  const running = new Map<Way, RunningWay>();
  try {
    await startWays(running, site, visits, browser, folder);
    const comparison: Comparison = {
      at: new Date().toISOString(),
      browser: browser.version(),
      rounds,
      slowdown,
      pages: [],
    };
    for (const path of pages) {
      const seen = new Map(ways.map((way): [Way, Visit[]] => [way, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const [way, { address }] of running) {
          seen.get(way)?.push(await visitPage(browser, new URL(path, address), { next: NEXT, slowdown }));
        }
      }
      const figures = [...seen].map(([way, visits]) => [way, figuresOf(visits)]);
      comparison.pages.push({ path, ways: Object.fromEntries(figures) });
    }
    mkdirSync(dirname(RESULTS), { recursive: true });
    writeFileSync(RESULTS, JSON.stringify(comparison, null, 1));
    return comparison;
  } finally {
    await browser.close();
    for (const { close } of running.values()) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
