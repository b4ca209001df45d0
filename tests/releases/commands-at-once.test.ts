import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildMode } from '@goldbraun/shared/build/build-target.ts';
import { ReleaseStore } from '@goldbraun/shared/release/release-store.ts';
import { releaseStore } from '@goldbraun/shared/toolchain/parts.ts';
import { TeamCheckout } from './team-checkout.ts';

/** For a machine that has other things to do, too. */
const LIMIT_MS = 120_000;
/** Each can have two builds at once, one of each mode. */
const checkouts: TeamCheckout[] = [];
let data: string;
let store: ReleaseStore;
let number = 0;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'goldbraun-at-once-'));
  store = new ReleaseStore(releaseStore(data), 'mfe-news');
  for (let n = 0; n < 2; n += 1) checkouts.push(new TeamCheckout(data));
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
const releasedVersions = () => store.history().map(({ version }) => version);
const listed = () => store.releases().map(({ metadata }) => metadata.version);

test.each([1, 2, 3])(
  'two releases at once are both in the history, and one can go back to the other (%i)',
  async () => {
    const both = nextOfAll().filter((_next, index) => index % modes.length === 0);
    const ends = await Promise.all(both.map(({ start }) => start('release')));
    expect(ends.map(({ code, output }) => [code, output])).toEqual(
      both.map(({ version }) => [0, expect.stringContaining(`${version} is released`)]),
    );
    const versions = both.map(({ version }) => version).sort();
    expect(releasedVersions().slice(-2).sort()).toEqual(versions);
    expect(listed().slice(0, 2).sort()).toEqual(versions);
    expect(store.live()?.metadata.version).toBe(releasedVersions().at(-1));
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
    const told = releasedVersions().slice(-8);
    expect(told.toSorted()).toEqual(eight.map(({ version }) => version).sort());
    expect(listed().slice(0, 4).sort()).toEqual(four.map(({ version }) => version).sort());
  },
  LIMIT_MS,
);

test(
  'releases, canaries and pins at once: each is done or refused in words, and what was done is there',
  async () => {
    const before = store.history().length;
    const pinned = listed()[0] as string;
    const commands = nextOfAll().flatMap(({ start }) => [start('release'), start('canary', '10')]);
    commands.push(checkouts[0]?.run('pin', [pinned]) as (typeof commands)[number]);
    const ends = await Promise.all(commands);
    for (const { code, output } of ends) {
      if (code !== 0) expect(output).toMatch(/is pinned to |is live already/);
    }
    const done = ends.filter(({ code }) => code === 0).length;
    expect(store.history()).toHaveLength(before + done);
    // Nothing comes after the pin.
    expect(store.history().at(-1)).toMatchObject({ did: 'pin', version: pinned });
    expect([store.pinned(), store.live()?.metadata.version]).toEqual([pinned, pinned]);
    expect((await checkouts[0]?.run('unpin'))?.code).toBe(0);
  },
  LIMIT_MS,
);
