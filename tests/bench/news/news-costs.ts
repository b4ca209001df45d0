import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@goldbraun/shared/contract/paths';
import { type Built, buildPart } from '../../../shared/toolchain/build/build-part.ts';
import { root } from '../../../shared/toolchain/parts.ts';
import { ownershipIn, siteTable } from '../../../shared/toolchain/site-table.ts';
import { launchSite, type TestSite } from '../../harness/launch.ts';
import { healthOf, releaseVariant } from '../../harness/remote-variant.ts';
import { memoryOf, ownMemoryOf } from '../process-memory.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { timeOf } from '../time-of.ts';
import { textOfOne, writeManyNews } from './many-news.ts';
import { type SearchTimes, timeSearches } from './search-times.ts';

export const RELEASES = 5;
/** So many pages are asked for, each for the first time after a release and once more. */
export const PAGES = 50;
const LIVE_LIMIT_MS = 600_000;

/** What the news cost by their number; times in milliseconds, memory in MB. */
export interface NewsCosts {
  count: number;
  /** From a release's publication until it is live, with nothing kept from before. */
  fromNothing: number;
  /** The same where one text of one item is changed. */
  release: Spread;
  /** An item's page that nobody has asked for since that release, and once more. */
  firstPage: Spread;
  page: Spread;
  /** The page set, as it is sent with Brotli, in kB. */
  set: number;
  /** Of the shell, and with all that renders for it, after all of that. */
  shellMb: number;
  allMb: number;
  search: SearchTimes;
}

async function live(site: TestSite, version: string): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { version: now, refused } = (await healthOf(site)).remotes['mfe-news'] ?? {};
    if (now === version) return;
    if (refused?.version === version) throw new Error(`${version} is refused: ${refused.reason}`);
    if (performance.now() - begun > LIVE_LIMIT_MS) throw new Error(`${version} does not go live.`);
    await sleep(5);
  }
}

async function timeRelease(
  site: TestSite,
  built: Built,
  count: number,
  round: number,
): Promise<{ version: string; time: number }> {
  const text = textOfOne(count);
  let begun = 0;
  const change = (_file: string, content: string) => content.replace(text, `${text} ${round}`);
  const version = await releaseVariant(site, 'mfe-news', change, {
    built,
    beforeLive: () => {
      begun = performance.now();
    },
  });
  await live(site, version);
  return { version, time: performance.now() - begun };
}

async function get(address: string): Promise<{ status: number; bytes: number; text: string }> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const text = await response.text();
  return { status: response.status, bytes: Number(response.headers.get('content-length')), text };
}

async function sitemapOf({ address }: TestSite): Promise<string> {
  const { status, text } = await get(`${address}/sitemap.xml`);
  if (status !== 200) throw new Error(`The sitemap is answered with ${status}.`);
  return text;
}

/** The first search builds the index; until it is there, visitors are told to ask again. */
async function prepareSearch(address: string): Promise<void> {
  const question = `${address}${paths.news}?${new URLSearchParams({ suche: 'Vorbereitung' })}`;
  while ((await get(question)).status !== 200) await sleep(100);
}

async function measure(count: number): Promise<NewsCosts> {
  const part = { name: 'mfe-news', folder: await writeManyNews(count) };
  const built = await buildPart(part, { root, mode: 'production', ownership: ownershipIn(siteTable()) });
  const site = await launchSite('production');
  try {
    const fromNothing = await timeOf(async () => {
      await site.releases('mfe-news').publish(built);
      await live(site, built.version);
    });
    const releases: number[] = [];
    let version = built.version;
    for (let round = 0; round < RELEASES; round += 1) {
      const timed = await timeRelease(site, built, count, round);
      version = timed.version;
      releases.push(timed.time);
    }
    const listed = (await sitemapOf(site)).matchAll(/<loc>([^<]+)<\/loc>/g);
    const addresses = [...listed].map(([, address = '']) => site.address + new URL(address).pathname);
    const items = addresses.filter((address) => address.includes(`${paths.news}/`)).slice(-PAGES);
    const firstTimes: number[] = [];
    const times: number[] = [];
    for (const address of items) firstTimes.push(await timeOf(() => get(address)));
    for (const address of items) times.push(await timeOf(() => get(address)));
    let bytes = 0;
    for (const address of addresses) bytes += (await get(address)).bytes;
    // It must not have made room for pages.
    await sitemapOf(site);
    await prepareSearch(site.address);
    const search = await timeSearches(site.address);
    // A release whose process takes too much is taken back, and what is live then has fewer news.
    await live(site, version);
    const pid = site.group.pid('shell') as number;
    return {
      count,
      fromNothing,
      release: spreadOf(releases),
      firstPage: spreadOf(firstTimes),
      page: spreadOf(times),
      set: bytes / 1_000,
      shellMb: ownMemoryOf(pid),
      allMb: memoryOf(pid),
      search,
    };
  } finally {
    await site.stop();
  }
}

/** Measures the same site with each number of news, one after the other. */
export async function measureNews(counts: readonly number[]): Promise<NewsCosts[]> {
  const costs: NewsCosts[] = [];
  for (const count of counts) costs.push(await measure(count));
  return costs;
}
