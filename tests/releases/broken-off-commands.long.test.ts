import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Releases } from '@goldbraun/shared/release/releases';
import { releaseStore, root } from '../../shared/toolchain/parts.ts';
import { releasesIn } from '../harness/releases-in.ts';
import { TeamCheckout } from './team-checkout.ts';

/** For a machine that has other things to do, too. */
const LIMIT_MS = 120_000;

let data: string;
let folder: string;
let releases: Releases;
let checkout: TeamCheckout;
let number = 0;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'goldbraun-broken-off-'));
  folder = join(releaseStore(data), 'remotes/mfe-news');
  releases = releasesIn(releaseStore(data), 'mfe-news');
  checkout = new TeamCheckout({ DATA_DIR: data });
  await release();
}, LIMIT_MS);
afterAll(() => {
  checkout.remove();
  rmSync(data, { recursive: true, force: true });
});

async function release(): Promise<string> {
  number += 1;
  const version = checkout.next(number);
  const { code, output } = await checkout.run('release');
  expect([code, output]).toEqual([0, expect.stringContaining(`${version} is released`)]);
  return version;
}

/** Everything that lies in the store, with what stands in it. */
function contents(): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}
const leftOvers = () => readdirSync(folder).filter((name) => name.startsWith('.'));

/** Resolves when a command waits for the lock. */
async function someoneWaits(): Promise<void> {
  for await (const { filename } of watch(folder, { signal: AbortSignal.timeout(20_000) })) {
    if (filename?.startsWith('.waiting-')) return;
  }
}

/** A process that takes the lock of the store and keeps it. */
async function holder() {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'tests/releases/hold-lock.ts'), folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

describe('a lock', () => {
  it(
    'of a killed process is taken over by one of those who want it',
    async () => {
      const killed = await holder();
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      expect(existsSync(join(folder, '.lock'))).toBe(true);
      const before = (await releases.history()).length;
      number += 1;
      const version = checkout.next(number);
      const ends = await Promise.all(Array.from({ length: 4 }, () => checkout.run('release')));
      expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
      expect(await releases.history()).toHaveLength(before + 4);
      expect((await releases.live())?.metadata.version).toBe(version);
      expect(leftOvers()).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'of a killed process is taken over although others were killed while they took it over',
    async () => {
      for (let n = 0; n < 3; n += 1) {
        const killed = await holder();
        killed.kill('SIGKILL');
        await once(killed, 'exit');
      }
      await release();
      expect(leftOvers()).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'that a kill or a loss of power has left without content counts for nothing',
    async () => {
      writeFileSync(join(folder, '.lock'), '');
      writeFileSync(join(folder, '.lock-damaged'), '');
      writeFileSync(join(folder, '.waiting-d5334796-9ffd-401d-8ef3-ec0d4f7fe317'), '');
      await release();
      expect(leftOvers()).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'of a running process is waited for, and the wait ends with its name',
    async () => {
      const running = await holder();
      try {
        const impatient = releasesIn(releaseStore(data), 'mfe-news', { waitMs: 100 });
        await expect(impatient.pin('1.0.0')).rejects.toThrow(
          new RegExp(
            `^"hold-lock .*" \\(process ${running.pid} on .+\\) has been at work for \\d+ s: nothing was changed`,
          ),
        );
        const waits = someoneWaits();
        const pinned = checkout.run('pin', [(await releases.live())?.metadata.version as string]);
        await waits;
        expect(await releases.pinned()).toBeUndefined();
        running.stdin.end();
        expect((await pinned).code).toBe(0);
      } finally {
        running.kill('SIGKILL');
      }
      expect((await checkout.run('unpin')).code).toBe(0);
    },
    LIMIT_MS,
  );
});

describe('a command that is killed', () => {
  it(
    'at any moment leaves a store that works, and nothing of its own after the next command',
    async () => {
      const begun = performance.now();
      await release();
      const tookMs = performance.now() - begun;
      for (let round = 0; round < 8; round += 1) {
        const before = (await releases.live())?.metadata.version;
        number += 1;
        const version = checkout.next(number);
        const { child, ended } = checkout.start('release');
        await new Promise((passed) => setTimeout(passed, tookMs * (0.5 + round * 0.07)));
        child.kill('SIGKILL');
        await ended;
        expect([before, version]).toContain((await releases.live())?.metadata.version);
        expect((await releases.history()).map((entry) => entry.version)).toContain(
          (await releases.live())?.metadata.version,
        );
      }
      const last = await release();
      const live = (await releases.all()).map(({ metadata }) => metadata.version);
      expect(live[0]).toBe(last);
      expect(readdirSync(folder).sort()).toEqual(['discovery.json', 'history.jsonl', ...live].sort());
      const told = (await releases.history()).map((entry) => entry.version);
      for (const version of live) expect(told).toContain(version);
    },
    LIMIT_MS,
  );

  it(
    'leaves half of everything, which the next one removes',
    async () => {
      mkdirSync(join(folder, '.incoming-4711/asset'), { recursive: true });
      mkdirSync(join(folder, '1.0.99-0123456789'));
      writeFileSync(join(folder, '.discovery-4711.json'), '{ "micro');
      const told = await releases.history();
      // Written down, and killed before it came to be; and killed while the line was written.
      const unfinished = {
        at: 'now',
        did: 'release',
        version: '1.0.99-0123456789',
        live: {},
        serial: Date.now() + 9e9,
      };
      writeFileSync(join(folder, 'history.jsonl'), `${JSON.stringify(unfinished)}\n{"at":"2026`, {
        flag: 'a',
      });
      const version = await release();
      expect((await releases.history()).slice(0, -1)).toEqual(told);
      expect((await releases.history()).at(-1)).toMatchObject({ did: 'release', version });
      expect(leftOvers()).toEqual([]);
      expect(existsSync(join(folder, '1.0.99-0123456789'))).toBe(false);
    },
    LIMIT_MS,
  );
});

describe('a command that has no room left', () => {
  it.each([
    { what: 'for the files of its release', fileBlocks: '1' },
    { what: 'for its discovery file', fileBlocks: '3' },
  ])(
    '$what changes nothing, says so, and leaves nothing',
    async ({ fileBlocks }) => {
      const before = contents();
      number += 1;
      checkout.next(number);
      const { code, output } = await checkout.run('release', [], { fileBlocks });
      expect(output).toContain(`There is no room left in ${folder} (EFBIG): nothing was changed.`);
      expect(code).toBe(1);
      expect(contents()).toEqual(before);
      await release();
    },
    LIMIT_MS,
  );

  it(
    'for its line in the history changes nothing either',
    async () => {
      const file = join(folder, 'history.jsonl');
      const blocks = 64;
      const missing = blocks * 1024 - 50 - readFileSync(file).length;
      // Room for a part of a line. JSON may begin with as many spaces as it likes.
      writeFileSync(file, ' '.repeat(missing) + readFileSync(file, 'utf8'));
      const before = contents();
      number += 1;
      checkout.next(number);
      const { code, output } = await checkout.run('release', [], { fileBlocks: `${blocks}` });
      expect([code, output]).toEqual([1, expect.stringContaining('There is no room left in')]);
      expect(contents()).toEqual(before);
    },
    LIMIT_MS,
  );
});

test(
  'a stored release that is damaged is replaced when it is released again',
  async () => {
    const version = await release();
    writeFileSync(join(folder, version, 'remoteEntry.js'), '// ha');
    expect((await checkout.run('release')).code).toBe(0);
    expect(readFileSync(join(folder, version, 'remoteEntry.js'), 'utf8')).toContain('fills a kilobyte');
    expect((await releases.all()).filter(({ metadata }) => metadata.version === version)).toHaveLength(1);
  },
  LIMIT_MS,
);
