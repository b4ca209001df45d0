import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@goldbraun/shared/contract/paths';
import { signPreviewLink } from '@goldbraun/shared/service/preview-token';
import { remoteNames } from '../../shared/toolchain/parts.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { releaseVariant } from '../harness/remote-variant.ts';
import { ask, CONNECTIONS, ROUNDS, rate, SECONDS } from './page-rate.ts';
import { memoryOf } from './process-memory.ts';
import { type Spread, spreadOf } from './spread.ts';

/** As many as a shell has open at the same time. */
export const OPEN = 8;
const EVERY_MS = 10;
const VISIT_EVERY_MS = 100;
const SECRET = 'ein Geheimnis der Messung';

/** The same without any preview and with all of them open. */
interface Pair {
  none: Spread;
  open: Spread;
}

/** What those who see what is live notice of previews; times in milliseconds. */
export interface PreviewCosts {
  /** Pages a second, as fast as they are given out. */
  rate: Pair;
  median: Pair;
  p99: Pair;
  /** While previews are opened without a pause, each of which is composed. */
  composing: { median: Spread; p99: Spread };
  /** Of the shell and all that renders for it, in MB; also when somebody has searched in each, which starts a process. */
  memoryMb: { none: number; open: number; searched: number };
  /** From a link to the last byte of its page, of who opens it first. */
  opening: Spread;
}

/** A preview as somebody sees it who has its link. */
class Visitor {
  readonly #site: TestSite;
  readonly #token: string;

  constructor(site: TestSite, previews: Record<string, string>) {
    this.#site = site;
    this.#token = signPreviewLink({ previews, until: Date.now() + 3_600_000 }, SECRET);
  }

  /** Waits until the page is there. */
  async visit(path: string): Promise<void> {
    for (;;) {
      const headers = { cookie: `goldbraun-vorschau=${this.#token}` };
      const answer = await fetch(this.#site.address + path, { headers });
      await answer.arrayBuffer();
      if (answer.status === 200) return;
      // 503: the process that answers a search is started, and took longer than a visitor waits.
      if (![202, 503].includes(answer.status))
        throw new Error(`A preview is answered with ${answer.status}.`);
    }
  }
}

const addressOf = ({ address }: TestSite): URL => {
  const url = new URL(paths.news, address);
  url.hostname = '127.0.0.1';
  return url;
};

async function rateOf(site: TestSite): Promise<number> {
  const address = addressOf(site);
  const agent = new Agent();
  const expected = await ask(address, agent);
  agent.destroy();
  return rate(Array(CONNECTIONS).fill(address), expected);
}

/** The times of a live page, asked for at a pace that leaves the processors to others. */
async function timesOf(site: TestSite): Promise<{ median: number; p99: number }> {
  const address = addressOf(site);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const askOn = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      const { status } = await ask(address, agent);
      if (status !== 200) throw new Error(`${address.href} is answered with ${status}.`);
      times.push(performance.now() - begun);
      await sleep(EVERY_MS);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn)).finally(() => agent.destroy());
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] as number;
  return { median: at(0.5), p99: at(0.99) };
}

/** Does something over and over, one after the other, while something else is measured. */
async function during<Result>(deed: (turn: number) => Promise<unknown>, measure: () => Promise<Result>) {
  let goesOn = true;
  const deeds = (async () => {
    for (let turn = 0; goesOn; turn += 1) await deed(turn);
  })();
  try {
    return await measure();
  } finally {
    goesOn = false;
    await deeds;
  }
}

/** Publishes releases of all remotes in turns, twice as many as may be open. */
async function publish(site: TestSite): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (let number = 0; number < 2 * OPEN; number += 1) {
    const remote = remoteNames[number % remoteNames.length] as string;
    const preview = `pr-${number}`;
    await releaseVariant(site, remote, (_file, content) => content, { preview });
    visitors.push(new Visitor(site, { [remote]: preview }));
  }
  return visitors;
}

/** Measures a site without previews and one with as many as it takes, in turns. */
export async function measurePreviewCosts(): Promise<PreviewCosts> {
  const sites: TestSite[] = [];
  const open = async () => {
    const site = await launchSite('production', { env: { PREVIEW_SECRET: SECRET } });
    sites.push(site);
    return site;
  };
  try {
    const [none, full] = [await open(), await open()];
    const visitors = await publish(full);
    const opening: number[] = [];
    let next = 0;
    /** The others have left by the time it is a preview's turn again. */
    const openNext = async () => {
      const begun = performance.now();
      await visitors[next++ % visitors.length]?.visit(paths.home);
      opening.push(performance.now() - begun);
    };
    for (let count = 0; count < OPEN; count += 1) await openNext();
    const first = opening.splice(0);
    const memory = (site: TestSite) => Math.round(memoryOf(site.group.pid('shell') as number));
    const search = `${paths.news}?suche=Kassel`;
    await (await fetch(none.address + search)).arrayBuffer();
    const memoryMb = { none: memory(none), open: memory(full), searched: 0 };
    for (const visitor of visitors.slice(0, OPEN)) await visitor.visit(search);
    memoryMb.searched = memory(full);

    const figures = { none: [] as Round[], open: [] as Round[], composing: [] as Round[] };
    const live = async () => {
      await (await fetch(none.address + paths.news)).arrayBuffer();
      await sleep(VISIT_EVERY_MS);
    };
    const measures = {
      none: async () => ({ rate: await rateOf(none), ...(await during(live, () => timesOf(none))) }),
      open: async () => {
        const opened = Array.from(
          { length: OPEN },
          (_, at) => visitors[(next + at + OPEN) % visitors.length],
        );
        const visits = async (turn: number) => {
          await opened[turn % OPEN]?.visit(paths.news);
          await sleep(VISIT_EVERY_MS);
        };
        return { rate: await rateOf(full), ...(await during(visits, () => timesOf(full))) };
      },
      composing: async () => ({ rate: 0, ...(await during(openNext, () => timesOf(full))) }),
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      // There and back, so that none has the quieter places.
      for (const ways of [['none', 'open', 'composing'] as const, ['composing', 'open', 'none'] as const]) {
        for (const way of ways) figures[way].push(await measures[way]());
      }
    }
    const spread = (way: keyof typeof figures, key: keyof Round) =>
      spreadOf(figures[way].map((figure) => figure[key]));
    const pair = (key: keyof Round) => ({ none: spread('none', key), open: spread('open', key) });
    return {
      rate: pair('rate'),
      median: pair('median'),
      p99: pair('p99'),
      composing: { median: spread('composing', 'median'), p99: spread('composing', 'p99') },
      memoryMb,
      opening: spreadOf(first),
    };
  } finally {
    for (const site of sites) await site.stop();
  }
}

interface Round {
  rate: number;
  median: number;
  p99: number;
}
