import { type GracefulServer, READINESS_PATH } from '@goldbraun/shared/service/graceful-server';
import type { FastifyInstance } from 'fastify';
import type { LiveSite } from './live-site.ts';

/**
 * `GET /readyz`: 200 while this shell has pages to serve and is not about to end. Of the other parts it says nothing: the
 * pages are there without them.
 */
export function addReadiness(app: FastifyInstance, door: GracefulServer, site: LiveSite) {
  app.get(READINESS_PATH, (_request, reply) => {
    const ready = door.isReady && site.compositionFor(0) !== null;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
