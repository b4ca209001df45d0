import httpProxy from '@fastify/http-proxy';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import type { Logger } from 'pino';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import { networkOf } from './network.ts';
import { passedOn } from './passed-on.ts';
import type { EdgeSettings } from './settings.ts';

/** Longer than the search itself waits for another provider, so that its own answer is the one that counts. */
const LIMIT_MS = 5_000;

/**
 * An answer takes a few milliseconds, and three seconds with another provider that is slow. What visitors ask at once
 * leaves room for what the composer asks (`QueryPages`) in the proxy's 128 connections.
 */
const LIMITS: QueueLimits = { atOnce: 32, atOnceForOne: 8, waiting: 400, waitingOfOne: 40, waitMs: 2_000 };

const UNREACHABLE =
  'Die Restaurantsuche ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.';
const BUSY =
  'Die Restaurantsuche kommt gerade nicht nach. Bitte versuchen Sie es in einem Augenblick noch einmal.';

const PATH = '/search/widget/restaurants';

/** What the search has to know of a request; who asks is not its business. */
const askedWith = ['accept', 'accept-encoding', 'if-none-match'];

const problem = (detail: string): string =>
  JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail, errors: [] });

/** What is answered where the search can't be reached, by RFC 9457. */
export const unreachable = problem(UNREACHABLE);

/** Says that there is no answer now, and after how many seconds there may be one. */
const sendUnavailable = (
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  detail: string,
  seconds: number,
) =>
  reply
    .code(503)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(problem(detail));

/** Puts the restaurant search behind the visitor's origin, shared fairly among those who ask. */
export async function addSearch(app: FastifyInstance, { search }: EdgeSettings, log: Logger) {
  const queue = new FairQueue(LIMITS);
  const takeTurn = async (request: FastifyRequest, reply: FastifyReply) => {
    const { turn, leave } = queue.enter(networkOf(request.ip));
    reply.raw.once('close', leave);
    if (!(await turn)) return sendUnavailable(reply, BUSY, 5);
  };
  await app.register(httpProxy, {
    upstream: search.href,
    prefix: PATH,
    rewritePrefix: PATH,
    httpMethods: ['GET', 'HEAD'],
    preHandler: takeTurn,
    undici: { headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS },
    replyOptions: {
      rewriteHeaders: passedOn,
      rewriteRequestHeaders: (_request, headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => askedWith.includes(name))),
      onError(reply, { error }) {
        log.warn({ reason: error.message }, 'restaurant search can not be reached');
        sendUnavailable(reply, UNREACHABLE, 30);
      },
    },
  });
}
