import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseUnusable } from './admission.ts';
import { ReleaseCache } from './release-cache.ts';
import { ReleaseOrigin } from './testing/release-origin.ts';

const [first, next] = ['1.0.0-0123456789', '1.0.1-0123456789'] as const;
const contents = { 'asset/picture.avif': 'picture'.repeat(1_000), 'page.js': 'page' };

let origin: ReleaseOrigin;
let folder: string;
beforeEach(async () => {
  origin = await ReleaseOrigin.start();
  folder = mkdtempSync(join(tmpdir(), 'release-damage-'));
});
afterEach(() => {
  origin.stop();
  rmSync(folder, { recursive: true, force: true });
});

const at = (version: string, file: string) => join(folder, 'mfe-news', version, file);
const read = (version: string, file: string) => readFileSync(at(version, file), 'utf8');
/** What a shell does that has just started. */
const started = () => new ReleaseCache(folder);
const silent = (file: string) => origin.instead.set(file, (response) => response.writeHead(503).end());

describe('a file that is damaged on disk', () => {
  it.each([
    ['shorter', (file: string) => truncateSync(file, 3)],
    ['longer', (file: string) => appendFileSync(file, 'x')],
    ['another', (file: string) => writeFileSync(file, 'x'.repeat(7_000))],
    ['gone', (file: string) => rmSync(file)],
  ])('because it is %s, is fetched anew at the next start, and nothing else is', async (_how, damage) => {
    const release = origin.add(first, contents);
    await started().have('mfe-news', origin.url, release);
    damage(at(first, 'asset/picture.avif'));
    origin.asked.length = 0;
    await started().have('mfe-news', origin.url, release);
    expect(origin.asked).toEqual([`${first}/asset/picture.avif`]);
    expect(read(first, 'asset/picture.avif')).toBe(contents['asset/picture.avif']);
    expect(readdirSync(join(folder, 'mfe-news'))).toEqual([first]);
  });

  it('is never linked into the next release, also if it was sound when this shell started', async () => {
    const cache = started();
    await cache.have('mfe-news', origin.url, origin.add(first, contents));
    truncateSync(at(first, 'asset/picture.avif'), 3);
    await cache.have('mfe-news', origin.url, origin.add(next, contents));
    expect(read(next, 'asset/picture.avif')).toBe(contents['asset/picture.avif']);
    expect(statSync(at(next, 'page.js')).ino).toBe(statSync(at(first, 'page.js')).ino);
  });

  it('is taken from another release where that has it whole', async () => {
    await started().have('mfe-news', origin.url, origin.add(first, contents));
    rmSync(at(first, 'asset/picture.avif'));
    const release = origin.add(next, contents);
    await started().have('mfe-news', origin.url, release);
    truncateSync(at(next, 'asset/picture.avif'), 3);
    writeFileSync(at(first, 'asset/picture.avif'), contents['asset/picture.avif']);
    silent('asset/picture.avif');
    await started().have('mfe-news', origin.url, release);
    expect(read(next, 'asset/picture.avif')).toBe(contents['asset/picture.avif']);
  });

  it('is a reason to refuse its release while its origin does not have it, and is not given out', async () => {
    const release = origin.add(first, contents);
    await started().have('mfe-news', origin.url, release);
    truncateSync(at(first, 'asset/picture.avif'), 3);
    silent('asset/picture.avif');
    const cache = started();
    const having = () => cache.have('mfe-news', origin.url, release);
    await expect(having()).rejects.toThrow(ReleaseUnusable);
    await expect(having()).rejects.toThrow(
      /^asset\/picture\.avif is damaged where it is stored: \S+\/asset\/picture\.avif answers 503$/,
    );
    expect(() => read(first, 'asset/picture.avif')).toThrow(/ENOENT/);
    origin.instead.clear();
    await having();
    expect(read(first, 'asset/picture.avif')).toBe(contents['asset/picture.avif']);
  });

  it('may be the manifest', async () => {
    const release = origin.add(first, contents);
    await started().have('mfe-news', origin.url, release);
    const manifest = read(first, 'release.json');
    truncateSync(at(first, 'release.json'), 100);
    await started().have('mfe-news', origin.url, release);
    expect(read(first, 'release.json')).toBe(manifest);

    const running = started();
    await running.have('mfe-news', origin.url, release);
    truncateSync(at(first, 'release.json'), 0);
    await running.have('mfe-news', origin.url, release);
    expect(read(first, 'release.json')).toBe(manifest);

    writeFileSync(at(first, 'release.json'), manifest.replace(/(?<="page\.js":"sha384-)..../, 'AAAA'));
    await started().have('mfe-news', origin.url, release);
    expect(read(first, 'release.json')).toBe(manifest);
    expect(read(first, 'page.js')).toBe('page');
  });

  it('is found without a discovery file too', async () => {
    const release = await started().have('mfe-news', origin.url, origin.add(first, contents));
    truncateSync(at(first, 'server.cjs'), 3);
    await started().recheck(release, origin.url);
    expect(read(first, 'server.cjs')).toBe(`server ${first}`);
    truncateSync(at(first, 'release.json'), 3);
    await expect(started().recheck(release, origin.url)).rejects.toThrow(/^release\.json: /);
  });
});

it('what was looked at since the start is not read again', async () => {
  const release = origin.add(first, contents);
  const cache = started();
  await cache.have('mfe-news', origin.url, release);
  origin.asked.length = 0;
  silent('page.js');
  rmSync(at(first, 'page.js'));
  await cache.have('mfe-news', origin.url, release);
  expect(origin.asked).toEqual([]);
});

it('a release of more than 200 MB is not kept, however little of it has to be fetched', async () => {
  const large = 'x'.repeat(19 * 1024 * 1024);
  const names = Array.from({ length: 11 }, (_, at) => `copy-${at}.js`);
  await started().have('mfe-news', origin.url, origin.add(first, { 'large.js': large }));
  const tooLarge = origin.add(next, Object.fromEntries(names.map((name) => [name, large])));
  const having = started().have('mfe-news', origin.url, tooLarge);
  await expect(having).rejects.toThrow(new ReleaseUnusable('it is larger than 200 MB'));
  expect(readdirSync(join(folder, 'mfe-news'))).toEqual([first]);
});
