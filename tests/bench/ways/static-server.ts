import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RunningWay } from './way.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A built file, packed if it was packed when it was built. */
function sendFile(file: string, response: ServerResponse) {
  const packed = existsSync(`${file}.br`);
  response
    .writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    })
    .end(readFileSync(packed ? `${file}.br` : file));
}

/** What is neither a document nor built: pictures and services are the site's. */
function passOn(site: URL, agent: Agent, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { hostname, port } = site;
  const upstream = request(
    { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers, agent },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

/**
 * Serves documents from memory, packed once, and built files from their folders.
 * @param documents the HTML of a path; undefined where there is none
 * @param folders of built files, by the address of each
 */
export async function serveStatic(
  site: URL,
  documents: (path: string) => string | undefined,
  folders: Record<string, string>,
): Promise<RunningWay> {
  const agent = new Agent({ keepAlive: true });
  const packed = new Map<string, Buffer>();
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(`http://way.internal${incoming.url}`);
    const [address, folder] = Object.entries(folders).find(([start]) => pathname.startsWith(start)) ?? [];
    if (address && folder) return sendFile(join(folder, pathname.slice(address.length)), outgoing);
    const html = documents(pathname);
    if (html === undefined) return passOn(site, agent, incoming, outgoing);
    const body = packed.get(pathname) ?? brotliCompressSync(html);
    packed.set(pathname, body);
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    if (incoming.headers['if-none-match'] === etag) return outgoing.writeHead(304, { etag }).end();
    outgoing
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': 'public, max-age=0',
        etag,
      })
      .end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
