/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { lingerOverBodies } from './lingering-close.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const refuse: RequestListener = (_request, response) =>
  response.writeHead(400, { 'content-length': 2 }).end('no');

/** A connection to a server that refuses everything before the body is there. */
async function connectTo(
  limits: Parameters<typeof lingerOverBodies>[1],
  answer: RequestListener = refuse,
): Promise<Socket> {
  server = createServer(answer);
  lingerOverBodies(server, limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  return socket;
}

const head = (bytes: number, more = '') =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n${more}\r\n`;
const close = 'connection: close\r\n';
const mebibyte = 1024 * 1024;

/** Sends all of it, and reads nothing before it has left. */
const send = (socket: Socket, ...parts: (string | Buffer)[]) =>
  new Promise((resolve) => socket.write(Buffer.concat(parts.map((part) => Buffer.from(part))), resolve));

async function readUntil(socket: Socket, pattern: RegExp): Promise<string> {
  let read = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    read += chunk;
    if (pattern.test(read)) return read;
  }
  throw new Error(`the connection ended after "${read}"`);
}

describe('a server that answers before the body is there', () => {
  it.each(['', close])('reads the body over before it closes the connection (%j)', async (connection) => {
    const socket = await connectTo({});
    const body = Buffer.alloc(15 * mebibyte);
    // All of it has left before anything is read.
    await send(socket, head(body.length, connection), body);
    expect(await readUntil(socket, /no$/)).toMatch(/^HTTP\/1.1 400 /);
    socket.destroy();
  });

  it('says at once what it has to say, and waits for the rest only then', async () => {
    const socket = await connectTo({});
    socket.write(head(10, close));
    expect(await readUntil(socket, /no$/)).toMatch(/^HTTP\/1.1 400 /);
    socket.write('0123456789');
    // Nothing was reset: the end is a proper one.
    const [failed] = await once(socket, 'close');
    expect(failed).toBe(false);
  });

  it('goes on with a connection that is kept, once the body is over', async () => {
    const socket = await connectTo({});
    socket.write(head(10));
    await readUntil(socket, /no$/);
    socket.write(`0123456789${head(0)}`);
    expect(await readUntil(socket, /no$/)).toMatch(/^HTTP\/1.1 400 /);
    socket.destroy();
  });

  it('reads over what somebody has begun to read and stopped', async () => {
    const socket = await connectTo({}, (request, response) => {
      request.once('data', () => {
        request.pause();
        response.writeHead(400, { 'content-length': 2 }).end('no');
      });
    });
    const body = Buffer.alloc(15 * mebibyte);
    await send(socket, head(body.length, close), body);
    expect(await readUntil(socket, /no$/)).toMatch(/^HTTP\/1.1 400 /);
  });

  it('answers an expectation that it can not meet', async () => {
    const socket = await connectTo({});
    const body = Buffer.alloc(15 * mebibyte);
    await send(socket, head(body.length, `${close}expect: a miracle\r\n`), body);
    expect(await readUntil(socket, /\r\n\r\n/)).toMatch(/^HTTP\/1.1 417 /);
  });
});

describe('who goes on sending', () => {
  const sendOn = (socket: Socket) => {
    const piece = Buffer.alloc(64 * 1024);
    const send = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', send);
    send();
  };

  it.each(['', close])('is cut off after so many bytes (%j)', async (connection) => {
    const socket = await connectTo({ maxBytes: 2 * mebibyte });
    socket.write(head(1000 * mebibyte, connection));
    await readUntil(socket, /no$/);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    sendOn(socket);
    await closed;
    expect(socket.bytesWritten).toBeLessThan(20 * mebibyte);
  });

  it('is cut off after some time', async () => {
    const socket = await connectTo({ maxMs: 300 });
    socket.write(head(1000));
    await readUntil(socket, /no$/);
    const begun = performance.now();
    const timer = setInterval(() => socket.write('x'), 20);
    // Not `once`: what is written to a connection that was cut off is an error before it is its end.
    await new Promise((resolve) => socket.resume().once('close', resolve));
    clearInterval(timer);
    expect(performance.now() - begun).toBeGreaterThan(200);
  });

  it('is cut off when nothing more comes', async () => {
    const socket = await connectTo({ maxSilenceMs: 100 });
    socket.write(head(1000));
    await readUntil(socket, /no$/);
    const [failed] = await once(socket.resume(), 'close');
    expect(failed).toBe(false);
  });
});
