/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { LocalRelease } from '../composer/line-up.ts';
import { LastGood } from './last-good.ts';
import { LiveRecord } from './live-record.ts';
import { ReleaseCache } from './release-cache.ts';

const DAY_S = 86_400;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-record-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function stored(version: string): LocalRelease {
  const release = { name: 'mfe-news', version, folder: join(folder, 'mfe-news', version) } as const;
  mkdirSync(release.folder, { recursive: true });
  writeFileSync(join(release.folder, 'release.json'), '{}');
  return release;
}

it('keeps what is live and its canary, also where the clock is put 40 days ahead while it writes', async () => {
  const [live, canary, left] = ['live', 'canary', 'left'].map(stored) as [
    LocalRelease,
    LocalRelease,
    LocalRelease,
  ];
  const cache = new ReleaseCache(folder);
  class WhileTheClockIsSet extends LastGood {
    override async write(release: LocalRelease): Promise<void> {
      await super.write(release);
      const then = Date.now() / 1000 - 40 * DAY_S;
      for (const { folder: each } of [live, canary, left]) utimesSync(each, then, then);
    }
  }
  const record = new LiveRecord(cache, new WhileTheClockIsSet(cache), pino({ level: 'silent' }));
  await record.keep([
    { release: canary, percent: 10 },
    { release: live, percent: 90 },
  ]);
  expect(readdirSync(join(folder, 'mfe-news')).sort()).toEqual(['canary', 'last-good.json', 'live']);
});
