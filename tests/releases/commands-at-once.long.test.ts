import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Releases } from '@goldbraun/shared/release/releases';
import type { BuildMode } from '../../shared/toolchain/build/build-target.ts';
import { releaseStore } from '../../shared/toolchain/parts.ts';
import { releasesIn } from '../harness/releases-in.ts';
import { TeamCheckout } from './team-checkout.ts';

/** For a machine that has other things to do, too. */
const LIMIT_MS = 120_000;
/** Each can have two builds at once, one of each mode. */
const checkouts: TeamCheckout[] = [];
let data: string;
let releases: Releases;
let number = 0;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'goldbraun-at-once-'));
  releases = releasesIn(releaseStore(data), 'mfe-news');
  for (let n = 0; n < 2; n += 1) checkouts.push(new TeamCheckout({ DATA_DIR: data }));
}, LIMIT_MS);
afterAll(() => {
  for (const checkout of checkouts) checkout.remove();
  rmSync(data, { recursive: true, force: true });
});
afterEach(() => {
  const names = readdirSync(join(releaseStore(data), 'remotes/mfe-news'));
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
});

interface Begun {
  version: string;
  start: (command: string, ...args: string[]) => Promise<{ code: number | null; output: string }>;
}

/** The next versions of all checkouts, built and not yet released: one of each mode. */
const nextOfAll = (): Begun[] =>
  checkouts.flatMap((checkout) => {
    number += 1;
    checkout.next(number);
    return modes.map((mode) => ({
      version: checkout.build(number, mode),
      start: (command, ...args) => checkout.run(command, args, { mode }),
    }));
  });
const modes: BuildMode[] = ['production', 'development'];
const releasedVersions = async () => (await releases.history()).map(({ version }) => version);
const listed = async () => (await releases.all()).map(({ metadata }) => metadata.version);

test.each([1, 2, 3])(
  'two releases at once are both in the history, and one can go back to the other (%i)',
  async () => {
    const both = nextOfAll().filter((_next, index) => index % modes.length === 0);
    const ends = await Promise.all(both.map(({ start }) => start('release')));
    expect(ends.map(({ code, output }) => [code, output])).toEqual(
      both.map(({ version }) => [0, expect.stringContaining(`${version} is released`)]),
    );
    const versions = both.map(({ version }) => version).sort();
    expect((await releasedVersions()).slice(-2).sort()).toEqual(versions);
    expect((await listed()).slice(0, 2).sort()).toEqual(versions);
    expect((await releases.live())?.metadata.version).toBe((await releasedVersions()).at(-1));
  },
  LIMIT_MS,
);

test(
  'eight releases at once, each of four versions twice, are all in the history',
  async () => {
    const four = nextOfAll();
    const eight = [...four, ...four];
    const ends = await Promise.all(eight.map(({ start }) => start('release')));
    expect(ends.map(({ code }) => code)).toEqual(eight.map(() => 0));
    const told = (await releasedVersions()).slice(-8);
    expect(told.toSorted()).toEqual(eight.map(({ version }) => version).sort());
    expect((await listed()).slice(0, 4).sort()).toEqual(four.map(({ version }) => version).sort());
  },
  LIMIT_MS,
);

test(
  'releases, canaries and pins at once: each is done or refused in words, and what was done is there',
  async () => {
    const before = (await releases.history()).length;
    const pinned = (await listed())[0] as string;
    const commands = nextOfAll().flatMap(({ start }) => [start('release'), start('canary', '10')]);
    commands.push(checkouts[0]?.run('pin', [pinned]) as (typeof commands)[number]);
    const ends = await Promise.all(commands);
    for (const { code, output } of ends) {
      if (code !== 0) expect(output).toMatch(/is pinned to |is live already/);
    }
    const done = ends.filter(({ code }) => code === 0).length;
    expect(await releases.history()).toHaveLength(before + done);
    // Nothing comes after the pin.
    expect((await releases.history()).at(-1)).toMatchObject({ did: 'pin', version: pinned });
    expect([await releases.pinned(), (await releases.live())?.metadata.version]).toEqual([pinned, pinned]);
    expect((await checkouts[0]?.run('unpin'))?.code).toBe(0);
  },
  LIMIT_MS,
);
