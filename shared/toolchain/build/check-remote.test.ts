import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { namedSite } from '@goldbraun/shell/site';
import { ownershipIn } from '../site-table.ts';
import { checkRemote } from './check-remote.ts';
import { LOADING_LIMITS } from './loading-limits.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-check-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const soundRoute = "{ id: 'news-list', path: '/aktuelles', lazy() {} }";

/** What the check says of a remote with this code, or with these exports, and these files. */
function problemsOf(
  code: string,
  { files = [] as string[], documents = undefined as string[] | undefined, limits = LOADING_LIMITS } = {},
): Promise<string[]> {
  writeFileSync(join(folder, 'server.cjs'), code.startsWith('{') ? `module.exports = ${code};` : code);
  writeFileSync(join(folder, 'route-assets.json'), JSON.stringify({ 'news-list': { js: [], css: [] } }));
  const hashes = Object.fromEntries(files.map((file) => [file, 'sha384-…']));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ files: hashes }));
  const target = {
    name: 'mfe-news',
    folder,
    output: folder,
    mode: 'production',
    version: '1.0.0-0',
  } as const;
  return checkRemote(
    target,
    { ...ownershipIn(namedSite().table), ...(documents ? { documentsOf: () => documents } : {}) },
    limits,
  );
}

describe('a remote that is built', () => {
  it('passes when its routes, paths and files are its own', async () => {
    const exports = `{ contract: 1, routes: [${soundRoute}], paths: ['/aktuelles'] }`;
    expect(await problemsOf(exports, { files: ['asset/images/news/1.jpg', 'remoteEntry.js'] })).toEqual([]);
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
      /"\/akquise" does not belong to mfe-news: see the site's table \(site\.json\)/,
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
  ])('is refused with a sentence that says why if it %s', async (_what, exports, sentence) => {
    expect((await problemsOf(exports)).join('\n')).toMatch(sentence);
  });

  it('is refused without a document that the shell promises', async () => {
    const exports = `{ contract: 1, routes: [${soundRoute}], paths: [] }`;
    const said = await problemsOf(exports, { documents: ['rundgang.html'] });
    expect(said.join()).toMatch(/The document rundgang\.html is missing/);
    expect(await problemsOf(exports, { documents: ['rundgang.html'], files: ['rundgang.html'] })).toEqual([]);
  });

  it.each([
    ['', []],
    ["'mfe-news/Teaser': object", []],
    [
      "'mfe-news/Ticker': object",
      [/^src\/slots\.ts: It declares mfe-news\/Ticker, which src\/remote\.ts does not export\.$/],
    ],
    [
      "'mfe-content/Map': object",
      [/^src\/slots\.ts: It declares mfe-content\/Map, which mfe-news does not own\.$/],
    ],
  ])('is held to the slots that it declares: %s', async (declared, sentences) => {
    writeFileSync(join(folder, 'slots.d.ts'), `declare module 'x' { interface Slots { ${declared} } }`);
    const exports = `{ contract: 1, routes: [${soundRoute}], paths: [], slots: { Teaser: {} } }`;
    const [chunk, ...said] = await problemsOf(exports, { files: ['slots.d.ts'] });
    expect(chunk).toContain('slot-Teaser');
    expect(said).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  });

  it('is refused if it carries public files of another team', async () => {
    const exports = `{ contract: 1, routes: [${soundRoute}], paths: [] }`;
    const said = await problemsOf(exports, { files: ['asset/pdf/broschuere.pdf'] });
    expect(said.join()).toMatch(/broschuere\.pdf does not belong/);
  });

  it.each(['asset/images/news/plan.docx', 'data.json', 'tour.html', 'server.cjs.map'])(
    'is refused if it carries %s, which no visitor would get',
    async (file) => {
      const exports = `{ contract: 1, routes: [${soundRoute}], paths: [] }`;
      const files = [file, 'server.cjs', 'route-assets.json.br', 'asset/images/news/data.json'];
      expect(await problemsOf(exports, { files })).toEqual([
        expect.stringContaining(`No visitor would get ${file}`),
      ]);
    },
  );
});

/** A wait without an end that uses no CPU time and can't be broken off. */
const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

const loops = /^src\/remote\.ts does not end within 0\.5 s of CPU time while it is loaded: look for a loop/;
const waits = /^src\/remote\.ts is not loaded within 1\.5 s: it waits for something that does not come/;
const stops = /^src\/remote\.ts is not loaded within 1\.5 s: its process stands still/;
const grows = /^src\/remote\.ts takes more than 512 MB of memory while it is loaded: look for what grows/;
/** A busy machine takes seconds to fill the memory, and then the time would be up first. */
const patient = { cpuMs: 15_000, waitMs: 15_000 };

describe('a remote that can not be loaded is refused with a sentence if it', () => {
  it.each([
    ['loops', 'for (;;) {}', loops, { cpuMs: 500 }],
    ['loops in what is read', '{ contract: 1, get routes() { for (;;) {} } }', loops, { cpuMs: 500 }],
    ['prints without an end', "for (;;) { console.log('x'); console.error('x'); }", loops, { cpuMs: 500 }],
    ['waits', wait, waits, { waitMs: 1_500 }],
    ['stops its process', "process.kill(process.pid, 'SIGSTOP');", stops, { clockMs: 1_500 }],
    ['grows in the heap', 'const all = []; for (;;) all.push({ all: [...all.slice(-9)] });', grows, patient],
    ['grows beside the heap', 'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1));', grows, patient],
    ['ends its process', 'process.exit(0);', /ends the process that loads it \(exit code 0\)/, {}],
    ['kills it', "process.kill(process.pid, 'SIGKILL'); for (;;) {}", /loads it \(SIGKILL\)/, {}],
    ['throws', "throw new Error('kein Start\\nund mehr');", /throws while it is loaded: kein Start$/, {}],
    ['throws null', 'throw null;', /throws while it is loaded: null$/, {}],
    ['does not parse', 'const = 1;', /throws while it is loaded: Unexpected token/, {}],
    ['exports nothing', 'module.exports = null;', /must export contract 1/, {}],
    ['exports a promise', 'module.exports = new Promise(() => {});', /must not wait at its top level/, {}],
    [
      'has routes that lead into themselves',
      'const routes = []; routes.push({ children: routes }); module.exports = { contract: 1, routes };',
      /throws while it is loaded: Maximum call stack/,
      {},
    ],
    [
      'has routes and paths that are none',
      "{ contract: 1, routes: [null, { id: 5, path: 7 }], paths: [7, null, Symbol('p')] }",
      /The path "Symbol\(p\)" does not belong to mfe-news/,
      {},
    ],
    ['writes files', "require('node:fs').writeFileSync('left', 'x');", /loaded: Access .* restricted/, {}],
    [
      'starts a process',
      "require('node:child_process').spawnSync('ls');",
      /loaded: Access .* restricted/,
      {},
    ],
  ])(
    '%s',
    async (_what, code, sentence, limits) => {
      const said = await problemsOf(code, { limits: { ...LOADING_LIMITS, ...limits } });
      expect(said.join('\n')).toMatch(sentence);
      expect(readdirSync(folder).sort()).toEqual(['release.json', 'route-assets.json', 'server.cjs']);
    },
    20_000,
  );
});

/** The process that loads this test's remote, once it has stopped itself. */
async function stoppedProcess(): Promise<number> {
  for (;;) {
    for (const child of readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)) {
      const [command, stat] = ['cmdline', 'stat'].map((name) =>
        readFileSync(`/proc/${child}/${name}`, 'utf8'),
      );
      if (command?.includes(folder) && stat?.includes(') T ')) return Number(child);
    }
    await sleep(20);
  }
}

it('a process that gets no turn for a while is not taken for a remote that waits', async () => {
  const limits = { ...LOADING_LIMITS, waitMs: 1_000 };
  const code = `process.kill(process.pid, 'SIGSTOP');
    module.exports = { contract: 1, routes: [${soundRoute}], paths: ['/aktuelles'] };`;
  const problems = problemsOf(code, { limits });
  const pid = await stoppedProcess();
  await sleep(2 * limits.waitMs);
  process.kill(pid, 'SIGCONT');
  expect(await problems).toEqual([]);
}, 20_000);

it('a remote that leaves a timer and a listener behind passes, and its process is gone then', async () => {
  const code = `process.on('exit', () => { for (;;) {} }); setInterval(() => {}, 1000);
    module.exports = { contract: 1, routes: [${soundRoute}], paths: ['/aktuelles'] };`;
  expect(await problemsOf(code)).toEqual([]);
  const [sentence] = await problemsOf(code.replace('paths:', 'slots: { [process.pid]: {} }, paths:'));
  const pid = Number(/The slot "(\d+)"/.exec(sentence as string)?.[1]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
