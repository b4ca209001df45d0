import { PassThrough, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { addHealth } from './health.ts';
import type { LiveSite } from './live-site.ts';
import type { Metrics } from './metrics.ts';
import { addOverrides } from './override/overrides.ts';
import { addPages } from './pages.ts';
import { passedOn } from './passed-on.ts';
import { addSearch } from './search-proxy.ts';
import { commonHeaders } from './security-headers.ts';
import type { EdgeSettings } from './settings.ts';
import { addStaticFiles } from './static-files.ts';
import { addTelemetry } from './telemetry.ts';

const UPLOAD_LIMIT_MS = 300_000;
const READ_OVER_LIMIT_MS = 10_000;

const unavailable = {
  type: 'about:blank',
  title: 'Der Dienst ist gerade nicht erreichbar.',
  status: 503,
  errors: [
    {
      field: null,
      code: 'unavailable',
      message:
        'Ihre Nachricht konnte gerade nicht angenommen werden. Ihre Eingaben bleiben erhalten; bitte versuchen Sie es in einigen Minuten erneut.',
    },
  ],
};

/**
 * An upload on its way to the intake, apart from the visitor's connection: if the intake breaks it off, undici ends
 * what it was given, and the connection has to live on for the answer.
 */
function detached(upload: Readable & { complete?: boolean }): Readable {
  const copy = new PassThrough();
  upload.once('close', () => upload.complete || copy.destroy());
  return upload.pipe(copy);
}

/**
 * Takes the rest of an upload that nobody wants any more: a browser reads the answer only when its own body has
 * left. What does not end soon is cut off.
 */
function readOver(upload: Readable): void {
  upload.unpipe();
  upload.resume();
  const timer = setTimeout(() => upload.destroy(), READ_OVER_LIMIT_MS);
  upload.once('close', () => clearTimeout(timer));
}

/** The site as visitors reach it: pages, files, security headers, and the services behind one origin. */
export async function createEdge(
  settings: EdgeSettings,
  site: LiveSite,
  metrics: Metrics,
  log: Logger,
): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: settings.trustProxy,
    logger: false,
    // Keep what was asked for: the sharp-s redirect and the proxies decide for themselves.
    routerOptions: { ignoreTrailingSlash: false },
    requestTimeout: UPLOAD_LIMIT_MS,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(request.protocol === 'https') as Record<string, string>);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      log.error({ path: request.url.split('?', 1)[0], reason: error.message }, 'request failed');
    return reply.code(status).type('text/plain; charset=utf-8').send('Diese Anfrage ist nicht möglich.\n');
  });
  await app.register(httpProxy, {
    upstream: settings.intake.href,
    prefix: '/service',
    rewritePrefix: '/service',
    preHandler(request, _reply, done) {
      if (request.body) request.body = detached(request.raw);
      done();
    },
    undici: { headersTimeout: 60_000, bodyTimeout: UPLOAD_LIMIT_MS },
    replyOptions: {
      rewriteHeaders: passedOn,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // What a visitor claims here must not count: the intake's rate limit goes by this address.
        'x-forwarded-for': (request as unknown as { ip: string }).ip,
      }),
      onError(reply, { error }) {
        log.warn({ reason: error.message }, 'intake can not be reached');
        readOver(reply.request.raw);
        reply
          .code(503)
          .header('retry-after', '30')
          .type('application/problem+json')
          .send(JSON.stringify(unavailable));
      },
    },
  });
  await addSearch(app, settings, log);
  metrics.watch(app);
  addHealth(app, site, settings);
  if (settings.telemetrySample > 0) addTelemetry(app, metrics);
  const robots = `User-agent: *\nAllow: /\nSitemap: ${settings.publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots));
  addOverrides(app, settings);
  await addStaticFiles(app, site, settings, log);
  addPages(app, site, settings);
  return app;
}
