import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** More than any answer of the site may take, on a machine with much else to do. */
const PATIENCE_MS = 20_000;

export interface Question {
  path: string;
  /** The address of the visitor: each has one of their own among those of the loopback. */
  from: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Uint8Array;
  agent?: Agent;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked, if it came packed. */
  body: Buffer;
  /** Milliseconds from the question to the last byte. */
  ms: number;
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/**
 * Asks a site as one visitor. Nothing is asked twice and no redirect is followed.
 * @throws Error if no whole answer comes: the connection breaks, or it takes more than 20 s
 */
export function ask(door: URL, question: Question): Promise<Answer> {
  const { path, from, method = 'GET', headers, body, agent } = question;
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(
    {
      host: door.hostname,
      port: door.port,
      path,
      method,
      localAddress: from,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
      agent: agent ?? false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    },
    (response) => {
      buffer(response).then((raw) => {
        const { statusCode = 0, headers: received } = response;
        const ms = performance.now() - begun;
        const bytes = method === 'HEAD' ? raw : unpacked(raw, received['content-encoding']);
        resolve({ status: statusCode, headers: received, body: bytes, ms });
      }, reject);
    },
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
