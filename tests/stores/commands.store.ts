import { openStore } from '@goldbraun/shared/release/open-store';
import { Releases } from '@goldbraun/shared/release/releases';
import { ObjectStoreProxy } from '../harness/object-store-proxy.ts';
import { TestBucket } from '../harness/test-bucket.ts';
import { TeamCheckout } from '../releases/team-checkout.ts';
import { releasesIn } from './bucket-releases.ts';

const teams = ['mfe-news', 'mfe-content'] as const;
const modes = ['production', 'development'] as const;

let bucket: TestBucket;
const checkouts: { team: (typeof teams)[number]; checkout: TeamCheckout }[] = [];
let number = 0;
beforeAll(async () => {
  bucket = await TestBucket.make();
  for (const team of [...teams, ...teams]) {
    checkouts.push({ team, checkout: new TeamCheckout({ STORE: bucket.store }, team) });
  }
});
afterAll(() => {
  for (const { checkout } of checkouts) checkout.remove();
});

const releasesOf = (team: string) => new Releases(openStore(bucket.store, team), team);
const versionsTold = async (team: string) => (await releasesOf(team).history()).map(({ version }) => version);
const [news, second] = [0, 2].map((index) => () => checkouts[index]?.checkout as TeamCheckout) as [
  () => TeamCheckout,
  () => TeamCheckout,
];

/** Builds the next version of a checkout, and releases it. */
async function release(checkout: TeamCheckout): Promise<string> {
  number += 1;
  const version = checkout.next(number);
  expect(await checkout.run('release')).toMatchObject({
    code: 0,
    output: expect.stringContaining(`mfe-news ${version} is released`),
  });
  return version;
}

test('eight releases of two teams at once are all there, and each team has its own', async () => {
  const eight = checkouts.flatMap(({ team, checkout }) => {
    number += 1;
    checkout.next(number);
    return modes.map((mode) => ({ team, mode, checkout, version: checkout.build(number, mode) }));
  });
  const ends = await Promise.all(eight.map(({ checkout, mode }) => checkout.run('release', [], { mode })));
  expect(ends.map(({ code, output }) => [code, output])).toEqual(
    eight.map(({ version }) => [0, expect.stringContaining(`${version} is released`)]),
  );
  for (const team of teams) {
    const own = eight.filter((each) => each.team === team).map(({ version }) => version);
    expect((await versionsTold(team)).sort()).toEqual(own.sort());
    const listed = (await releasesOf(team).all()).map(({ metadata }) => metadata.version);
    expect(listed.sort()).toEqual(own);
  }
});

test('a release and a rollback of one team at once are both done, one after the other', async () => {
  const before = await release(news());
  const told = (await versionsTold('mfe-news')).length;
  number += 1;
  const version = news().next(number);
  const ends = await Promise.all([news().run('release'), second().run('rollback')]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  const history = (await releasesOf('mfe-news').history()).slice(told);
  expect(history.map(({ did }) => did).sort()).toEqual(['release', 'rollback']);
  const live = (await releasesOf('mfe-news').live())?.metadata.version;
  // Each was decided on what the one before had left.
  if (history[0]?.did === 'release') expect([history[1]?.version, live]).toEqual([before, before]);
  else expect([history[1]?.version, live]).toEqual([version, version]);
});

test('a canary and a promotion of one team at once are both done, or one is refused with a sentence', async () => {
  await release(news());
  for (let round = 0; round < 3; round += 1) {
    const told = (await versionsTold('mfe-news')).length;
    number += 1;
    const version = news().next(number);
    const [canary, promote] = await Promise.all([news().run('canary', ['10']), second().run('promote')]);
    expect(canary?.code).toBe(0);
    const deeds = (await releasesOf('mfe-news').history()).slice(told).map(({ did }) => did);
    if (promote?.code === 0) expect(deeds).toEqual(['canary', 'promote']);
    else {
      expect(promote?.output).toBe('mfe-news has no canary that could be promoted.\n');
      expect(deeds).toEqual(['canary']);
      expect((await second().run('promote')).code).toBe(0);
    }
    expect((await releasesOf('mfe-news').live())?.metadata.version).toBe(version);
  }
});

describe('a release that is killed', () => {
  const discoveryFile = () => bucket.read('remotes/mfe-news/discovery.json');
  const keysOf = async (version: string) =>
    (await bucket.keys()).filter((key) => key.startsWith(`remotes/mfe-news/${version}/`));

  it('between its files and the discovery file leaves nothing that counts, and is released all the same', async () => {
    await release(news());
    const before = await discoveryFile();
    const proxy = await ObjectStoreProxy.start();
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const never = new Promise(() => {});
    proxy.once({
      method: 'PUT',
      key: /discovery\.json$/,
      first: () => {
        resolve();
        return never;
      },
    });
    number += 1;
    const version = news().next(number);
    const { child, ended } = news().start('release', [], { env: { AWS_ENDPOINT_URL: proxy.endpoint } });
    await reached;
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    proxy.stop();
    expect(await keysOf(version)).toHaveLength(302);
    expect(await discoveryFile()).toBe(before);
    // The same version, and what it has left.
    expect((await news().run('release')).code).toBe(0);
    expect((await releasesOf('mfe-news').live())?.metadata.version).toBe(version);
    expect((await versionsTold('mfe-news')).filter((told) => told === version)).toHaveLength(1);
  });

  it('at any moment leaves a bucket that works, of which an hour later nothing is left over', async () => {
    const begun = performance.now();
    await release(news());
    const tookMs = performance.now() - begun;
    for (let round = 0; round < 8; round += 1) {
      const before = (await releasesOf('mfe-news').live())?.metadata.version;
      number += 1;
      const version = news().next(number);
      const { child, ended } = news().start('release');
      await new Promise((passed) => setTimeout(passed, tookMs * (0.3 + round * 0.1)));
      child.kill('SIGKILL');
      await ended;
      const live = (await releasesOf('mfe-news').live())?.metadata.version as string;
      expect([before, version]).toContain(live);
      expect(await versionsTold('mfe-news')).toContain(live);
      expect(await keysOf(live)).toHaveLength(302);
    }
    await release(news());
    await releasesIn(bucket, { abandonedMs: 0 }).rollback();
    const counts = (await releasesOf('mfe-news').all()).map(({ metadata }) => metadata.version);
    const names = (await bucket.keys())
      .filter((key) => key.startsWith('remotes/mfe-news/'))
      .map((key) => key.split('/')[2] ?? '');
    const others = [...new Set(names)].filter((name) => !counts.includes(name));
    expect(others).toEqual(['discovery.json', expect.stringMatching(/^history-.*\.jsonl$/)]);
  });
});
