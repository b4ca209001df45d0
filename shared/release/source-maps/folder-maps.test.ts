import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderMaps } from './folder-maps.ts';

let folder: string;
let store: string;
let maps: FolderMaps;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-maps-'));
  store = join(folder, 'store');
  maps = new FolderMaps(store, 'mfe-news');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a build has left, with this text in its maps. */
function built(text: string): string {
  const output = join(folder, text);
  mkdirSync(join(output, 'deep'), { recursive: true });
  for (const name of ['main.js.map', 'deep/a.js.map']) writeFileSync(join(output, name), `${text} ${name}`);
  return output;
}

const [a, b] = ['1.0.0-0123456789', '1.1.0-0123456789'] as const;

describe('source maps in a folder', () => {
  it('are found by release and script, and nothing else is', async () => {
    await maps.keep(a, built('first'), async () => [a]);
    expect(await maps.read(a, 'main.js')).toBe('first main.js.map');
    expect(await maps.read(a, 'deep/a.js')).toBe('first deep/a.js.map');
    expect(await maps.read(a, 'other.js')).toBeUndefined();
    expect(await maps.read(b, 'main.js')).toBeUndefined();
    expect(await new FolderMaps(store, 'mfe-content').read(a, 'main.js')).toBeUndefined();
  });

  it('are for the owner of the store alone', async () => {
    await maps.keep(a, built('first'), async () => [a]);
    expect(statSync(join(store, 'private')).mode & 0o777).toBe(0o700);
  });

  it('go with the releases that are no longer kept, and are replaced when one is released again', async () => {
    await maps.keep(a, built('first'), async () => [a]);
    await maps.keep(a, built('again'), async () => [a]);
    expect(await maps.read(a, 'main.js')).toBe('again main.js.map');
    await maps.keep(b, built('second'), async () => [b]);
    expect(readdirSync(join(store, 'private/mfe-news'))).toEqual([b]);
  });

  it('of commands at the same time are all there', async () => {
    const versions = Array.from({ length: 8 }, (_, at) => `1.${at >> 1}.0-0123456789`);
    const output = built('some');
    await Promise.all(versions.map((version) => maps.keep(version, output, async () => versions)));
    expect(readdirSync(join(store, 'private/mfe-news')).sort()).toEqual([...new Set(versions)]);
  });
});
