import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@goldbraun/shared/contract/version';
import type { DiscoveredRelease } from '@goldbraun/shared/release/discovery';
import { integrityOf } from '@goldbraun/shared/release/release-manifest';
import { ReleaseUnusable } from './admission.ts';
import { ReleaseCache } from './release-cache.ts';

const version = '1.0.0-0123456789';
const many = (name: string) =>
  Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`${name}/${at % 9}/${at}.js`, `${at}`.repeat(5000)]),
  );
const contents: Record<string, string> = {
  'remoteEntry.js': 'entry',
  'route-assets.json': '{}',
  ...many('some'),
  'server.cjs': 'server',
  ...many('others'),
};
const hash = (text: string) => integrityOf(Buffer.from(text));
const manifest = JSON.stringify({
  name: 'mfe-news',
  version,
  contract: CONTRACT_VERSION,
  files: Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, hash(text)])),
});
const release: DiscoveredRelease = {
  url: `/remotes/mfe-news/${version}/remoteEntry.js`,
  metadata: { version, integrity: hash('entry') },
  deployment: { traffic: 100, default: true },
  extras: { manifestIntegrity: hash(manifest) },
};

let origin: Server;
let missing = '';
let folder: string;
beforeAll(async () => {
  origin = createServer((request, response) => {
    const file = request.url?.split(`/${version}/`)[1] ?? '';
    if (file === missing) response.statusCode = 404;
    response.end(file === 'release.json' ? manifest : contents[file]);
  });
  await new Promise<void>((listening) => origin.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  origin.closeAllConnections();
  origin.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const address = () => new URL(`http://127.0.0.1:${(origin.address() as AddressInfo).port}`);
const fetchOnce = () => new ReleaseCache(folder).have('mfe-news', address(), release);

describe('a folder of releases', () => {
  it('may be shared by shells that fetch the same release at once', async () => {
    const found = await Promise.all(Array.from({ length: 10 }, fetchOnce));
    for (const { folder: kept } of found) {
      for (const [file, text] of Object.entries(contents)) {
        expect(readFileSync(join(kept, file), 'utf8')).toBe(text);
      }
    }
    expect(readdirSync(join(folder, 'mfe-news'))).toEqual([version]);
  });

  it('keeps nothing of a release of which a file is missing, while others still come', async () => {
    missing = 'server.cjs';
    for (let round = 0; round < 20; round += 1) await expect(fetchOnce()).rejects.toThrow(ReleaseUnusable);
    missing = '';
    expect(readdirSync(join(folder, 'mfe-news'))).toEqual([]);
  });

  it('refuses a release whose manifest is not JSON', async () => {
    const broken = { ...release, extras: { manifestIntegrity: hash('{"name":') } };
    const origin = createServer((_request, response) => void response.end('{"name":')).listen(0, '127.0.0.1');
    await once(origin, 'listening');
    const { port } = origin.address() as AddressInfo;
    const fetching = new ReleaseCache(folder).have('mfe-news', new URL(`http://127.0.0.1:${port}`), broken);
    await expect(fetching).rejects.toThrow(/^release\.json: /);
    await expect(fetching).rejects.toThrow(ReleaseUnusable);
    origin.close();
    origin.closeAllConnections();
  });

  it('is rid of what a shell that was killed in the middle of a fetch has left, and of nothing newer', async () => {
    const [left, living] = ['.incoming-left', '.incoming-living'].map((name) =>
      join(folder, 'mfe-news', name),
    ) as [string, string];
    for (const each of [left, living]) mkdirSync(each, { recursive: true });
    const anHourAgo = Date.now() / 1000 - 3600;
    utimesSync(left, anHourAgo, anHourAgo);
    await fetchOnce();
    expect(readdirSync(join(folder, 'mfe-news')).sort()).toEqual(['.incoming-living', version]);
  });

  it('loses what nobody has used for 30 days, and nothing else, by several shells at once', async () => {
    const days = { used: 40, shown: 40, unused: 31, recent: 29 };
    for (const [name, age] of Object.entries(days)) {
      mkdirSync(join(folder, 'mfe-news', name), { recursive: true });
      writeFileSync(join(folder, 'mfe-news', name, 'release.json'), '{}');
      const then = Date.now() / 1000 - age * 86_400;
      utimesSync(join(folder, 'mfe-news', name), then, then);
    }
    writeFileSync(join(folder, 'mfe-news', 'last-good.json'), '{}');
    const used = { name: 'mfe-news', version: 'used', folder: join(folder, 'mfe-news', 'used') } as const;
    await new ReleaseCache(folder).markUsed(used);
    const shells = Array.from({ length: 5 }, () => new ReleaseCache(folder));
    await Promise.all(shells.map((shell) => shell.removeUnused('mfe-news', ['shown'])));
    expect(readdirSync(join(folder, 'mfe-news')).sort()).toEqual([
      'last-good.json',
      'recent',
      'shown',
      'used',
    ]);
  });
});
