import multipart from '@fastify/multipart';
import { READINESS_PATH } from '@goldbraun/shared/service/graceful-server';
import { lingerOverBodies } from '@goldbraun/shared/service/lingering-close';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { documentsPath } from '../offer/documents.ts';
import { challengePath, offerPath } from '../offer/offer.ts';
import { issueChallenge } from './challenge.ts';
import type { Config } from './config.ts';
import { handleDocument, pageAfter } from './documents-route.ts';
import { awaitContinue } from './expect-continue.ts';
import type { Metrics } from './metrics/metrics.ts';
import { handleOffer, type OfferRoute } from './offer-route.ts';
import { limitRates } from './rate-limit/limit-rates.ts';
import { Refusal } from './refusal.ts';
import type { Database } from './store/open-database.ts';

// Enough for 15 MB over a slow mobile network.
const requestTimeout = 10 * 60_000;
// Asked every few seconds: neither counted nor written down.
const probes = ['/healthz', READINESS_PATH];
// Seconds that a sender should wait while nothing can be stored.
const retryAfter = 30;

/** What the server stands on. `health` throws when an offer could not be stored now. */
export type ServerParts = {
  config: Pick<Config, 'TRUST_PROXY' | 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>;
  database: Database;
  log: FastifyBaseLogger;
  route: OfferRoute;
  metrics: Metrics;
  health: () => Promise<object>;
};

/** The HTTP side of the intake, not listening yet. */
export async function createServer({
  config,
  log,
  database,
  route,
  metrics,
  health,
}: ServerParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    // Its lines would hold the visitor's address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    requestTimeout,
    genReqId: () => crypto.randomUUID(),
  });
  lingerOverBodies(app.server);
  awaitContinue(app.server);
  app.removeAllContentTypeParsers();
  app.setErrorHandler((error: ThrownError, request, reply) => sendProblem(metrics, error, request, reply));
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    if (probes.includes(`${request.routeOptions.url}`)) return;
    const { method, routeOptions } = request;
    const { url: route = 'none' } = routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered({ method, route, status, seconds: elapsedTime / 1000 });
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'answered');
  });
  // The limit of a file is answered by the one who receives it, with the field at fault.
  await app.register(multipart, { throwFileSizeLimit: false });
  const limit = await limitRates(app, config, database, route.secret);

  app.get('/healthz', async (request, reply) => {
    try {
      return { ok: true, ...(await health()) };
    } catch (error) {
      request.log.error({ err: error }, 'not healthy');
      return reply.status(503).send({ ok: false });
    }
  });
  app.get(challengePath, { onRequest: limit('challenge', 4) }, async () =>
    issueChallenge(route.secret, Date.now()),
  );
  app.post(offerPath, { onRequest: limit('offer', 1) }, handleOffer(route));
  app.post(documentsPath, { onRequest: limit('document', 1) }, handleDocument(route));
  return app;
}

type ThrownError = Error & { statusCode?: number; code?: string };

function sendProblem(
  metrics: Pick<Metrics, 'refused'>,
  error: ThrownError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { problem } = error instanceof Refusal ? error : refusalFor(error);
  metrics.refused(problem.code);
  if (problem.status === 503) {
    request.log.error({ err: error }, 'not stored');
    reply.header('retry-after', retryAfter);
  }
  const page = pageAfter(request, problem.code);
  if (page) return reply.redirect(page, 303);
  return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

function refusalFor(error: { statusCode?: number; code?: string }): Refusal {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('content_type');
  const clientsFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new Refusal(clientsFault ? 'malformed' : 'unavailable');
}
