import { chromium } from 'playwright';
import { type FirstVisit, visitFirst } from './first-visit.ts';
import { median } from './median.ts';
import { startProxy, type Way, type WayProxy } from './plain-federation.ts';

export const VISITS = 5;

const ways: Way[] = ['composed', 'plain'];

export interface Comparison {
  path: string;
  composed: FirstVisit;
  plain: FirstVisit;
}

const middle = (visits: FirstVisit[]): FirstVisit => ({
  largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  requests: median(visits.map(({ requests }) => requests)),
  bytes: median(visits.map(({ bytes }) => bytes)),
});

/** Visits each path in both ways, in turns, and returns the middle of the visits and the browser's version. */
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
      comparisons.push({ path, composed: middle(visits.composed), plain: middle(visits.plain) });
    }
    return { browser: browser.version(), comparisons };
  } finally {
    await browser.close();
    for (const proxy of Object.values(proxies)) proxy.close();
  }
}
