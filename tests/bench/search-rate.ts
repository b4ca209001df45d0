import { Agent, get } from 'node:http';

export const QUESTIONS = 3_000;
export const CONNECTIONS = 4;

/** What visitors ask for: towns, typos, umlauts, postcodes, a Land, a position, services, later pages. */
const questions = [
  'q=Kassel',
  'q=Muenchen&radius=50',
  'q=Heilbrunn',
  'q=34117',
  'q=Bayern&page=9',
  'q=bahnhofstr',
  'q=Frankfurt&services=drive&services=wifi',
  'lat=52.52&lng=13.41&radius=100',
  'services=charging',
  'q=xyzzyqwertz',
  'q=Restaurants%20in%20K%C3%B6ln',
  '',
];

/** Milliseconds from the question to the last byte of its answer. */
export interface SearchTimes {
  median: number;
  p99: number;
  slowest: number;
}

function time(address: URL, agent: Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address.href} answers ${response.statusCode}.`));
      response.resume().on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });
}

/** Asks the restaurant search of a site, through its edge, over a few connections kept open. */
export async function measureSearch(site: URL): Promise<SearchTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const addresses = Array.from(
    { length: QUESTIONS },
    (_, index) => new URL(`/search/widget/restaurants?${questions[index % questions.length]}`, site),
  );
  const askOn = async () => {
    for (let next = addresses.pop(); next; next = addresses.pop()) times.push(await time(next, agent));
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  } finally {
    agent.destroy();
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] as number;
  return { median: at(0.5), p99: at(0.99), slowest: at(1) };
}
