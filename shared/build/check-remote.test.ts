import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsOf, ownsAsset, ownsPath } from '../../shell/src/ownership.ts';
import { checkRemote } from './check-remote.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-check-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const soundRoute = "{ id: 'news-list', path: '/aktuelles', lazy() {} }";

/** What the check says of a remote with these exports and these chunks. */
function problemsOf(
  exports: string,
  { chunks = ['news-list'], files = [] as string[], documents = undefined as string[] | undefined } = {},
): string[] {
  mkdirSync(folder, { recursive: true });
  const none = { js: [], css: [] };
  writeFileSync(join(folder, 'server.cjs'), `module.exports = ${exports};`);
  const assets = Object.fromEntries(chunks.map((chunk) => [chunk, none]));
  writeFileSync(join(folder, 'route-assets.json'), JSON.stringify(assets));
  const hashes = Object.fromEntries(files.map((file) => [file, 'sha384-…']));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ files: hashes }));
  const target = {
    name: 'mfe-news',
    folder,
    output: folder,
    mode: 'production',
    version: '1.0.0-0',
  } as const;
  return checkRemote(target, { ownsPath, ownsAsset, documentsOf: documents ? () => documents : documentsOf });
}

describe('a remote that is built', () => {
  it('passes when its routes, paths and files are its own', () => {
    const exports = `{ contract: 1, routes: [${soundRoute}], paths: ['/aktuelles'] }`;
    expect(problemsOf(exports, { files: ['asset/images/news/1.jpg', 'remoteEntry.js'] })).toEqual([]);
  });

  it.each([
    [
      'speaks another contract',
      `{ contract: 2, routes: [${soundRoute}], paths: [] }`,
      /must export contract 1/,
    ],
    ['exports no routes', '{ contract: 1, paths: [] }', /must export an array `routes`/],
    ['exports no paths', `{ contract: 1, routes: [${soundRoute}] }`, /must export an array `paths`/],
    [
      'answers a path of another team',
      "{ contract: 1, routes: [{ id: 'news-list', path: '/akquise' }], paths: [] }",
      /"\/akquise" does not belong to mfe-news: see shell\/src\/routes\.ts/,
    ],
    [
      'has a route without an absolute path',
      "{ contract: 1, routes: [{ id: 'news-list', path: 'aktuelles' }], paths: [] }",
      /needs an absolute path/,
    ],
    [
      'names a page that has no chunk',
      "{ contract: 1, routes: [{ id: 'liste', path: '/aktuelles' }], paths: [] }",
      /no chunk has this webpackChunkName/,
    ],
    [
      'uses an id twice',
      `{ contract: 1, routes: [${soundRoute}, { id: 'news-list', path: '/aktuelles/archiv' }], paths: [] }`,
      /stands twice/,
    ],
    [
      'renders a path that is not its own ahead',
      `{ contract: 1, routes: [${soundRoute}], paths: ['/kontakt'] }`,
      /The path "\/kontakt" does not belong/,
    ],
    [
      'offers a slot without its chunk',
      `{ contract: 1, routes: [${soundRoute}], paths: [], slots: { Teaser: {} } }`,
      /must be lazy with the webpackChunkName "slot-Teaser"/,
    ],
  ])('is refused with a sentence that says why if it %s', (_what, exports, sentence) => {
    expect(problemsOf(exports).join('\n')).toMatch(sentence);
  });

  it('is refused without a document that the shell promises', () => {
    const exports = `{ contract: 1, routes: [${soundRoute}], paths: [] }`;
    const said = problemsOf(exports, { documents: ['rundgang.html'] });
    expect(said.join()).toMatch(/The document rundgang\.html is missing/);
    expect(problemsOf(exports, { documents: ['rundgang.html'], files: ['rundgang.html'] })).toEqual([]);
  });

  it('is refused if it carries public files of another team', () => {
    const exports = `{ contract: 1, routes: [${soundRoute}], paths: [] }`;
    expect(problemsOf(exports, { files: ['asset/pdf/broschuere.pdf'] }).join()).toMatch(
      /broschuere\.pdf does not belong/,
    );
  });

  it.each(['asset/images/news/plan.docx', 'data.json', 'tour.html', 'server.cjs.map'])(
    'is refused if it carries %s, which no visitor would get',
    (file) => {
      const exports = `{ contract: 1, routes: [${soundRoute}], paths: [] }`;
      const files = [file, 'server.cjs', 'route-assets.json.br', 'asset/images/news/data.json'];
      expect(problemsOf(exports, { files })).toEqual([
        expect.stringContaining(`No visitor would get ${file}`),
      ]);
    },
  );
});
