/**
 * The restaurant search: GET /search/widget/restaurants over the embedded restaurants, or over another provider's
 * back end.
 *
 * Environment: PORT (any free one), HOST (127.0.0.1), RESTAURANT_SEARCH_URL (none).
 */
import { announceListening, endGracefully, refuseToStart } from '@goldbraun/shared/service/process.ts';
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
try {
  await app.listen({ port, host });
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  refuseToStart(taken ? `Port ${port} is in use; choose another one with PORT.` : String(error));
}
log.info({ source: external ? 'external' : 'embedded' }, 'listening');
announceListening(app.server);
endGracefully(() => app.close());
