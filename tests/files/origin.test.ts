import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../shared/toolchain/parts.ts';
import { ProcessGroup, type RunningProcess } from '../../shared/toolchain/running/process-group.ts';
import { breakOffDownloads } from '../harness/broken-downloads.ts';
import { openForGood, tellsOpenFiles } from '../harness/open-files.ts';

const version = '1.0.0-0123456789';
const base = `/remotes/mfe-news/${version}`;
const group = new ProcessGroup({ restart: false });
let store: string;
let origin: RunningProcess;

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'origin-'));
  const folder = join(store, 'remotes/mfe-news', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'server.cjs'), 'server');
  writeFileSync(join(folder, 'big.jpg'), Buffer.alloc(16_000_000));
  writeFileSync(join(folder, '../discovery.json'), '{}');
  writeFileSync(join(folder, '../.discovery-1.json'), 'unfinished');
  writeFileSync(join(store, 'secret'), 'secret');
  origin = await group.start({
    name: 'mfe-news',
    script: join(root, 'shared/release/origin.ts'),
    env: { REMOTE: 'mfe-news', STORE: store, PORT: '0', HOST: '127.0.0.1' },
  });
});
afterAll(async () => {
  await group.end();
  rmSync(store, { recursive: true });
});

/** The answer to a request that is sent exactly as it is written. */
function ask(line: string, ...lines: string[]): Promise<string> {
  const socket = connect(origin.port, '127.0.0.1');
  socket.write([line, 'host: x', 'connection: close', ...lines, '', ''].join('\r\n'));
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

describe('the origin of a remote', () => {
  it('gives a shell what lies in its folder, and says what may be kept', async () => {
    const server = await ask(`GET ${base}/server.cjs HTTP/1.1`);
    expect(server).toMatch(/^HTTP\/1\.1 200 /);
    expect(server).toContain('cache-control: public, max-age=31536000, immutable');
    expect(server).toMatch(/\r\n\r\nserver$/);
    const discovery = await ask('GET /remotes/mfe-news/discovery.json HTTP/1.1');
    expect(discovery).toContain('cache-control: no-cache\r\n');
    expect(discovery).toMatch(/\r\n\r\n\{\}$/);
    const [, tag] = /^etag: (.*)$/im.exec(discovery) ?? [];
    const again = await ask('GET /remotes/mfe-news/discovery.json HTTP/1.1', `if-none-match: ${tag}`);
    expect(again).toMatch(/^HTTP\/1\.1 304 /);
  });

  const asked: [string, string, number, ...string[]][] = [
    ['a range that ends before it begins', `GET ${base}/big.jpg HTTP/1.1`, 416, 'range: bytes=10-5'],
    ['a range that is none', `GET ${base}/big.jpg HTTP/1.1`, 416, 'range: bytes=-'],
    ['a range behind the end', `GET ${base}/server.cjs HTTP/1.1`, 416, 'range: bytes=6-'],
    ['a part', `GET ${base}/server.cjs HTTP/1.1`, 206, 'range: bytes=0-0'],
    ['a part, for HEAD', `HEAD ${base}/server.cjs HTTP/1.1`, 200, 'range: bytes=0-0'],
    [
      'a part of a file of before',
      `GET ${base}/server.cjs HTTP/1.1`,
      200,
      'range: bytes=0-0',
      'if-range: "x"',
    ],
    ['a file that is none', `GET ${base}/server.cjs/ HTTP/1.1`, 404],
    ['a folder', `GET ${base} HTTP/1.1`, 404],
    ['a folder by its slash', `GET ${base}/ HTTP/1.1`, 404],
    ['what is not finished', 'GET /remotes/mfe-news/.discovery-1.json HTTP/1.1', 404],
    ['a way out', 'GET /remotes/mfe-news/../../secret HTTP/1.1', 404],
    ['an encoded way out', 'GET /remotes/mfe-news/%2e%2e/%2e%2e/secret HTTP/1.1', 404],
    ['a way out by encoded slashes', 'GET /remotes/mfe-news/..%2f..%2fsecret HTTP/1.1', 404],
    ['a way out by backslashes', 'GET /remotes/mfe-news/..\\..\\secret HTTP/1.1', 404],
    ['a NUL', `GET ${base}/server.cjs%00 HTTP/1.1`, 404],
    ['half an encoding', `GET ${base}/% HTTP/1.1`, 404],
    ['no UTF-8', `GET ${base}/%ff HTTP/1.1`, 404],
    ['a long name', `GET ${base}/${'a'.repeat(5_000)} HTTP/1.1`, 404],
    ['no path', 'GET http://x HTTP/1.1', 404],
    ['a star', 'OPTIONS * HTTP/1.1', 405],
    ['another method', `POST ${base}/server.cjs HTTP/1.1`, 405],
    ['nonsense', 'nonsense', 400],
  ];
  it.each(asked)('survives %s', async (_what, line, status, ...lines) => {
    const answer = await ask(line, ...lines);
    expect(answer.split('\r\n', 1)[0]).toContain(`HTTP/1.1 ${status} `);
    expect(answer).not.toContain('secret');
    expect(await ask('GET /healthz HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /);
  });

  (tellsOpenFiles ? it : it.skip)('closes what a download leaves that is broken off', async () => {
    for (const lines of [[], ['range: bytes=1000-']]) {
      await breakOffDownloads(origin.port, `${base}/big.jpg`, { count: 50, lines });
      expect(await openForGood(origin.pid, store)).toEqual([]);
    }
  });
});
