import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@goldbraun/shared/contract/paths';
import { makeKeyPair } from '@goldbraun/shared/release/signing/release-key';
import { ownerOf, redirectOf } from '../src/ownership.ts';
import { browserSite } from '../src/routes.ts';
import { RELEASED_SITE } from './released-site.ts';
import { readSite } from './site-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads a table as `SITE` names it. */
function given(table: unknown) {
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof table === 'string' ? table : JSON.stringify(table));
  return readSite(RELEASED_SITE, file);
}
const jobs = { paths: ['/karriere', '/karriere/*'], assets: ['/asset/images/karriere/'] };
const adding = (entry: object) => ({ extends: 'release', remotes: { 'mfe-jobs': { ...jobs, ...entry } } });

describe("the table of the shell's release", () => {
  const { table } = readSite(RELEASED_SITE);

  it('gives every named path to a remote', () => {
    const unowned = Object.values(paths).filter((path) => !ownerOf(table, path));
    expect(unowned).toEqual([]);
  });

  it('tells a browser no more than whom the paths belong to', () => {
    expect(Object.keys(browserSite(table))).toEqual(['remotes', 'redirects']);
    expect(browserSite(table).remotes[0]).toEqual({
      remote: 'mfe-news',
      paths: ['/aktuelles', '/aktuelles/*'],
      unknown: '/aktuelles',
    });
  });
});

describe('the table that SITE names', () => {
  it('adds a remote with its paths, files, menu entry, redirects, origin and keys', () => {
    const { publicKey } = makeKeyPair();
    const { table, origins, keys } = given({
      ...adding({
        origin: 'https://jobs.example',
        keys: [publicKey],
        menu: [{ path: '/karriere', label: { de: 'Karriere' }, after: '/unternehmen' }],
      }),
      redirects: { '/jobs': '/karriere' },
    });
    expect(table.remotes.map(({ remote }) => remote)).toEqual([
      'mfe-news',
      'mfe-acquisition',
      'mfe-content',
      'mfe-jobs',
    ]);
    expect(ownerOf(table, '/karriere/koch')?.remote).toBe('mfe-jobs');
    expect(redirectOf(table, '/jobs')).toBe('/karriere');
    expect(redirectOf(table, '/restaurantkonzepte/zukunftige-koncepte')).toBe(paths.future);
    expect(table.menu).toEqual([{ path: '/karriere', label: { de: 'Karriere' }, after: '/unternehmen' }]);
    expect(origins).toEqual({ 'mfe-jobs': new URL('https://jobs.example') });
    expect(keys).toEqual({ 'mfe-jobs': [publicKey] });
  });

  it('takes the place of the release’s, if it does not extend it', () => {
    const { table } = given({ remotes: { 'mfe-jobs': jobs } });
    expect(table.remotes.map(({ remote }) => remote)).toEqual(['mfe-jobs']);
    expect(table.redirects).toEqual({});
  });

  it('says anew what belongs to a remote that both name', () => {
    const { table } = given({ extends: 'release', remotes: { 'mfe-acquisition': { paths: ['/angebot'] } } });
    expect(ownerOf(table, '/akquise')).toBeUndefined();
    expect(ownerOf(table, '/angebot')?.remote).toBe('mfe-acquisition');
  });

  it.each([
    ['no JSON', '{', /site\.json: .*JSON/],
    ['a field that there is not', adding({ path: '/x' }), /remotes\.mfe-jobs\.path/],
    ['another name', { remotes: { jobs } }, /remotes\.jobs is called mfe-/],
    ['no paths', adding({ paths: [] }), /paths names a path at least/],
    ["another remote's path", adding({ paths: ['/kontakt'] }), /\/kontakt belongs to mfe-\w+ and to mfe-\w+/],
    [
      "a path below another remote's",
      adding({ paths: ['/aktuelles/jobs'] }),
      /belongs to mfe-\w+ and to mfe-\w+/,
    ],
    ["all paths below a remote's", adding({ paths: ['/*'] }), /belongs to mfe-\w+ and to mfe-\w+/],
    ["another remote's files", adding({ assets: ['/asset/pdf/'] }), /\/asset\/pdf\/ belongs to/],
    [
      "another remote's document",
      adding({ documents: { '/panorama/kiefersfelden': 'x.html' } }),
      /belongs to/,
    ],
    [
      "the shell's paths",
      adding({ paths: ['/service/*'] }),
      /paths\.0 is the shell's own \("\/service\/\*"\)/,
    ],
    ['a path of another site', adding({ paths: ['//evil.example'] }), /paths\.0 begins with one slash/],
    ['a path with a query', adding({ paths: ['/x?y'] }), /paths\.0 begins with a slash and has neither/],
    ['an origin of another kind', adding({ origin: 'ftp://jobs.example' }), /origin is an http/],
    ['a private key', adding({ keys: [makeKeyPair().privateKey] }), /keys has a private key/],
    [
      'a redirect to another site',
      { ...adding({}), redirects: { '/x': 'https://evil.example' } },
      /redirects/,
    ],
  ])('is refused with a sentence for %s', (_what, table, sentence) => {
    expect(() => given(table)).toThrow(sentence);
  });
});
