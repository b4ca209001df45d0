import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createRawServer, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ReleaseUnusable } from './admission.ts';
import { bytesIfChanged, bytesOf, OriginSilent } from './origin-answer.ts';

const LIMITS = { mb: 1, ms: 3_000 };
const MB = 1024 * 1024;
const servers: Server[] = [];

async function listening(server: Server): Promise<URL> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/some/file`);
}
const origin = (listener: RequestListener) => listening(createServer(listener));
const saying = (text: string) =>
  listening(createRawServer((socket) => socket.on('error', () => {}).end(text)));
const asking = (url: URL, limits = LIMITS) => bytesOf(url, 'a.js', limits);

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
  }
});

describe('the answer of an origin', () => {
  it('is taken byte by byte as it is', async () => {
    const packed = gzipSync('x'.repeat(5 * MB));
    const url = await origin((_request, response) => {
      response.setHeader('content-encoding', 'gzip').end(packed);
    });
    expect((await asking(url)).equals(packed)).toBe(true);
    const whole = await origin((_request, response) => void response.end(Buffer.alloc(MB)));
    expect(await asking(whole)).toHaveLength(MB);
  });

  it('that has no end is broken off where it may be no longer', async () => {
    let sent = 0;
    let closed: Promise<unknown> = Promise.resolve();
    const url = await origin((_request, response) => {
      closed = once(response, 'close');
      const more = () => {
        while (!response.destroyed) {
          sent += 64 * 1024;
          if (!response.write(Buffer.alloc(64 * 1024))) return void response.once('drain', more);
        }
      };
      more();
    });
    await expect(asking(url)).rejects.toThrow(new ReleaseUnusable('a.js is larger than 1 MB'));
    await closed;
    // What the kernel's buffers hold comes on top.
    expect(sent).toBeLessThan(30 * MB);
  });

  it('that says it is too long is not read at all', async () => {
    const url = await origin((_request, response) => {
      response.setHeader('content-length', 2 * MB).flushHeaders();
    });
    await expect(asking(url)).rejects.toThrow(new ReleaseUnusable('a.js is larger than 1 MB'));
  });

  it.each([301, 302, 303, 307, 308])('that leads elsewhere is not followed (%s)', async (status) => {
    let asked = 0;
    const inside = await origin((_request, response) => {
      asked += 1;
      response.end('secret');
    });
    const url = await origin((_request, response) => {
      response.writeHead(status, { location: inside.href }).end();
    });
    await expect(asking(url)).rejects.toThrow(new ReleaseUnusable('a.js leads elsewhere'));
    expect(asked).toBe(0);
  });

  it('that drips has the same time as any other', async () => {
    const url = await origin((_request, response) => {
      const drip = setInterval(() => response.write('x'), 20);
      response.once('close', () => clearInterval(drip));
    });
    const begun = performance.now();
    const answer = asking(url, { mb: 1, ms: 300 });
    await expect(answer).rejects.toThrow(new OriginSilent('a.js does not come within 0.3 s'));
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it.each([
    ['another status', 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n', /^a\.js answers 404$/],
    ['a part of it', 'HTTP/1.1 206 Partial Content\r\ncontent-length: 1\r\n\r\nx', /^a\.js answers 206$/],
    ['less than it says', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nx', /^a\.js does not come \(\w+\)$/],
    ['what is no HTTP', 'hello\r\n\r\n', /^a\.js does not come \(.*HTTP.*\)$/],
    ['a header without end', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(MB)}`, /^a\.js does not come \(\w+\)$/],
    ['nothing', '', /^a\.js does not come \(\w+\)$/],
  ])('with %s is none', async (_what, text, reason) => {
    const answer = asking(await saying(text));
    await expect(answer).rejects.toThrow(OriginSilent);
    await expect(answer).rejects.toThrow(reason);
  });
});

describe('an answer that is asked for again', () => {
  /** An origin with one file, which answers with 304 to who knows its tag. */
  async function tagged(headers: Record<string, string>) {
    const asked: (string | undefined)[] = [];
    const url = await origin((request, response) => {
      asked.push(request.headers['if-none-match']);
      const isKnown = request.headers['if-none-match'] === headers.etag;
      response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : 'text');
    });
    const ask = (etag?: string) => bytesIfChanged(url, 'a.json', LIMITS, etag);
    return { asked, ask };
  }
  const date = 'Sun, 22 Nov 2026 00:00:02 GMT';

  it.each([
    ['is old enough', { 'last-modified': 'Sun, 22 Nov 2026 00:00:00 GMT' }],
    ['is of no date', {}],
  ])('is not sent if it has not changed and %s', async (_what, more) => {
    const { asked, ask } = await tagged({ etag: '"one"', date, ...more });
    const first = await ask();
    expect([String(first?.bytes), first?.etag]).toEqual(['text', '"one"']);
    expect(await ask(first?.etag)).toBeNull();
    expect(String((await ask('"another"'))?.bytes)).toBe('text');
    expect(asked).toEqual([undefined, '"one"', '"another"']);
  });

  it('is sent anew while it may be written again within its second', async () => {
    const { ask } = await tagged({ etag: '"one"', date, 'last-modified': 'Sun, 22 Nov 2026 00:00:01 GMT' });
    expect(await ask()).toMatchObject({ etag: undefined });
  });

  it.each(['one', `"${'x'.repeat(201)}"`, '"\u00ff"', '"a"b"'])(
    'is sent anew if its tag is none: %s',
    async (etag) => {
      const { ask } = await tagged({ etag, date });
      expect(await ask()).toMatchObject({ etag: undefined });
    },
  );

  it('is none if nobody has asked whether it has changed', async () => {
    const url = await origin((_request, response) => void response.writeHead(304).end());
    await expect(bytesIfChanged(url, 'a.json', LIMITS, undefined)).rejects.toThrow(
      new ReleaseUnusable('a.json leads elsewhere'),
    );
  });
});
