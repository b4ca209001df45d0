/**
 * The origin of one remote: a static server over its part of the release store. Every remote has its own
 * process (or container, or bucket), so that no team's deploy can touch another's.
 *
 * Environment: REMOTE (the remote's name), STORE (the folder of the release store), PORT (0 = any), HOST.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { announceListening, endGracefully, requireSetting } from '../service/process.ts';

const name = requireSetting('REMOTE');
const store = requireSetting('STORE');
const folder = join(store, 'remotes', name);
const prefix = `/remotes/${name}`;

const files = sirv(folder, {
  // Releases appear while this runs, so the folder is looked at for each request.
  dev: true,
  dotfiles: false,
  setHeaders(response, path) {
    const mutable = path === '/discovery.json';
    response.setHeader('cache-control', mutable ? 'no-cache' : 'public, max-age=31536000, immutable');
  },
});

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/healthz') {
    response.writeHead(existsSync(join(folder, 'discovery.json')) ? 200 : 503).end();
    return;
  }
  const notFound = () => {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
  };
  if (!path.startsWith(`${prefix}/`)) return notFound();
  request.url = path.slice(prefix.length);
  files(request, response, notFound);
});

server.listen(Number(process.env.PORT ?? 0), process.env.HOST ?? '127.0.0.1', () =>
  announceListening(server),
);
endGracefully(async () => {
  server.closeAllConnections();
  server.close();
});
