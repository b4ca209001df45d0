/** A composer as it runs in its container: a process of its own behind a socket, killed, replaced and left alone. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { namedSite } from '../../site/released-site.ts';
import type { LocalRelease } from '../line-up.ts';
import { Renderer } from '../renderer/renderer.ts';
import { ComposerLost } from '../renderer/renderer-host.ts';
import { SocketHost } from './socket-host.ts';
import { ComposerProcess } from './testing/composer-process.ts';

const VERSION = '1.0.0-abcdef0123';
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
  };`;
const remote = (run: string) =>
  `exports.contract = 1; exports.routes = []; exports.paths = ['/aktuelles']; exports.run = async (url) => {${run}};`;
const PAGE = { type: 'page', page: { html: 'Seite' } };

let folder: string;
let socket: string;
let composer: ComposerProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'composer-'));
  socket = join(folder, 'socket');
  mkdirSync(join(folder, 'shell'));
  mkdirSync(join(folder, 'release'));
  writeFileSync(join(folder, 'shell/server.cjs'), SHELL);
  composer = await ComposerProcess.start(socket, VERSION);
});
afterEach(async () => {
  await composer.kill();
  rmSync(folder, { recursive: true, force: true });
});

function start(code: string, host = new SocketHost(socket, VERSION)): Promise<Renderer> {
  const release: LocalRelease = {
    name: 'mfe-news',
    version: '1.0.0-0123456789',
    folder: join(folder, 'release'),
  };
  writeFileSync(join(release.folder, 'server.cjs'), code);
  const frame = {
    shell: { version: VERSION, folder: join(folder, 'shell') },
    publicUrl: 'https://site.example',
    outside: {},
    site: namedSite().table,
  };
  return Renderer.start(frame, [release], host, async () => null);
}
const render = (renderer: Renderer) => renderer.render('https://site.example/aktuelles', []);
/** What the composer has started, besides its warden. */
const renderersOf = ({ pid }: ComposerProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child && existsSync(`/proc/${child}/cmdline`))
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('--permission'));
const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(20);
};

describe('a composer behind a socket', () => {
  it('renders, and says how much is used', async () => {
    const renderer = await start(remote(`return 'Seite'`));
    expect(await render(renderer)).toMatchObject(PAGE);
    expect(await renderer.cpuMs()).toBeGreaterThan(0);
    renderer.end();
    expect(await renderer.exit).toBe('it was ended');
  });

  it('that is killed is no fault of a release: what was asked is lost, and the next composer renders it', async () => {
    const renderer = await start(remote('return new Promise(() => {})'));
    const asked = render(renderer);
    await composer.kill();
    await expect(asked).rejects.toThrow(ComposerLost);
    expect([await renderer.exit, renderer.isLost]).toEqual(['the composer has ended', true]);
    await expect(renderer.within({}, new Promise(() => {}))).rejects.toThrow(ComposerLost);

    // The socket of the one that was killed lies there still.
    expect(existsSync(socket)).toBe(true);
    const next = start(remote(`return 'Seite'`));
    composer = await ComposerProcess.start(socket, VERSION);
    expect(await render(await next)).toMatchObject(PAGE);
    (await next).end();
  });

  it('that takes over is reached when the one before has ended', async () => {
    const before = composer;
    composer = await ComposerProcess.start(socket, VERSION);
    await before.stop();
    const renderer = await start(remote(`return 'Seite'`));
    expect(renderersOf(composer)).toHaveLength(1);
    expect(await render(renderer)).toMatchObject(PAGE);
    renderer.end();
  });

  it('takes its processes with it, whatever they do', async () => {
    const renderer = await start(remote('for (;;) {}'));
    void render(renderer).catch(() => {});
    const [pid = ''] = renderersOf(composer);
    await until(() => execFileSync('ps', ['-o', 'stat=', pid]).toString().startsWith('R'));
    await composer.kill();
    await until(() => !existsSync(`/proc/${pid}`));
  });

  it('ends the process of a shell that is gone, whatever it does', async () => {
    const renderer = await start(remote('for (;;) {}'));
    void render(renderer).catch(() => {});
    expect(renderersOf(composer)).toHaveLength(1);
    // As far as the composer sees: the end of its connection.
    renderer.end();
    await until(() => renderersOf(composer).length === 0);
  });

  it('renders for no shell of another version', async () => {
    const host = new SocketHost(socket, '1.0.0-fedcba9876');
    await expect(start(remote(`return 'Seite'`), host)).rejects.toThrow(
      'the composer is of another version than the shell: 1.0.0-abcdef0123',
    );
    expect(renderersOf(composer)).toEqual([]);
  });

  it.each([
    ['no JSON', '={'],
    ['an end of another form', '!{"what":1}'],
    ['a usage of another form', '={"memoryMb":"much","cpuMs":0}'],
    ['a line of its own', 'stop'],
  ])('that was taken over and says %s is lost, and the shell is not', async (_what, line) => {
    const path = join(folder, 'taken-over');
    const server = createServer((connection) => {
      connection.on('error', () => {}).once('data', () => connection.write(`+\n${line}\n`));
    });
    server.listen(path);
    await once(server, 'listening');
    try {
      const renderer = new SocketHost(path, VERSION).start([folder], () => {});
      const { exit } = await renderer;
      expect(await exit).toEqual({ what: 'the composer says what none would', isLost: true });
    } finally {
      server.close();
    }
  });

  it('is waited for', async () => {
    await composer.kill();
    const told: string[] = [];
    const host = new SocketHost(socket, '1.0.0-fedcba9876', (reason) => told.push(reason));
    let isReady = false;
    const ready = host.ready().then(() => {
      isReady = true;
    });
    composer = await ComposerProcess.start(socket, VERSION);
    await until(() => told.length > 0);
    expect([told, isReady]).toEqual([
      ['the composer is of another version than the shell: 1.0.0-abcdef0123'],
      false,
    ]);
    await composer.kill();
    composer = await ComposerProcess.start(socket, '1.0.0-fedcba9876');
    await ready;
  });
});
