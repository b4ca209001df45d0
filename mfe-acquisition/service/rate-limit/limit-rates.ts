import { createHmac } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/open-database.ts';
import { sharedCounts } from './shared-counts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
// How many times its limit of a minute one address may send in a day, so that it can't fill the disk alone.
const dayFactor = 10;
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
    timeWindow: minute,
    skipOnError: true,
    errorResponseBuilder: () => new Refusal('rate_limited'),
    ...(database.dialect === 'postgres' && { store: sharedCounts(database.kysely) }),
  });
  const anonymous = (request: FastifyRequest) =>
    createHmac('sha256', secret).update(normalizeIP(request.ip, ipv6Subnet)).digest('base64url');
  const total = config.RATE_LIMIT_TOTAL ?? totalFactor * config.RATE_LIMIT;

  return (route, factor) => {
    const ofAll = app.createRateLimit({ max: factor * total, keyGenerator: () => `${route} all` });
    const ofDay = app.createRateLimit({
      max: factor * dayFactor * config.RATE_LIMIT,
      timeWindow: day,
      keyGenerator: (request) => `${route} day ${anonymous(request)}`,
    });
    return [
      app.rateLimit({
        max: factor * config.RATE_LIMIT,
        keyGenerator: (request) => `${route} ${anonymous(request)}`,
      }) as onRequestAsyncHookHandler,
      async (request, reply) => {
        for (const counted of [await ofDay(request), await ofAll(request)]) {
          if (counted.isAllowed || !counted.isExceeded) continue;
          reply.header('retry-after', counted.ttlInSeconds);
          throw new Refusal('rate_limited');
        }
      },
    ];
  };
}
