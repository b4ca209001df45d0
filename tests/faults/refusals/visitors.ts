import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Written } from './refused-requests.ts';

/** Sends a request and gives the status of its answer; rejects where none arrived. */
export type Visitor = (url: string, written: Written) => Promise<number>;

const pieces = 16;

const headersOf = ({ headers, body, chunked }: Written): Record<string, string> => ({
  ...headers,
  ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) }),
});

/** The bytes on the wire: the head, then the body, in one chunk if it is chunked. */
function bytesOf(written: Written, url: string, connection: string): Buffer {
  const { method, path, body, chunked } = written;
  const headers = { host: new URL(url).host, connection, ...headersOf(written) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const [before, behind] = chunked ? [`${body.length.toString(16)}\r\n`, '\r\n0\r\n\r\n'] : ['', ''];
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${before}`);
  return Buffer.concat([head, body, Buffer.from(behind)]);
}

/** As a browser does over HTTP/1.1: it writes all of its body, and reads the answer only then. */
const readsAtLast =
  (connection: string, pauseMs = 0): Visitor =>
  async (url, written) => {
    const { hostname, port } = new URL(url);
    const bytes = bytesOf(written, url, connection);
    const socket = connect({ port: Number(port), host: hostname }).pause();
    try {
      const broken = new Promise<never>((_resolve, reject) => {
        socket.once('error', reject);
        socket.setTimeout(20_000, () => socket.destroy(new Error('no answer within 20 s')));
      });
      const sent = async () => {
        const step = pauseMs > 0 ? Math.ceil(bytes.length / pieces) : bytes.length;
        for (let at = 0; at < bytes.length; at += step) {
          await new Promise<void>((resolve) => socket.write(bytes.subarray(at, at + step), () => resolve()));
          if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      };
      await Promise.race([sent(), broken]);
      const answer = new Promise<string>((resolve, reject) => {
        let read = '';
        socket.on('data', (chunk) => {
          read += chunk;
          if (read.includes('\r\n\r\n')) resolve(read);
        });
        socket.once('end', () => reject(new Error('closed without an answer')));
        socket.resume();
      });
      return Number(/^HTTP\/1\.1 (\d{3})/.exec(await Promise.race([answer, broken]))?.[1]);
    } finally {
      socket.destroy();
    }
  };

/** Node's client without a connection that is kept: it reads while it writes. */
const readsMeanwhile: Visitor = (url, written) =>
  new Promise((resolve, reject) => {
    const { method, path, body } = written;
    const options = { method, headers: headersOf(written), agent: false };
    const sent = request(url + path, options, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** `fetch`, over connections that are kept. */
const fetches: Visitor = async (url, { method, path, headers, body, chunked }) => {
  const stream = chunked ? { body: new Blob([body]).stream(), duplex: 'half' as const } : { body };
  const response = await fetch(url + path, { method, headers, ...stream });
  await response.text();
  return response.status;
};

/** Who sends; the slow one pauses between sixteen pieces. */
export const visitors: Record<string, Visitor> = {
  'a browser': readsAtLast('keep-alive'),
  'a browser that closes': readsAtLast('close'),
  'a slow browser': readsAtLast('keep-alive', 5),
  'node:http': readsMeanwhile,
  fetch: fetches,
};
