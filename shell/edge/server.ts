import { lingerOverBodies } from '@goldbraun/shared/service/lingering-close';
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import { addHealth } from './health.ts';
import { addIntake } from './intake-proxy.ts';
import type { LiveSite } from './live-site.ts';
import type { Metrics } from './metrics.ts';
import { addOverrides } from './override/overrides.ts';
import { addPages } from './pages.ts';
import { addPreviews } from './previews/preview-visits.ts';
import { addSearch } from './search-proxy.ts';
import { commonHeaders } from './security-headers.ts';
import type { EdgeSettings } from './settings.ts';
import { addSpeculationRules } from './speculation-rules.ts';
import { addStaticFiles } from './static-files.ts';
import { addTelemetry } from './telemetry.ts';
import { addWellKnown } from './well-known.ts';

const UPLOAD_LIMIT_MS = 300_000;
const NOT_POSSIBLE = 'Diese Anfrage ist nicht möglich.\n';

/**
 * The site as visitors reach it: pages, files, security headers, and the services behind one origin.
 * @param serverFactory makes the server, where it is to outlive the site
 */
export async function createEdge(
  settings: EdgeSettings,
  site: LiveSite,
  metrics: Metrics,
  log: Logger,
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(serverFactory ? { serverFactory } : {}),
    trustProxy: settings.trustProxy,
    logger: false,
    // Keep what was asked for: the sharp-s redirect and the proxies decide for themselves.
    routerOptions: { ignoreTrailingSlash: false },
    requestTimeout: UPLOAD_LIMIT_MS,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
  });
  lingerOverBodies(app.server);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(request.protocol === 'https') as Record<string, string>);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      log.error({ path: request.url.split('?', 1)[0], reason: error.message }, 'request failed');
    return reply.code(status).type('text/plain; charset=utf-8').send(NOT_POSSIBLE);
  });
  addPreviews(app, site.previews, settings);
  // Whatever the path, there is an answer to GET: here comes what wants something else of a page or a file.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send(NOT_POSSIBLE),
  );
  await addIntake(app, settings, UPLOAD_LIMIT_MS, log);
  await addSearch(app, settings, log);
  metrics.watch(app);
  addHealth(app, site, settings);
  await addWellKnown(app, site, settings);
  if (settings.telemetrySample > 0) addTelemetry(app, metrics);
  const robots = `User-agent: *\nAllow: /\nSitemap: ${settings.publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots));
  addSpeculationRules(app);
  addOverrides(app, settings);
  await addStaticFiles(app, site, settings, log);
  addPages(app, site, settings);
  return app;
}
