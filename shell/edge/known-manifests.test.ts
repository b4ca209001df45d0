import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KnownManifests } from './known-manifests.ts';
import { ReleaseCache } from './release-cache.ts';
import { ReleaseOrigin } from './testing/release-origin.ts';

const VERSION = '1.0.0-0123456789';

let origin: ReleaseOrigin;
let cache: string;
let folder: string;
let file: string;
beforeEach(async () => {
  origin = await ReleaseOrigin.start();
  cache = mkdtempSync(join(tmpdir(), 'known-manifests-'));
  folder = join(cache, 'mfe-news', VERSION);
  file = join(folder, 'release.json');
  await new ReleaseCache(cache).have('mfe-news', origin.url, origin.add(VERSION, { 'page.js': 'page' }));
});
afterEach(() => {
  origin.stop();
  rmSync(cache, { recursive: true, force: true });
});

it('reads a manifest once, as long as its file stays as it is', async () => {
  const manifests = new KnownManifests();
  const manifest = await manifests.read(folder);
  expect(manifest.files).toHaveProperty(['page.js']);
  expect(await manifests.read(folder)).toBe(manifest);
});

it('reads one again that another shell has put in its place, also of the same size', async () => {
  const manifests = new KnownManifests();
  await manifests.read(folder);
  const changed = readFileSync(file, 'utf8').replace(/(?<="page\.js":"sha384-)..../, 'AAAA');
  writeFileSync(`${file}.new`, changed);
  renameSync(`${file}.new`, file);
  expect((await manifests.read(folder)).files['page.js']).toMatch(/^sha384-AAAA/);
});

it.each([
  ['gone', () => rmSync(file)],
  ['cut short', () => writeFileSync(file, '{')],
])('does not go on with one whose file is %s', async (_how, damage) => {
  const manifests = new KnownManifests();
  await manifests.read(folder);
  damage();
  await expect(manifests.read(folder)).rejects.toThrow();
});
