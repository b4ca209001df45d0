import { once } from 'node:events';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { breakOffDownloads } from '../harness/broken-downloads.ts';
import { openForGood, tellsOpenFiles } from '../harness/open-files.ts';
import { base, big, StaticEdge, script, version } from '../harness/static-edge.ts';

let edge: StaticEdge;
beforeAll(async () => {
  edge = await StaticEdge.start();
});
afterAll(() => edge.stop());
const ask: StaticEdge['ask'] = (...request) => edge.ask(...request);

(tellsOpenFiles ? describe : describe.skip)('a download that is broken off', () => {
  it.each([
    ['of a whole file', big.path, []],
    ['of a public file', '/asset/images/news/a.jpg', []],
    ['of a part', big.path, ['range: bytes=1000-']],
    ['of a part that is not there', big.path, ['range: bytes=99999999-']],
    ['of what the visitor has', big.path, ['if-none-match: *']],
    ['of a file of the shell', `/shell/${version}/asset/big.pdf`, []],
  ])('%s leaves no file open', async (_what, path, lines) => {
    await breakOffDownloads(edge.port, path, { count: 50, lines });
    expect(await openForGood(process.pid, edge.folder)).toEqual([]);
  });

  it('before its answer has begun leaves none open either', async () => {
    await breakOffDownloads(edge.port, big.path, { count: 50, atOnce: true });
    expect(await openForGood(process.pid, edge.folder)).toEqual([]);
  });

  it('in the middle of many on one connection leaves none open either', async () => {
    const socket = connect(edge.port, '127.0.0.1');
    socket.write(`GET ${big.path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(20));
    await once(socket, 'readable');
    socket.destroy();
    expect(await openForGood(process.pid, edge.folder)).toEqual([]);
  });
});

describe('a range', () => {
  const { size } = big;
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
    const { statusCode, headers, rawPayload } = await ask(big.path, { range });
    expect(statusCode).toBe(status);
    expect(headers['content-range']).toBe(contentRange);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    if (status === 206) expect(headers.etag).toBe((await ask(big.path, {}, 'HEAD')).headers.etag);
    if (status === 416) expect(headers['cache-control']).toBe('no-store');
  });

  it('is the bytes that were asked for', async () => {
    const { body } = await ask(`${base}/main.js`, { range: 'bytes=7-15' });
    expect(body).toBe(script.slice(7, 16));
  });

  it('counts for the file that the visitor has begun, and for GET alone', async () => {
    const { etag } = (await ask(big.path, {}, 'HEAD')).headers;
    const range = 'bytes=0-9';
    expect((await ask(big.path, { range, 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await ask(big.path, { range, 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await ask(big.path, { range }, 'HEAD')).statusCode).toBe(200);
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
    const { headers, statusCode, rawPayload } = await ask(big.path, {}, 'HEAD');
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({ 'content-length': '16000000', 'content-type': 'application/pdf' });
    expect((await ask(big.path, { 'if-none-match': String(headers.etag) }, 'HEAD')).statusCode).toBe(304);
  });

  it('is known by its date, below a version by a later one, too', async () => {
    const later = new Date(Date.now() + 60_000).toUTCString();
    for (const [path, status] of [
      [big.path, 304],
      ['/asset/images/news/a.jpg', 200],
    ] as const) {
      const modified = String((await ask(path)).headers['last-modified']);
      expect((await ask(path, { 'if-modified-since': modified })).statusCode).toBe(304);
      expect((await ask(path, { 'if-modified-since': later })).statusCode).toBe(status);
    }
  });

  it('that can not be read is an error that nobody keeps, and one that is gone is not found', async () => {
    const release = join(edge.releaseFolder(version), 'asset');
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
