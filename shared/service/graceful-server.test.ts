/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { GracefulServer } from './graceful-server.ts';

const limits = {
  drainMs: 0,
  endMs: 5_000,
  exitMs: 6_000,
  stallMs: 400,
  headersMs: 300,
  requestMs: 10_000,
};
/** More than any system keeps of an answer that is not read. */
const megabyte = 1024 * 1024;
const large = Buffer.alloc(48 * megabyte);

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function start(listener: RequestListener, given: Partial<typeof limits> = {}) {
  const server: Server = createServer({ connectionsCheckingInterval: 50 }, listener);
  const door = new GracefulServer(server, { ...limits, ...given });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { door, server, port, url: `http://127.0.0.1:${port}` };
}

function visit(port: number, request = ''): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(request);
  open.push(() => socket.destroy());
  return socket;
}
const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(10);
};
const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

describe('a server, while it serves,', () => {
  it('closes the connection of a visitor who takes nothing of an answer', async () => {
    const { server, port } = await start((_request, response) => response.end(large));
    const visitor = visit(port, GET);
    await once(visitor, 'readable');
    const started = performance.now();
    while ((await connectionsOf(server)) > 0) await sleep(10);
    expect(performance.now() - started).toBeGreaterThan(limits.stallMs / 2);
  });

  it('goes on with one who takes it slowly', async () => {
    const { port } = await start((_request, response) => response.end(large));
    const visitor = visit(port, GET);
    let bytes = 0;
    let rests = 0;
    for await (const chunk of visitor) {
      bytes += chunk.length;
      // So much that the server sees it through the buffers of the system.
      if (rests < 12 && bytes > (rests + 1) * 3 * megabyte) {
        rests += 1;
        await sleep(limits.stallMs / 4);
      }
      if (bytes >= large.length) break;
    }
    expect([rests, bytes >= large.length]).toEqual([12, true]);
  });

  it('goes on with one whose answer takes long, on a connection that serves for another', async () => {
    const { url } = await start(async (_request, response) => {
      await sleep(3 * limits.stallMs);
      response.end('spät');
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    open.push(() => agent.destroy());
    for (const isReused of [false, true]) {
      const request = get(url, { agent });
      const [response] = await once(request, 'response');
      expect([request.reusedSocket, await text(response)]).toEqual([isReused, 'spät']);
    }
  });

  it('goes on with an upload that is slow, or rests for a while', async () => {
    const { port } = await start(async (request, response) => {
      response.end(String((await buffer(request)).length));
    });
    const visitor = visit(
      port,
      'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 3\r\n\r\n',
    );
    for (const byte of 'abc') {
      await sleep(1.5 * limits.stallMs);
      visitor.write(byte);
    }
    expect(await text(visitor)).toMatch(/^HTTP\/1\.1 200.*\r\n\r\n3$/s);
  });

  it('does not wait for the rest of a head', async () => {
    const { port } = await start((_request, response) => response.end());
    const visitor = visit(port, 'GET / HTTP/1.1\r\nhost: ');
    expect(await text(visitor)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('a server that is to end', () => {
  it('is not ready at once, and serves on for a moment, each visitor once', async () => {
    const { door, url } = await start((_request, response) => response.end('da'), { drainMs: 300 });
    const agent = new Agent({ keepAlive: true });
    const [kept] = await once(get(url, { agent }), 'response');
    await text(kept);
    expect(door.isReady).toBe(true);
    const end = door.end();
    expect(door.isReady).toBe(false);
    for (const isKept of [true, false]) {
      const asked = get(url, { agent: isKept ? agent : false });
      const [response] = await once(asked, 'response');
      expect(asked.reusedSocket).toBe(isKept);
      expect([await text(response), response.headers.connection]).toEqual(['da', 'close']);
    }
    await end;
    agent.destroy();
    await expect(fetch(url)).rejects.toThrow();
  });

  it('closes connections on which nothing is under way at once', async () => {
    const { door, port, server } = await start((_request, response) => response.end('da'));
    const kept = visit(port, GET);
    await once(kept, 'readable');
    const silent = visit(port);
    while ((await connectionsOf(server)) < 2) await sleep(10);
    const started = performance.now();
    await door.end();
    expect(performance.now() - started).toBeLessThan(limits.endMs / 2);
    await Promise.all([text(kept), text(silent)]);
  });

  it('finishes the answers that are under way, begun or not', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    const { door, port } = await start(async ({ url }, response) => {
      asked += 1;
      if (url === '/begun') response.write('Anfang, ');
      await released;
      response.end('Ende');
    });
    const visitors = ['/begun', '/waits'].map((path) => visit(port, GET.replace('/', path)));
    await Promise.all([once(visitors[0] as Socket, 'readable'), until(() => asked === 2)]);
    const end = door.end();
    release();
    const [begun, waits] = await Promise.all(visitors.map((visitor) => text(visitor)));
    expect(begun).toMatch(/Anfang, .*Ende/s);
    expect(waits).toMatch(/connection: close.*Ende$/is);
    await end;
  });

  it('finishes an answer of which only the sending is under way', async () => {
    const { door, port } = await start((_request, response) => response.end(large));
    const visitor = visit(port, GET);
    await once(visitor, 'readable');
    const end = door.end();
    expect((await buffer(visitor)).length).toBeGreaterThan(large.length);
    await end;
  });

  it('closes what is still open at the limit', async () => {
    const { door, port } = await start((_request, response) => response.end(large), {
      endMs: 300,
      stallMs: 60_000,
    });
    const holds = visit(port, GET);
    const begins = visit(port, 'POST / HTTP/1.1\r\nhost: ');
    await once(holds, 'readable');
    await until(() => begins.bytesWritten > 0);
    const started = performance.now();
    await door.end();
    expect(performance.now() - started).toBeGreaterThan(250);
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});
