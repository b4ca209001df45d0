/**
 * The origin of one remote: a static server over its part of the release store. Every remote has its own
 * process (or container, or bucket), so that no team's deploy can touch another's.
 *
 * Environment: REMOTE (the remote's name), STORE (the folder of the release store), PORT (0 = any), HOST, and what
 * serving-limits.ts reads.
 */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isBucket } from '../bucket/bucket-address.ts';
import { sendFile } from '../service/files/send-file.ts';
import { GracefulServer, READINESS_PATH } from '../service/graceful-server.ts';
import { announceListening, endGracefully, refuseToStart, requireSetting } from '../service/process.ts';
import { servingLimits } from '../service/serving-limits.ts';
import { versionPattern } from './release-manifest.ts';

const name = requireSetting('REMOTE');
const store = requireSetting('STORE');
if (isBucket(store))
  refuseToStart('STORE is a bucket here: a shell asks it by itself, with its address in REMOTES.');
const folder = join(store, 'remotes', name);
const prefix = `/remotes/${name}`;

/** What lies in the folder of a version never changes; all else is beside those, such as discovery.json. */
const cacheControlOf = (path: string) =>
  versionPattern.test(path.split('/', 2)[1] ?? '') ? 'public, max-age=31536000, immutable' : 'no-cache';

function refuse(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}) {
  response
    .writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers })
    .end(text);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '/' } = request;
  const [path = ''] = url.split('?', 1);
  const hasReleases = () => existsSync(join(folder, 'discovery.json'));
  if (path === '/healthz') return void response.writeHead(hasReleases() ? 200 : 503).end();
  if (path === READINESS_PATH) {
    return void response.writeHead(door.isReady && hasReleases() ? 200 : 503).end();
  }
  if (!['GET', 'HEAD'].includes(method)) {
    return refuse(response, 405, 'Method not allowed\n', { allow: 'GET, HEAD' });
  }
  const below = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
  const headers = { 'cache-control': cacheControlOf(below ?? '') };
  const sent = below !== null && (await sendFile(request, response, { folder, path: below, headers }));
  if (!sent) refuse(response, 404, 'Not found\n');
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => {
    process.stderr.write(`${name}: ${request.url} can not be read: ${error.message}\n`);
    refuse(response, 500, 'Can not be read\n');
  });
});

const limits = servingLimits();
const door = new GracefulServer(server, limits);
server.listen(Number(process.env.PORT ?? 0), process.env.HOST ?? '127.0.0.1', () =>
  announceListening(server),
);
endGracefully(() => door.end(), limits.exitMs);
