import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { SearchAnswer, SearchProblem } from '../restaurants/answer.ts';
import { SEARCH_ENDPOINT } from '../restaurants/endpoint.ts';
import { problems } from '../text/de/restaurant-search-problems.ts';
import { ExternalFailure } from './external/ask-external.ts';
import { type Fault, readSearchRequest, type SearchRequest } from './search-request.ts';

/** The restaurants change with a release of this service; a few minutes late is early enough. */
const CACHE = 'public, max-age=300, stale-while-revalidate=3600';

export type Search = (request: SearchRequest) => SearchAnswer | Promise<SearchAnswer>;

const titles: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
};

function refuse(reply: FastifyReply, status: number, detail: string, errors: Fault[] = []) {
  const problem: SearchProblem = { type: 'about:blank', title: titles[status] ?? '', status, detail, errors };
  if (status > 500) reply.header('retry-after', '60');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

/** The HTTP side of the restaurant search, not listening yet. Its log has neither words nor positions of visitors. */
export function createServer(search: Search, log: Logger): FastifyInstance {
  const app = Fastify({ logger: false, exposeHeadRoutes: true, forceCloseConnections: 'idle' });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, problems.notFound));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof ExternalFailure) {
      log.warn({ reason: error.message }, 'the external search can not be used');
      return error.slow
        ? refuse(reply, 504, problems.externalSlow)
        : refuse(reply, 502, problems.externalFailed);
    }
    if (error.statusCode && error.statusCode < 500) return refuse(reply, 400, problems.failed);
    log.error({ err: error }, 'search failed');
    return refuse(reply, 500, problems.failed);
  });

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get(SEARCH_ENDPOINT, async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://search.internal');
    const asked = readSearchRequest(searchParams);
    if ('faults' in asked) {
      const sentences = new Set(asked.faults.map(({ message }) => message));
      return refuse(reply, 400, [...sentences].join(' '), asked.faults);
    }
    const body = JSON.stringify(await search(asked));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', CACHE);
    const known = request.headers['if-none-match'] ?? '';
    if (known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
      return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
  return app;
}
