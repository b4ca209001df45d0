import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeReleaseManifest } from '@goldbraun/shared/build/release-manifest.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { breakOffDownloads } from '../../tests/harness/broken-downloads.ts';
import { openFilesOf } from '../../tests/harness/open-files.ts';
import { commonHeaders } from './security-headers.ts';
import { addStaticFiles } from './static-files.ts';

const version = '1.0.0-0123456789';
const script = 'script();'.repeat(20);
const files: Record<string, string | Buffer> = {
  'server.cjs': 'internal',
  'server.cjs.map': 'internal',
  'route-assets.json': '{"internal":{"js":[],"css":[]}}',
  'route-assets.json.br': brotliCompressSync('internal'),
  'page.html': '<script src="main.js"></script>internal',
  'page.htm': 'internal',
  'page.xhtml': 'internal',
  'main.js': script,
  'main.js.br': brotliCompressSync(script),
  'main.js.gz': gzipSync(script),
  'asset/data.json': '{}',
  'asset/images/menu/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'asset/images/news/a.jpg': 'picture of the news',
  'asset/page.html': 'internal',
  'asset/big.pdf': Buffer.alloc(16_000_000, 'pdf'),
  'asset/empty.txt': '',
  'asset/unreadable.pdf': 'pdf',
  'asset/gone.pdf': 'pdf',
};

let folder: string;
let app: FastifyInstance;
let port: number;
/** The live version of the news. */
let live: string | undefined;

function writeRelease(release: string, name: string, own = version): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(release, file)), { recursive: true });
    writeFileSync(join(release, file), content);
  }
  writeReleaseManifest(release, { name, version: own, contract: 1 });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  writeRelease(join(folder, 'shell'), 'shell');
  writeRelease(join(folder, 'edge/mfe-news', version), 'mfe-news');
  writeFileSync(join(folder, 'edge/mfe-news/last-good.json'), 'internal');
  writeFileSync(join(folder, 'secret.js'), 'internal');
  app = Fastify({ exposeHeadRoutes: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders(false) as Record<string, string>);
  });
  const site = {
    cache: { folder: join(folder, 'edge') },
    isDivided: false,
    compositionFor: () =>
      live === undefined
        ? null
        : { versions: new Map([['mfe-news', live]]), set: { interfaceText: '{"de":{}}' } },
  };
  const settings = { shell: { version, folder: join(folder, 'shell') } };
  await addStaticFiles(app, site, settings, pino({ level: 'silent' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  live = version;
});

const base = `/remotes/mfe-news/${version}`;
const big = `${base}/asset/big.pdf`;
const ask = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url: path, method, headers });

/** What the server sends back for lines as they are written here, with the connection closed after it. */
function raw(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

(existsSync('/proc/self/fd') ? describe : describe.skip)('a download that is broken off', () => {
  it.each([
    ['of a whole file', big, []],
    ['of a public file', '/asset/images/news/a.jpg', []],
    ['of a part', big, ['range: bytes=1000-']],
    ['of a part that is not there', big, ['range: bytes=99999999-']],
    ['of what the visitor has', big, ['if-none-match: *']],
    ['of a file of the shell', `/shell/${version}/asset/big.pdf`, []],
  ])('%s leaves no file open', async (_what, path, lines) => {
    await breakOffDownloads(port, path, { count: 50, lines });
    const deadline = Date.now() + 5_000;
    let open = openFilesOf(process.pid, folder);
    while (open.length > 0 && Date.now() < deadline) {
      await new Promise((next) => setImmediate(next));
      open = openFilesOf(process.pid, folder);
    }
    expect(open).toEqual([]);
  });

  it('in the middle of many requests at once leaves none open either', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${big} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(20));
    await new Promise((begun) => socket.once('readable', begun));
    socket.destroy();
    const deadline = Date.now() + 5_000;
    while (openFilesOf(process.pid, folder).length > 0 && Date.now() < deadline) {
      await new Promise((next) => setImmediate(next));
    }
    expect(openFilesOf(process.pid, folder)).toEqual([]);
  });
});

describe('a range', () => {
  const size = 16_000_000;
  it.each([
    ['bytes=0-9', 206, `bytes 0-9/${size}`],
    ['bytes=15999990-', 206, `bytes 15999990-15999999/${size}`],
    ['bytes=-10', 206, `bytes 15999990-15999999/${size}`],
    ['bytes=15999990-99999999999999999999999', 206, `bytes 15999990-15999999/${size}`],
    ['bytes=-99999999', 206, `bytes 0-15999999/${size}`],
    ['bytes=0-0', 206, `bytes 0-0/${size}`],
    ['bytes=10-5', 416, `bytes */${size}`],
    ['bytes=16000000-', 416, `bytes */${size}`],
    ['bytes=-0', 416, `bytes */${size}`],
    ['bytes=', 416, `bytes */${size}`],
    ['bytes=x-y', 416, `bytes */${size}`],
    ['bytes=0-1,5-6', 200, undefined],
    ['lines=1-2', 200, undefined],
    ['bytes', 200, undefined],
  ])('%s is answered with %s', async (range, status, contentRange) => {
    const { statusCode, headers, rawPayload } = await ask(big, { range });
    expect(statusCode).toBe(status);
    expect(headers['content-range']).toBe(contentRange);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    if (status === 206) expect(headers.etag).toBe((await ask(big, {}, 'HEAD')).headers.etag);
    if (status === 416) expect(headers['cache-control']).toBe('no-store');
  });

  it('is the bytes that were asked for', async () => {
    const { body } = await ask(`${base}/main.js`, { range: 'bytes=7-15' });
    expect(body).toBe(script.slice(7, 16));
  });

  it('counts for the file that the visitor has begun, and for GET alone', async () => {
    const { etag } = (await ask(big, {}, 'HEAD')).headers;
    const range = 'bytes=0-9';
    expect((await ask(big, { range, 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await ask(big, { range, 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await ask(big, { range }, 'HEAD')).statusCode).toBe(200);
  });

  it('of an empty file is none', async () => {
    expect((await ask(`${base}/asset/empty.txt`, { range: 'bytes=0-' })).statusCode).toBe(416);
    expect((await ask(`${base}/asset/empty.txt`)).statusCode).toBe(200);
  });
});

describe('a file', () => {
  it('has a tag of its own in each packing, and none of the packings an address', async () => {
    const tags = new Set();
    for (const [accepted, packing] of [
      ['identity', undefined],
      ['gzip', 'gzip'],
      ['gzip, br', 'br'],
      ['BR', 'br'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['br; q=0.0', undefined],
    ] as const) {
      const { headers, statusCode } = await ask(`${base}/main.js`, { 'accept-encoding': accepted });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(headers['content-encoding']).toBe(packing);
      expect(headers.etag).toMatch(/^"[^"]{24}"$/);
      tags.add(`${packing} ${headers.etag}`);
      const again = { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) };
      const known = await ask(`${base}/main.js`, again);
      expect(known.statusCode).toBe(304);
      expect(known.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' });
      expect(known.headers['content-length']).toBeUndefined();
      const other = { 'accept-encoding': 'identity', 'if-none-match': String(headers.etag) };
      expect((await ask(`${base}/main.js`, other)).statusCode).toBe(packing ? 200 : 304);
    }
    expect(tags.size).toBe(3);
    for (const ending of ['.br', '.gz']) expect((await ask(`${base}/main.js${ending}`)).statusCode).toBe(404);
  });

  it('is described by the answer to HEAD, which has no body', async () => {
    const { headers, statusCode, rawPayload } = await ask(big, {}, 'HEAD');
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({ 'content-length': '16000000', 'content-type': 'application/pdf' });
    expect((await ask(big, { 'if-none-match': String(headers.etag) }, 'HEAD')).statusCode).toBe(304);
  });

  it('is known by its date, below a version by a later one, too', async () => {
    const later = new Date(Date.now() + 60_000).toUTCString();
    for (const [path, status] of [
      [big, 304],
      ['/asset/images/news/a.jpg', 200],
    ] as const) {
      const modified = String((await ask(path)).headers['last-modified']);
      expect((await ask(path, { 'if-modified-since': modified })).statusCode).toBe(304);
      expect((await ask(path, { 'if-modified-since': later })).statusCode).toBe(status);
    }
  });

  it('that can not be read is an error that nobody keeps, and one that is gone is not found', async () => {
    const release = join(folder, 'edge/mfe-news', version, 'asset');
    rmSync(join(release, 'gone.pdf'));
    expect((await ask(`${base}/asset/gone.pdf`)).statusCode).toBe(404);
    // One leads to itself; the other can be opened, but not read.
    const targets = ['unreadable.pdf', ...(existsSync('/proc/self/mem') ? ['/proc/self/mem'] : [])];
    for (const target of targets) {
      rmSync(join(release, 'unreadable.pdf'));
      symlinkSync(target, join(release, 'unreadable.pdf'));
      const { statusCode, headers } = await ask(`${base}/asset/unreadable.pdf`);
      expect(statusCode).toBe(500);
      expect(headers.etag).toBeUndefined();
      expect(String(headers['cache-control'])).not.toContain('max-age');
    }
  });
});

describe('what is public', () => {
  it.each([
    ['a script', `${base}/main.js`],
    ['a script in another spelling of its address', `${base}/main%2Ejs?x`],
    ['data', `${base}/asset/data.json`],
    ['a file of the shell', `/shell/${version}/main.js`],
    ['a public file of the shell', '/asset/images/menu/a.svg'],
    ['a public file of the live release', '/asset/images/news/a.jpg'],
    ['the interface texts', '/asset/lang.json'],
  ])('is %s', async (_what, path) => {
    expect((await ask(path)).statusCode).toBe(200);
  });

  it('is a release that another shell has fetched since, or this one before it was started', async () => {
    const other = '1.0.0-fedcba9876';
    const address = `/remotes/mfe-news/${other}/main.js`;
    expect((await ask(address)).statusCode).toBe(404);
    writeRelease(join(folder, 'edge/mfe-news', other), 'mfe-news', other);
    expect((await ask(address)).statusCode).toBe(200);
    rmSync(join(folder, 'edge/mfe-news', other), { recursive: true });
    expect((await ask(address)).statusCode).toBe(404);
  });

  const internal = [
    'server.cjs',
    'server.cjs.map',
    'release.json',
    'route-assets.json',
    'page.html',
    'page.htm',
    'page.xhtml',
    'asset/page.html',
  ];
  const spellings: [string, (name: string) => string][] = [
    ['as it is', (name) => name],
    ['with a slash', (name) => `${name}/`],
    ['with two slashes', (name) => `${name}//`],
    ['with an encoded slash', (name) => `${name}%2f`],
    ['with a dot', (name) => `${name}/.`],
    ['with an encoded dot', (name) => `${name}/%2e`],
    ['with a dot at its end', (name) => `${name}.`],
    ['with a space', (name) => `${name}%20`],
    ['behind a slash', (name) => `/${name}`],
    ['behind an encoded slash', (name) => `%2f${name}`],
    ['behind a dot', (name) => `./${name}`],
    ['behind a way out and in', (name) => `asset/../${name}`],
    ['behind an encoded way out and in', (name) => `asset/%2e%2e/${name}`],
    ['behind a way that is encoded twice', (name) => `asset/%252e%252e/${name}`],
    ['behind a backslash', (name) => `asset\\..\\${name}`],
    ['behind an encoded backslash', (name) => `asset%5c..%5c${name}`],
    ['with a backslash', (name) => `${name}%5c`],
    ['encoded', (name) => name.replaceAll('.', '%2e').replaceAll('s', '%73')],
    ['encoded twice', (name) => name.replaceAll('.', '%252e')],
    ['in capitals', (name) => name.toUpperCase()],
    ['with a NUL', (name) => `${name}%00`],
    ['with a NUL and a public ending', (name) => `${name}%00.js`],
    ['with a parameter', (name) => `${name};.js`],
    ['with a query', (name) => `${name}?a.js`],
    ['with an encoded query', (name) => `${name}%3fa.js`],
    ['with a fragment', (name) => `${name}%23a.js`],
    ['packed', (name) => `${name}.br`],
    ['with half an encoding', (name) => `${name}%`],
  ];
  it.each(spellings)('is nothing internal %s', async (_how, spell) => {
    for (const place of [base, `/shell/${version}`]) {
      for (const name of internal) {
        const answer = await raw(`${place}/${spell(name)}`);
        expect([name, answer.split('\r\n', 1)[0]]).toEqual([
          name,
          expect.stringMatching(/^HTTP\/1\.1 40[04] /),
        ]);
        expect(answer).not.toContain('internal');
      }
    }
  });

  it.each([
    '/remotes/mfe-news/last-good.json',
    '/remotes/mfe-news/last-good.json/',
    '/remotes/',
    '/remotes/mfe-news',
    '/remotes/mfe-news/',
    `${base}`,
    `${base}/`,
    `${base}/asset`,
    `${base}/asset/`,
    `/remotes/mfe-news/../mfe-news/${version}/main.js`,
    `/remotes/mfe-news%2f${version}%2fserver.cjs`,
    `/remotes/../shell/main.js`,
    '/remotes/mfe-news/../../secret.js',
    '/remotes/..%2f..%2fsecret.js',
    '/remotes/mfe-news/..%2f..%2f/secret.js',
    '/shell/',
    `/shell/${version}`,
    `/shell/${version}/`,
    `/shell/${version}/asset`,
    `/shell/${version}/..%2fsecret.js`,
    '/asset/',
    '/asset/page.html',
    '/asset/..%2fserver.cjs',
    '/asset/images/news/..%2f..%2f..%2fserver.cjs',
    '/asset/images/news/a.jpg/',
    '/asset/images/__proto__',
    '/remotes/__proto__/constructor/x.js',
    '/panorama/kiefersfelden',
  ])('is nothing at %s', async (path) => {
    const answer = await raw(path);
    expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 404 Not Found');
    expect(answer).not.toContain('internal');
  });

  it('is no release of a remote that has none', async () => {
    live = undefined;
    expect((await ask('/asset/images/news/a.jpg')).statusCode).toBe(404);
    expect((await ask('/asset/lang.json')).json()).toEqual({});
  });
});

describe('the policy of a file', () => {
  it.each([
    [`${base}/main.js`, ''],
    ['/asset/lang.json', ''],
    ['/asset/gibt-es-nicht.jpg', ''],
    ['/remotes/x', ''],
    ['/shell/x', ''],
    ['/asset/images/menu/a.svg', "; style-src 'unsafe-inline'; img-src 'self' data:"],
    [big, "; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'"],
  ])('lets nothing run: %s', async (path, more) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'${more}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it('is there with every status', async () => {
    const requests: Record<string, string>[] = [
      { range: 'bytes=0-1' },
      { range: 'bytes=9-1' },
      { 'if-none-match': '*' },
      { 'if-match': '"x"' },
    ];
    for (const headers of requests) {
      expect((await ask(big, headers)).headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});
