import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedSite } from '../../site/released-site.ts';
import type { LocalRelease } from '../line-up.ts';
import { SocketHost } from '../service/socket-host.ts';
import { ComposerProcess } from '../service/testing/composer-process.ts';
import { endIfLooping } from './end-if-looping.ts';
import { LocalHost } from './local-host.ts';
import { LOAD_LIMITS, Renderer, RendererFailed } from './renderer.ts';
import type { RendererHost } from './renderer-host.ts';

/** What a shell's bundle has for the renderer; its one page is what the release's `run` gives. */
const SHELL = `
  exports.SPOKEN_CONTRACTS = [1];
  exports.provided = {};
  exports.renderPage = async (url, load) => {
    const { run } = await load('mfe-news');
    return { page: {
      html: String(await run(url)),
      meta: { title: 'Titel', description: 'Beschreibung' },
      hydration: { loaderData: {}, actionData: null, errors: null },
      chunks: [], missing: [], maxAge: 0,
    } };
  };
  exports.renderUnanswered = async () => (await exports.renderPage('', async () => ({ run: () => '' }))).page;`;
/** Work of 20 ms after which others have their turn. */
const PIECE =
  'const begun = performance.now(); while (performance.now() - begun < 20) {} await new Promise((resolve) => setTimeout(resolve));';
const remote = (run: string, before = '') =>
  `${before};exports.contract = 1; exports.routes = []; exports.paths = ['/aktuelles']; exports.run = async (url) => {${run}};`;

/** Every way in which a renderer can run; what holds for one holds for the other. */
const places: [string, () => Promise<{ host: RendererHost; stop: () => Promise<void> }>][] = [
  ['in a process of the shell', async () => ({ host: new LocalHost(), stop: async () => {} })],
  [
    'in a process of a composer',
    async () => {
      const socketFolder = mkdtempSync(join(tmpdir(), 'composer-'));
      const socket = join(socketFolder, 'socket');
      const composer = await ComposerProcess.start(socket, '1');
      const stop = async () => {
        await composer.kill();
        rmSync(socketFolder, { recursive: true });
      };
      return { host: new SocketHost(socket, '1'), stop };
    },
  ],
];

let host: RendererHost;
let folder: string;
let secret: string;
let running: Renderer[];
function prepare(): void {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  secret = join(folder, 'offers.sqlite');
  writeFileSync(secret, 'geheim');
  process.env.RENDERER_TEST_KEY = 'geheim';
  running = [];
}
async function clean(): Promise<void> {
  delete process.env.RENDERER_TEST_KEY;
  for (const renderer of running) renderer.end();
  await Promise.all(running.map(({ exit }) => exit));
  rmSync(folder, { recursive: true, force: true });
}

async function start(code: string, ask = async () => null, limits = LOAD_LIMITS): Promise<Renderer> {
  const shell = join(folder, 'shell');
  const release: LocalRelease = {
    name: 'mfe-news',
    version: '1.0.0-0123456789',
    folder: join(folder, 'release'),
  };
  for (const made of [shell, release.folder]) mkdirSync(made, { recursive: true });
  writeFileSync(join(shell, 'server.cjs'), SHELL);
  writeFileSync(join(release.folder, 'server.cjs'), code);
  const frame = {
    shell: { version: '1', folder: shell },
    publicUrl: 'https://site.example',
    outside: {},
    site: namedSite().table,
  };
  const renderer = await Renderer.start(frame, [release], host, ask, limits);
  running.push(renderer);
  return renderer;
}

async function htmlOf(renderer: Renderer, query = ''): Promise<string> {
  const rendered = await renderer.render(`https://site.example/aktuelles${query}`, []);
  return rendered.type === 'page' ? rendered.page.html : `${rendered.type}: ${JSON.stringify(rendered)}`;
}

/** Finds a builtin module in every way that code of a release could try. */
const builtin = (name: string) =>
  `(process.getBuiltinModule('node:${name}') ?? process.mainModule?.require?.('${name}') ?? require('node:${name}'))`;

const told = async (renderer: Promise<Renderer>): Promise<string> =>
  renderer.then(
    () => 'it was started',
    (error) => (error instanceof RendererFailed ? error.message : `not expected: ${error}`),
  );

const ATTEMPTS: [string, string][] = [
  ['reads the environment', `return process.env.RENDERER_TEST_KEY ?? 'nothing'`],
  ['reads a file', `return ${builtin('fs')}.readFileSync(SECRET, 'utf8')`],
  ['lists a folder', `return ${builtin('fs')}.readdirSync('/').join()`],
  ['writes a file', `${builtin('fs')}.writeFileSync(SECRET + '.new', 'da'); return 'written'`],
  ['starts a program', `return ${builtin('child_process')}.execSync('id').toString()`],
  ['starts a thread', `new (${builtin('worker_threads')}.Worker)('1', { eval: true }); return 'started'`],
  ['resolves a name', `return (await ${builtin('dns')}.promises.lookup('localhost')).address`],
  ['signals the shell', `process.kill(process.ppid, 0); return 'signalled'`],
  ['stops the shell in its debugger', `process._debugProcess(process.ppid); return 'signalled'`],
  ['takes the shell its priority', `${builtin('os')}.setPriority(process.ppid, 19); return 'set'`],
  ['changes the flags of V8', `${builtin('v8')}.setFlagsFromString('--allow-natives-syntax'); return 'set'`],
  ['loads an addon', `process.dlopen({ exports: {} }, SECRET); return 'loaded'`],
  ['imports a module', `return Object.keys(await import('node:fs')).length`],
  ['opens an inspector', `${builtin('inspector')}.open(0); return 'opened'`],
  ['asks another site', `return (await fetch('http://127.0.0.1:PORT/')).status`],
  [
    'opens a connection',
    `return await new Promise((resolve, reject) => ${builtin('net')}.connect(PORT, '127.0.0.1').on('connect', () => resolve('connected')).on('error', reject))`,
  ],
];

describe.each(places)('a release %s gets nothing', (_where, open) => {
  const connections: string[] = [];
  const server = createServer((request, response) => response.end(connections.push(request.url ?? '')));
  server.on('connection', () => connections.push('a connection'));
  let stop: () => Promise<void>;
  let renderer: Renderer;
  beforeAll(async () => {
    prepare();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    ({ host, stop } = await open());
    const attempts = [...ATTEMPTS.map(([, code]) => code), `return 'answered'`]
      .map((code) => `async () => {${code}}`)
      .join()
      .replaceAll('SECRET', JSON.stringify(secret))
      .replaceAll('PORT', String(port));
    renderer = await start(remote(`return [${attempts}][new URL(url).searchParams.get('attempt')]()`));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await clean();
    await stop();
  });

  // Else an attempt that is not even made would count as one that has failed.
  it('but its answer when it tries nothing', async () => {
    expect(await htmlOf(renderer, `?attempt=${ATTEMPTS.length}`)).toBe('answered');
  });

  it.each(ATTEMPTS.map(([what], attempt) => [what, attempt] as const))(
    'when it %s',
    async (_what, attempt) => {
      const priority = getPriority();
      const html = await htmlOf(renderer, `?attempt=${attempt}`);
      expect(html).toMatch(/^(nothing|failed: .*)/);
      expect(html).not.toContain('geheim');
      // Its process is none the worse for it, and neither is this one.
      expect(renderer.ended).toBeNull();
      expect(connections).toEqual([]);
      expect(getPriority()).toBe(priority);
      expect(readdirSync(folder).sort()).toEqual(['offers.sqlite', 'release', 'shell']);
    },
  );
});

describe.each(places)('a release %s, whatever it tries,', (_where, open) => {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ host, stop } = await open());
  });
  afterAll(() => stop());
  beforeEach(prepare);
  afterEach(clean);

  it.each([
    ['does not parse', ')', /mfe-news@1\.0\.0-0123456789 can't be loaded: Unexpected token/],
    ['throws while it is loaded', `throw new Error('kein Start')`, /can't be loaded: kein Start/],
    ['ends its process', 'process.exit(3)', /it ends the composer \(3\)/],
    [
      'kills its process',
      `process.kill(process.pid, 'SIGKILL')`,
      /can't be loaded: process\.kill is not a function/,
    ],
    [
      'needs what the shell does not provide',
      `require('lodash')`,
      /requires "lodash", which the shell does not provide/,
    ],
    ['has no routes', 'Object.freeze(exports)', /it is built for contract undefined, the shell speaks 1/],
    [
      'fills the heap',
      'const all = []; for (;;) all.push(new Array(1e6).fill(1.5))',
      /it ends the composer|takes more than/,
    ],
    [
      'fills the memory beside the heap',
      'globalThis.all = []; for (let n = 0; n < 1500; n += 1) all.push(Buffer.alloc(1024 * 1024, 1)); for (;;) {}',
      /it takes more than 320 MB of memory/,
    ],
  ])(
    'is refused when it %s',
    async (_what, code, reason) => {
      expect(await told(start(remote('', code)))).toMatch(reason);
    },
    30_000,
  );

  // With less than it really gets, which a browser's test uses up: tests/e2e/releases.spec.ts.
  it('is refused when it loops', async () => {
    const limits = { ...LOAD_LIMITS, cpuMs: 500 };
    const loading = start(remote('', 'for (;;) {}'), undefined, limits);
    expect(await told(loading)).toMatch(/it does not end within 0\.5 s of CPU time/);
  });

  it('is refused when it waits for ever', async () => {
    const renderer = await start(remote('await new Promise(() => {})'));
    const waiting = renderer.within({ idleMs: 300 }, htmlOf(renderer));
    await expect(waiting).rejects.toThrow('it waits for more than 0.3 s for something that does not come');
  });

  it.each([
    ['loops', 'for (;;) {}', 'it answers nothing and loops'],
    ['works at a page in pieces, without end', `for (;;) { ${PIECE} }`, 'it works at a page without end'],
  ])('is ended when it %s', async (_what, code, reason) => {
    const renderer = await start(remote(code));
    const page = htmlOf(renderer);
    await endIfLooping(renderer, 'https://www.goldbraun.example/', page, { silentMs: 600, answeringMs: 600 });
    expect(await renderer.exit).toBe(reason);
  });

  it('may take its time for a page that it works at in pieces', async () => {
    const renderer = await start(remote(`for (let n = 0; n < 40; n += 1) { ${PIECE} } return 'Seite';`));
    const page = htmlOf(renderer);
    const limits = { silentMs: 200, answeringMs: 60_000 };
    await endIfLooping(renderer, 'https://www.goldbraun.example/', page, limits);
    expect(await page).toBe('Seite');
    expect(renderer.ended).toBeNull();
  });

  it.each([
    ['is no JSON', 'unsinn'],
    ['says a second time that it is loaded', '{"type":"loaded","paths":{}}'],
    [
      'answers what nobody has asked',
      '{"type":"rendered","id":7,"rendered":{"type":"redirect","redirect":"/"}}',
    ],
    [
      'gives a page without its head',
      '{"type":"rendered","id":0,"rendered":{"type":"page","page":{"html":""}}}',
    ],
    ['has no end', `\${'x'.repeat(9e6)}`],
  ])('ends its process with a message that %s', async (_what, message) => {
    const renderer = await start(remote(`JSON.stringify = () => \`${message}\`; return 'Seite'`));
    expect(await htmlOf(renderer)).toMatch(
      /mfe-news@1\.0\.0-0123456789: it sends (what no renderer would|a message of more than 8 MB)/,
    );
  });

  it('says why it has ended when it throws later', async () => {
    const renderer = await start(remote(`setTimeout(() => { throw new Error('später') }); return 'Seite'`));
    expect(await htmlOf(renderer)).toBe('Seite');
    expect(await renderer.exit).toBe('mfe-news@1.0.0-0123456789: it ends the composer (1): Error: später');
  });

  it('asks the site through the shell, and gets what the shell answers', async () => {
    const asked: unknown[] = [];
    const ask = async (...question: unknown[]) => {
      asked.push(question);
      return { status: 203, headers: { 'content-type': 'application/json' }, body: '{"found":1}' };
    };
    const code = `const answer = await fetch(new URL('/search/x?q=ä', url)); return answer.status + JSON.stringify(await answer.json())`;
    const renderer = await start(remote(code), ask as never);
    expect(await htmlOf(renderer)).toBe('203{"found":1}');
    expect(asked).toEqual([[['mfe-news'], '/search/x?q=%C3%A4']]);
  });
});
