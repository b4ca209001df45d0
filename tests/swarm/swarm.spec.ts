import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { pdf, sendOffer } from '../../mfe-acquisition/service/testing/offer-form.ts';
import { figures } from '../faults/figures.ts';
import { allPaths, paths } from '../harness/pages.ts';
import { changedNews, images } from './images.ts';
import { Load } from './load.ts';
import { type Machine, visitorAddress } from './machine.ts';
import { Outside } from './outside.ts';
import { Swarm } from './swarm.ts';
import { SwarmSite } from './swarm-site.ts';

test.describe.configure({ mode: 'serial', timeout: 1_800_000 });

/** No address of a living machine may fail for longer while another one dies. */
const LONGEST_GAP_MS = 7_000;
const AWAY_MS = 60_000;
const WITHOUT_POSTGRES_MS = 30_000;

let swarm: Swarm;
let outside: Outside;
let site: SwarmSite;
test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  const { SWARM_FOLDER = '', SWARM_PROGRAMS = '', IMAGES = '' } = process.env;
  swarm = await Swarm.start(SWARM_FOLDER, SWARM_PROGRAMS);
  outside = await Outside.start();
  site = await SwarmSite.deploy(swarm, outside, IMAGES, SWARM_FOLDER);
});
test.afterAll(async () => {
  await outside?.stop();
  await swarm?.stop();
});

/** Each of these offers is kept once, with its file. */
async function expectKept(references: readonly string[]): Promise<void> {
  const kept = await outside.offers();
  const times = references.map((reference) => kept.filter((offer) => offer.reference === reference).length);
  expect(times.filter((count) => count !== 1)).toEqual([]);
  expect(kept.filter(({ hasFile }) => !hasFile)).toEqual([]);
}

const onHowManyMachines = async (service: string) => {
  const tasks = await site.tasks(service);
  return [tasks.length, new Set(tasks.map(({ machine }) => machine.name)).size];
};

/** Pages and offers of everyone while something happens, and what came of it. */
async function underLoad(
  what: string,
  addresses: readonly string[],
  happens: () => Promise<void>,
): Promise<Load> {
  const load = new Load(addresses, visitorAddress);
  let seconds = 0;
  try {
    // So that something is under way.
    await expect.poll(() => load.references.length, { timeout: 120_000 }).toBeGreaterThan(0);
    const begun = performance.now();
    await happens();
    seconds = Math.round((performance.now() - begun) / 1000);
  } finally {
    await load.finish();
  }
  figures(what, { seconds, ...load.figures });
  await expectKept(load.references);
  expect(load.senders.unexpected).toEqual([]);
  return load;
}

/** No address of a living machine gives nothing for longer than this, nor does a reader wait longer, and nobody loses more than the page that was under way where something died. */
function expectShortGaps(load: Load): void {
  expect.soft(load.failedAgain, failedPages(load).join('\n')).toBe(0);
  for (const [address, { longestGapMs, longestWaitMs }] of load.readings) {
    expect.soft(longestGapMs, address).toBeLessThanOrEqual(LONGEST_GAP_MS);
    expect.soft(longestWaitMs, `a reader at ${address}`).toBeLessThanOrEqual(LONGEST_GAP_MS);
  }
}

const failedPages = (load: Load) => [...load.readings.values()].flatMap(({ failed }) => failed);

const isWhole = () =>
  Promise.all(['shell', 'intake'].map(onHowManyMachines)).then((counts) => counts.map(([count]) => count));

test('shells and intakes are three, one on each machine, as are proxies and composers', async () => {
  for (const service of ['shell', 'intake', 'proxy', 'composer']) {
    expect(await onHowManyMachines(service), service).toEqual([3, 3]);
  }
});

test('every proxy gives every page, and an offer is kept outside and with the department', async () => {
  for (const address of site.addresses) {
    for (const path of allPaths) expect((await fetch(address + path)).status, address + path).toBe(200);
    const { status, reference = '' } = await sendOffer(address, {}, pdf(15_000_000));
    expect(status).toBe(201);
    await expectKept([reference]);
    const arrived = async () =>
      (await site.mails()).filter(({ messageId }) => messageId.includes(reference)).length;
    await expect.poll(arrived, { timeout: 30_000 }).toBeGreaterThan(0);
  }
});

test('a composer reaches no other part and no other machine, and its shell does', async () => {
  const [composer] = await site.tasks('composer');
  const [shell] = await site.tasks('shell');
  if (!composer || !shell) throw new Error('There is no composer, or no shell.');
  const reach = (host: string, port: number) =>
    `new Promise((resolve) => require('node:net').connect({ host: '${host}', port: ${port}, timeout: 3000 }).on('connect', () => resolve('reached')).on('timeout', () => resolve('closed')).on('error', () => resolve('closed')))`;
  const store = new URL(outside.settings.AWS_ENDPOINT_URL as string);
  const { address } = swarm.machines[1] as Machine;
  for (const [host, port, byShell] of [
    ['intake', 8080, 'reached'],
    ['shell', 8080, 'reached'],
    [address, 8080, 'reached'],
    [store.hostname, Number(store.port), 'reached'],
  ] as const) {
    expect(await site.inside(shell, reach(host, port)), host).toBe(byShell);
    expect(await site.inside(composer, reach(host, port)), host).toBe('closed');
  }
  expect(await site.inside(composer, "require('node:fs').readdirSync('/run/secrets').length")).toMatch(
    /ENOENT|^0$/,
  );
  expect(await site.inside(composer, "require('node:fs').writeFileSync('/data/x', '')")).toMatch(/EROFS/);
});

test('secrets stand in no environment', async () => {
  for (const service of ['shell', 'intake']) {
    const [task] = await site.tasks(service);
    if (!task) throw new Error(`There is no ${service}.`);
    const { machine, id } = task;
    const environment = await machine.docker('inspect', '--format', '{{json .Config.Env}}', id);
    expect(environment).toContain('_FILE=/run/secrets/');
    expect(environment).not.toMatch(/postgres:\/\/|smtp:\/\/|"(?:PREVIEW_SECRET|AWS_\w+_KEY)=/);
  }
});

test('the object store is away for a minute: pages come, and who sends a file is told to wait', async () => {
  const load = await underLoad('the object store away for a minute', site.addresses, async () => {
    outside.store.silence({ all: true });
    const [address = ''] = site.addresses;
    const end = performance.now() + AWAY_MS;
    const answers = new Set<number>();
    while (performance.now() < end) answers.add((await sendOffer(address, {}, pdf())).status);
    expect([...answers]).toEqual([503]);
    expect((await sendOffer(address)).status, 'without a file').toBe(201);
    outside.store.forward();
    await expect
      .poll(async () => (await sendOffer(address, {}, pdf())).status, { timeout: 60_000 })
      .toBe(201);
  });
  expect(failedPages(load)).toEqual([]);
});

test('PostgreSQL is gone for 30 s, and its standby takes over: pages come, and who sends is told to wait', async () => {
  const load = await underLoad('PostgreSQL failing over', site.addresses, async () => {
    const [address = ''] = site.addresses;
    await outside.failOver(async () => {
      const end = performance.now() + WITHOUT_POSTGRES_MS;
      const answers = new Set<number>();
      while (performance.now() < end) answers.add((await sendOffer(address)).status);
      expect([...answers]).toEqual([503]);
    });
    await expect.poll(async () => (await sendOffer(address)).status, { timeout: 60_000 }).toBe(201);
  });
  expect(failedPages(load)).toEqual([]);
});

test('all parts but the proxies are replaced while visitors read and send, and nobody is turned away', async () => {
  await site.tagAll('2');
  const load = await underLoad('a rolling update', site.addresses, () => site.release('2'));
  expect(failedPages(load)).toEqual([]);
  expect([...load.readings.values()].map(({ refused }) => refused)).toEqual([0, 0, 0]);
});

test('the proxies are replaced, and who is refused at one machine reads on at the next', async () => {
  const load = await underLoad('an update of the proxies', site.addresses, () =>
    site.releaseOne('proxy', images('2')[0] as string),
  );
  // The connections that came in the moment in which nginx closed its port.
  const reset = /ECONNRESET$/;
  expect(failedPages(load).filter((line) => !reset.test(line))).toEqual([]);
});

test('a release of the news alone is live everywhere, and nobody meets the one before again', async () => {
  const headlineAt = async (address: string) =>
    /<h1[^>]*>([^<]*)/.exec(await (await fetch(address + paths.news)).text())?.[1];
  const isLive = async () => {
    const headlines = await Promise.all(site.addresses.map(headlineAt));
    return headlines.every((headline) => headline === changedNews.headline);
  };
  const load = await underLoad('a release of the news', site.addresses, async () => {
    await site.releaseOne('mfe-news', changedNews.image);
    await expect.poll(isLive, { timeout: 60_000 }).toBe(true);
  });
  expect(failedPages(load)).toEqual([]);
  // Every shell of every machine is asked, by turns.
  for (let round = 0; round < 30; round += 1) expect(await isLive()).toBe(true);
});

/** The other machines, while this one is away: nobody waits for long, and all instances are there again. */
async function expectReplaced(what: string, lost: Machine, leave: () => Promise<unknown>): Promise<void> {
  const others = site.addresses.filter((address) => !address.includes(`//${lost.address}:`));
  const load = await underLoad(what, others, async () => {
    await leave();
    await expect.poll(isWhole, { timeout: 300_000, intervals: [500] }).toEqual([3, 3]);
  });
  expectShortGaps(load);
}

/** A machine comes back, and all is as before; the seconds of each step. */
async function comeBack(what: string, back: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  await back();
  const there = seconds();
  await swarm.well();
  const joined = seconds();
  await site.settled();
  figures(`${what}, step by step`, { there, joined, settled: seconds() });
}

async function expectBack(what: string, back: () => Promise<unknown>): Promise<void> {
  const before = site.addresses;
  const load = await underLoad(what, before, async () => {
    await comeBack(what, back);
    for (const address of site.addresses) {
      const status = async () => (await fetch(address).catch(() => null))?.status;
      await expect.poll(status, { timeout: 120_000 }).toBe(200);
    }
  });
  expectShortGaps(load);
}

test('a machine loses its power, and comes back', async () => {
  const leader = await swarm.leader();
  const lost = swarm.machines.slice(1).find((machine) => machine !== leader) as Machine;
  await expectReplaced('a machine without power', lost, () => lost.losePower());
  await expectBack('its return', () => lost.boot());
});

test('the machine that leads loses its power, and comes back', async () => {
  const leader = await swarm.leader();
  await expectReplaced('the leader without power', leader, () => leader.losePower());
  await expectBack('the return of the leader', () => leader.boot());
});

test('a cable is pulled, and put back in', async () => {
  const leader = await swarm.leader();
  const lost = swarm.machines.slice(1).find((machine) => machine !== leader) as Machine;
  const others = site.addresses.filter((address) => !address.includes(`//${lost.address}:`));
  const load = await underLoad('a cable pulled and mended', others, async () => {
    await lost.cut();
    await wait(AWAY_MS);
    await comeBack('a cable mended', lost.mend);
  });
  expectShortGaps(load);
});

test('no mail was sent twice', async () => {
  const ids = (await site.mails()).map(({ messageId }) => messageId);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
