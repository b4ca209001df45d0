/**
 * The composer as a process of its own: starts the processes that render, for the shells that connect to its socket. In a
 * container without network; see docs/containers.md.
 *
 * Environment: COMPOSER_SOCKET, the path of the socket; SHELL_VERSION, that of the shells which it is for.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { endGracefully, refuseToStart, requireSetting, tellStarter } from '@goldbraun/shared/service/process';
import { pino } from 'pino';
import { LocalHost } from '../renderer/local-host.ts';
import { serveRenderers } from './serve-renderers.ts';

const socket = requireSetting('COMPOSER_SOCKET');
const version = requireSetting('SHELL_VERSION');
const log = pino({ name: 'composer', base: { part: 'composer' } });
const server = serveRenderers(new LocalHost(), version);

// A composer that was killed has left its own; one that runs is replaced.
rmSync(socket, { force: true });
server.listen(socket);
await once(server, 'listening').catch((error) =>
  refuseToStart(`COMPOSER_SOCKET ${socket}: ${error.message}`),
);
log.info({ version }, 'composer is ready');
tellStarter({ listening: socket });
// The processes end with it: nobody is there to take what they render.
endGracefully(async () => void server.close());
