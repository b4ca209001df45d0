/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KnownParts } from './known-parts.ts';
import { ReleaseCache } from './release-cache.ts';
import { settingsOf } from './testing/settings-of.ts';

const version = '1.0.0-0123456789';
let folder: string;
let parts: KnownParts;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-parts-'));
  for (const at of ['mfe-news', 'x']) {
    mkdirSync(join(folder, at, version), { recursive: true });
    writeFileSync(join(folder, at, version, 'release.json'), '{}');
  }
  parts = new KnownParts(new ReleaseCache(folder), settingsOf({}));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the part of an address', () => {
  it.each([
    [`/remotes/mfe-news/${version}/remoteEntry.js`, `mfe-news@${version}`],
    [`/remotes/mfe-news/${version}/a/b.js?x`, `mfe-news@${version}`],
    ['/shell/1.0.0-abcdef0123/main.js', 'shell@1.0.0-abcdef0123'],
  ])('%s is %s', (address, part) => {
    expect(parts.ofAddress(address)).toBe(part);
  });

  it.each([
    `/robots.txt?/remotes/mfe-news/${version}/`,
    `/x/remotes/mfe-news/${version}/`,
    `http://x/remotes/mfe-news/${version}/`,
    '/remotes/mfe-news/1.0.0-abcdef0123/remoteEntry.js',
    `/remotes/x/${version}/remoteEntry.js`,
    `/remotes/mfe-news/../x/${version}/`,
    '/remotes/',
    '/shell/1.0.0-0123456789/main.js',
    `/shell/mfe-news/${version}/`,
    '/asset/images/1.jpg',
    '',
  ])('%s is of none', (address) => {
    expect(parts.ofAddress(address)).toBeNull();
  });
});
