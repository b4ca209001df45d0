import { chromium } from 'playwright';
import { type FirstVisit, visitFirst } from './first-visit.ts';
import { startProxy, type Way, type WayProxy } from './plain-federation.ts';
import { type Spread, spreadOf } from './spread.ts';

export const VISITS = 5;

const ways: Way[] = ['composed', 'plain'];

export type Visits = Record<keyof FirstVisit, Spread>;

export interface Comparison {
  path: string;
  composed: Visits;
  plain: Visits;
}

const spreads = (visits: FirstVisit[]): Visits => ({
  largestPaint: spreadOf(visits.map(({ largestPaint }) => largestPaint)),
  requests: spreadOf(visits.map(({ requests }) => requests)),
  bytes: spreadOf(visits.map(({ bytes }) => bytes)),
});

/** Visits each path in both ways, in turns, and returns their figures and the browser's version. */
export async function compareVisits(
  site: URL,
  executablePath: string,
  paths: string[],
): Promise<{ browser: string; comparisons: Comparison[] }> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const proxies = {} as Record<Way, WayProxy>;
  try {
    for (const way of ways) proxies[way] = await startProxy(site, way);
    const comparisons: Comparison[] = [];
    for (const path of paths) {
      const visits: Record<Way, FirstVisit[]> = { composed: [], plain: [] };
      for (let round = 0; round < VISITS; round += 1) {
        for (const way of ways) {
          visits[way].push(await visitFirst(browser, new URL(path, proxies[way].address)));
        }
      }
      comparisons.push({ path, composed: spreads(visits.composed), plain: spreads(visits.plain) });
    }
    return { browser: browser.version(), comparisons };
  } finally {
    await browser.close();
    for (const proxy of Object.values(proxies)) proxy.close();
  }
}
