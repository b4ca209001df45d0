/**
 * The composer as a process of its own: starts the processes that render, for the shells that connect to its socket. In a
 * container without network; see docs/containers.md.
 *
 * Environment: COMPOSER_SOCKET, the path of the socket; SHELL_VERSION, that of the shells which it is for.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { endGracefully, refuseToStart, requireSetting, tellStarter } from '@goldbraun/shared/service/process';
import { pino } from 'pino';
import { LocalHost } from '../renderer/local-host.ts';
import { serveRenderers } from './serve-renderers.ts';

const socket = requireSetting('COMPOSER_SOCKET');
const version = requireSetting('SHELL_VERSION');
const log = pino({ name: 'composer', base: { part: 'composer' } });
const server = serveRenderers(new LocalHost(), version);

// Under a name of its own first: a server that ends removes what it listened at (libuv does), and one that this composer replaces may end
// later than this one begins. So whatever lies there, left by a killed composer or used by a running one, is replaced at once.
const own = `${socket}.${randomBytes(4).toString('hex')}`;
try {
  await once(server.listen(own), 'listening');
  renameSync(own, socket);
} catch (error) {
  refuseToStart(`COMPOSER_SOCKET ${socket}: ${(error as Error).message}`);
}
log.info({ version }, 'composer is ready');
tellStarter({ listening: socket });
// The processes end with it: nobody is there to take what they render.
endGracefully(async () => void server.close());
