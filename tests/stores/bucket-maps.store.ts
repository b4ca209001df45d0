import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSourceMaps } from '@goldbraun/shared/release/source-maps/open-source-maps';
import { TestBucket } from '../harness/test-bucket.ts';

const [a, b] = ['1.0.0-0123456789', '1.1.0-0123456789'] as const;

let bucket: TestBucket;
let built: string;
beforeEach(async () => {
  bucket = await TestBucket.make();
  built = mkdtempSync(join(tmpdir(), 'goldbraun-maps-'));
  mkdirSync(join(built, 'deep'));
  for (const name of ['main.js.map', 'deep/a@2x.js.map']) writeFileSync(join(built, name), name);
});
afterEach(() => rmSync(built, { recursive: true }));

const keep = (version: string) =>
  openSourceMaps(bucket.store, 'mfe-news').keep(version, built, async () => [version]);
const anybody = async (key: string) => (await fetch(bucket.url(key))).status;

describe('source maps in a bucket', () => {
  it('are found by release and script, beside what everybody may read', async () => {
    await bucket.letEverybodyRead();
    await keep(a);
    await keep(b);
    const maps = openSourceMaps(bucket.store, 'mfe-news');
    expect(await maps.read(a, 'main.js')).toBe('main.js.map');
    expect(await maps.read(b, 'deep/a@2x.js')).toBe('deep/a@2x.js.map');
    expect(await maps.read(a, 'other.js')).toBeUndefined();
    expect(await openSourceMaps(bucket.store, 'mfe-content').read(a, 'main.js')).toBeUndefined();
    await bucket.write('remotes/mfe-news/discovery.json', '{}');
    expect(await anybody('remotes/mfe-news/discovery.json')).toBe(200);
    expect(await anybody(`private/mfe-news/${a}/main.js.map`)).toBe(403);
  });

  it('are not stored where everybody could read them, and a sentence says what to do', async () => {
    await bucket.letEverybodyRead('');
    const base = bucket.url('').replace(/\/$/, '');
    await expect(keep(a)).rejects.toThrow(
      `Everybody may read ${base}/private/: let them read ${base}/remotes/ and nothing else.`,
    );
    expect((await bucket.keys()).filter((key) => key.endsWith('.map'))).toEqual([]);
  });
});
