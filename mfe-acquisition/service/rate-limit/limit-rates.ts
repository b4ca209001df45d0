import { createHmac } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/open-database.ts';
import { sharedCounts } from './shared-counts.ts';

const windowMs = 60_000;
// How many times the limit of one address all addresses together may send, if nothing else was said.
const totalFactor = 20;
// One household or one company: an IPv6 visitor has a whole /64 to choose addresses from.
const ipv6Subnet = 64;

/** Makes the limit of one route: of one address first, so that a single flood doesn't use up what all may send. */
export type LimitRate = (route: string, factor: number) => onRequestAsyncHookHandler[];

/**
 * The limits by RATE_LIMIT and RATE_LIMIT_TOTAL. The instances of one PostgreSQL count together; a database that is
 * down limits nobody, since then nothing is stored anyway. Addresses are counted under a keyed hash.
 */
export async function limitRates(
  app: FastifyInstance,
  config: Pick<Config, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>,
  database: Database,
  secret: string,
): Promise<LimitRate> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: windowMs,
    skipOnError: true,
    errorResponseBuilder: () => new Refusal('rate_limited'),
    ...(database.dialect === 'postgres' && { store: sharedCounts(database.kysely) }),
  });
  const anonymous = (request: FastifyRequest) =>
    createHmac('sha256', secret).update(normalizeIP(request.ip, ipv6Subnet)).digest('base64url');
  const total = config.RATE_LIMIT_TOTAL ?? totalFactor * config.RATE_LIMIT;

  return (route, factor) => {
    const ofAll = app.createRateLimit({ max: factor * total, keyGenerator: () => `${route} all` });
    return [
      app.rateLimit({
        max: factor * config.RATE_LIMIT,
        keyGenerator: (request) => `${route} ${anonymous(request)}`,
      }) as onRequestAsyncHookHandler,
      async (request, reply) => {
        const count = await ofAll(request);
        if (count.isAllowed || !count.isExceeded) return;
        reply.header('retry-after', count.ttlInSeconds);
        throw new Refusal('rate_limited');
      },
    ];
  };
}
