/**
 * The restaurant search: GET /search/widget/restaurants over the embedded restaurants, or over another provider's
 * back end.
 *
 * Environment: PORT (any free one), HOST (127.0.0.1), RESTAURANT_SEARCH_URL (none), DRAIN_SECONDS (2), END_SECONDS (10),
 * STALL_SECONDS (60).
 */
import { GracefulServer, READINESS_PATH } from '@goldbraun/shared/service/graceful-server';
import {
  announceListening,
  endGracefully,
  oneAddress,
  refuseToStart,
} from '@goldbraun/shared/service/process';
import { servingLimits } from '@goldbraun/shared/service/serving-limits';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createExternalSearch } from './external/ask-external.ts';
import { createOwnSearch } from './own/search-own.ts';
import { createServer } from './server.ts';

const EXTERNAL_LIMIT_MS = 3_000;

const { port, host, external } = readConfig();
const log = pino({ name: 'restaurant-search' });
const search = external ? createExternalSearch(external, EXTERNAL_LIMIT_MS) : createOwnSearch();
const app = createServer(search, log);
const limits = servingLimits();
const door = new GracefulServer(app.server, limits);
app.get(READINESS_PATH, (_request, reply) =>
  reply
    .code(door.isReady ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ ready: door.isReady }),
);
try {
  await app.listen({ port, host: await oneAddress(host) });
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  refuseToStart(taken ? `Port ${port} is in use; choose another one with PORT.` : String(error));
}
log.info({ source: external ? 'external' : 'embedded' }, 'listening');
announceListening(app.server);
endGracefully(async () => {
  await door.end();
  await app.close();
}, limits.exitMs);
