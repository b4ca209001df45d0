import { Agent, get } from 'node:http';
import { paths } from '@goldbraun/shared/contract/paths';
import { type Spread, spreadOf } from './spread.ts';

export const ROUNDS = 5;
export const SECONDS = 2;
export const CONNECTIONS = 4;

/**
 * Searches for nothing: the composer renders each for each request, and it is the list as it stands in the page set. One for
 * each connection, for what is asked for at the same time is rendered once.
 */
const ON_DEMAND = Array.from(
  { length: CONNECTIONS },
  (_, at) => `${paths.news}?suche=${'%20'.repeat(at + 1)}`,
);

export interface PageRates {
  /** Pages a second, over all rounds. */
  pageSet: Spread;
  onDemand: Spread;
}

interface Answer {
  status: number | undefined;
  bytes: number;
}

export function ask(address: URL, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode, bytes }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Asks for an address on each of a few connections until the time is up, and returns the answers a second. */
export async function rate(addresses: readonly URL[], expected: Answer): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  const end = begun + SECONDS * 1000;
  let answers = 0;
  const askOn = async (address: URL) => {
    while (performance.now() < end) {
      const { status, bytes } = await ask(address, agent);
      // The two pages differ in size by their compression: none may be answered with the other.
      if (status !== expected.status || bytes !== expected.bytes) {
        throw new Error(`${address.href} was answered with ${status} and ${bytes} bytes.`);
      }
      answers += 1;
    }
  };
  try {
    await Promise.all(addresses.map(askOn));
    return answers / ((performance.now() - begun) / 1000);
  } finally {
    agent.destroy();
  }
}

/**
 * How many times a second the site can answer with /aktuelles from its page set, and how often if it has to
 * render the same page each time; in turns.
 */
export async function measurePageRates(site: URL): Promise<PageRates> {
  const addresses = {
    pageSet: ON_DEMAND.map(() => new URL(paths.news, site)),
    onDemand: ON_DEMAND.map((path) => new URL(path, site)),
  };
  const agent = new Agent();
  const expected = {
    pageSet: await ask(addresses.pageSet[0] as URL, agent),
    onDemand: await ask(addresses.onDemand[0] as URL, agent),
  };
  if (expected.pageSet.status !== 200 || expected.onDemand.status !== 200) {
    throw new Error(`${paths.news} was not answered with a page.`);
  }
  if (expected.pageSet.bytes === expected.onDemand.bytes) {
    throw new Error('The page that was rendered on demand can not be told from the one of the page set.');
  }
  const rates: { pageSet: number[]; onDemand: number[] } = { pageSet: [], onDemand: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['pageSet', 'onDemand'] as const) {
      rates[way].push(await rate(addresses[way], expected[way]));
    }
  }
  return { pageSet: spreadOf(rates.pageSet), onDemand: spreadOf(rates.onDemand) };
}
