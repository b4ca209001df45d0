/**
 * Every way in which somebody who can write to a remote's bucket may try to have another release shown, times every remote.
 * The files of that release are sound, so it is the signature alone that keeps it away.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Discovery, editionOf, parseDiscovery } from '@goldbraun/shared/release/discovery';
import { makeKeyPair, parseSigningKey, type SigningKey } from '@goldbraun/shared/release/signing/release-key';
import { expect, test } from '@playwright/test';
import { releaseStore, remoteNames } from '../../shared/toolchain/parts.ts';
import { buildsOf } from '../harness/builds.ts';
import { FaultyOrigin } from '../harness/faulty-origin.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { allPaths } from '../harness/pages.ts';
import { releasesIn } from '../harness/releases-in.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';

const newKey = (): SigningKey => parseSigningKey(makeKeyPair().privateKey);
const keys = new Map(remoteNames.map((remote) => [remote, newKey()]));
/** The key that takes the place of the first one. */
const nextKeys = new Map(remoteNames.map((remote) => [remote, newKey()]));
const keyOf = (remote: string) => keys.get(remote) as SigningKey;
const another = (remote: string) => remoteNames.find((name) => name !== remote) as string;
const RELEASE_KEYS = remoteNames
  .map((remote) => `${remote}=${keyOf(remote).publicKey}+${nextKeys.get(remote)?.publicKey}`)
  .join(',');

test.setTimeout(120_000);

let site: TestSite;
const origins: FaultyOrigin[] = [];
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const built = await buildsOf('production');
  site = await launchSite('production', {
    built,
    // Started again after it was killed.
    restart: true,
    env: { RELEASE_KEYS },
    async origins(store) {
      for (const remote of remoteNames) {
        const part = built.get(remote);
        if (part) await releasesIn(store, remote, { signingKey: keyOf(remote) }).publish(part);
        origins.push(await FaultyOrigin.start(store, remote));
      }
      return origins.map(({ remote, url }) => `${remote}=${url}`).join(',');
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  for (const origin of origins) await origin.stop();
});

const fileOf = (remote: string) => join(releaseStore(site.data), 'remotes', remote, 'discovery.json');
const discoveryOf = (remote: string): Discovery => parseDiscovery(readFileSync(fileOf(remote), 'utf8'));

/** Releases another version of a remote, signed with this key, or with none. */
const release = (remote: string, signingKey: SigningKey | undefined): Promise<string> =>
  releaseVariant(
    { ...site, releases: (name) => releasesIn(releaseStore(site.data), name, { signingKey }) },
    remote,
    (_file, content) => content,
  );

interface Forgery {
  what: string;
  /** Puts it into the bucket. */
  forge: (remote: string) => Promise<unknown>;
  reason: (remote: string) => string | RegExp;
}

const forgeries: Forgery[] = [
  {
    what: 'that is not signed',
    forge: (remote) => release(remote, undefined),
    reason: () => 'discovery.json is not signed',
  },
  {
    what: 'with the signature of the one before',
    async forge(remote) {
      const before = editionOf(discoveryOf(remote), remote);
      await release(remote, undefined);
      const forged = discoveryOf(remote);
      Object.assign(editionOf(forged, remote) as object, before);
      writeFileSync(fileOf(remote), JSON.stringify(forged));
    },
    reason: () => 'discovery.json has been changed since it was signed',
  },
  {
    what: 'that somebody else has signed',
    forge: (remote) => release(remote, newKey()),
    reason: (remote) => `discovery.json is signed with a key that is none of ${remote}'s`,
  },
  {
    what: 'that another team has signed',
    forge: (remote) => release(remote, keyOf(another(remote))),
    reason: (remote) => `discovery.json is signed with the key of ${another(remote)}`,
  },
  {
    what: 'that is the one of another team',
    forge: async (remote) => writeFileSync(fileOf(remote), readFileSync(fileOf(another(remote)))),
    reason: (remote) => `discovery.json is signed with the key of ${another(remote)}`,
  },
  {
    what: 'of an earlier day',
    async forge(remote) {
      const earlier = readFileSync(fileOf(remote));
      await expectLive(remote, await release(remote, keyOf(remote)));
      writeFileSync(fileOf(remote), earlier);
    },
    reason: () => /^discovery\.json is of \S+Z, older than what was seen, of \S+Z$/,
  },
];

async function stateOf(remote: string) {
  const state = (await healthOf(site)).remotes[remote];
  if (!state) throw new Error(`/healthz does not know ${remote}`);
  return state;
}
const expectLive = (remote: string, version: string) =>
  expect.poll(async () => (await stateOf(remote)).version, { timeout: 60_000 }).toBe(version);

async function expectRefused(remote: string, reason: string | RegExp): Promise<void> {
  await expect
    .poll(async () => (await stateOf(remote)).refused?.reason, { timeout: 20_000 })
    .toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
  expect(await stateOf(remote)).toMatchObject({
    origin: 'reachable',
    refused: { version: 'discovery.json' },
  });
}

async function pages(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of allPaths) found.set(path, await (await fetch(site.address + path)).text());
  return found;
}

for (const { what, forge, reason } of forgeries) {
  for (const remote of remoteNames) {
    test(`a discovery file of ${remote} ${what} changes no byte; the next good one goes live`, async () => {
      await forge(remote);
      const { version: good } = await stateOf(remote);
      const before = await pages();
      await expectRefused(remote, reason(remote));
      for (const [path, page] of await pages()) expect(page, path).toBe(before.get(path));
      expect((await stateOf(remote)).version).toBe(good);

      await expectLive(remote, await release(remote, keyOf(remote)));
      expect((await stateOf(remote)).refused).toBeUndefined();
      expect((await stateOf(remote)).lastRefusal?.version).toBe('discovery.json');
    });
  }
}

test('a team that replaces its key goes on releasing', async () => {
  for (const remote of remoteNames) await expectLive(remote, await release(remote, nextKeys.get(remote)));
});

test('a shell that was killed refuses an earlier discovery file just as before', async () => {
  const remote = 'mfe-news';
  const earlier = readFileSync(fileOf(remote));
  const version = await release(remote, keyOf(remote));
  await expectLive(remote, version);
  const pid = site.group.pid('shell') as number;
  process.kill(pid, 'SIGKILL');
  writeFileSync(fileOf(remote), earlier);
  await expect.poll(() => site.group.pid('shell'), { timeout: 30_000 }).not.toBe(pid);
  await expectRefused(remote, /older than what was seen/);
  expect((await stateOf(remote)).version).toBe(version);
});
