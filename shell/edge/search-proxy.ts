import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { EdgeSettings } from './settings.ts';

/** Longer than the search itself waits for another provider, so that its own answer is the one that counts. */
const LIMIT_MS = 5_000;

const unavailable = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  detail:
    'Die Restaurantsuche ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  errors: [],
};

const PATH = '/search/widget/restaurants';

/** What the search has to know of a request; who asks is not its business. */
const passedOn = ['accept', 'accept-encoding', 'if-none-match'];

/** Puts the restaurant search behind the visitor's origin. */
export async function addSearch(app: FastifyInstance, { search }: EdgeSettings, log: Logger) {
  await app.register(httpProxy, {
    upstream: search.href,
    prefix: PATH,
    rewritePrefix: PATH,
    httpMethods: ['GET', 'HEAD'],
    undici: { headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS },
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => passedOn.includes(name))),
      onError(reply, { error }) {
        log.warn({ reason: error.message }, 'restaurant search can not be reached');
        reply
          .code(503)
          .header('retry-after', '30')
          .header('cache-control', 'no-store')
          .type('application/problem+json')
          .send(JSON.stringify(unavailable));
      },
    },
  });
}
