import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** How often a key was counted in its window, and how many milliseconds are left of it. */
export type Count = { current: number; ttl: number };

/** Counts a request in PostgreSQL, so that all instances count together. A window begins with its first request. */
export async function countRequest(
  kysely: Kysely<Tables>,
  key: string,
  windowMs: number,
  now = Date.now(),
): Promise<Count> {
  const moment = new Date(now).toISOString();
  const ends = new Date(now + windowMs).toISOString();
  const { requests, ends_at } = await kysely
    .insertInto('rate_window')
    .values({ key, requests: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        requests: sql<number>`case when rate_window.ends_at <= ${moment} then 1 else rate_window.requests + 1 end`,
        ends_at: sql<string>`case when rate_window.ends_at <= ${moment} then ${ends} else rate_window.ends_at end`,
      }),
    )
    .returning(['requests', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { current: requests, ttl: Math.max(0, Date.parse(ends_at) - now) };
}

/** Windows that ended say nothing any more. */
export async function forgetWindows(kysely: Kysely<Tables>, endedBefore: Date): Promise<void> {
  await kysely.deleteFrom('rate_window').where('ends_at', '<', endedBefore.toISOString()).execute();
}

/** The counts as @fastify/rate-limit takes them. */
export function sharedCounts(kysely: Kysely<Tables>): new () => FastifyRateLimitStore {
  return class SharedCounts implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, count?: Count) => void, windowMs: number): void {
      countRequest(kysely, key, windowMs).then(
        (count) => done(null, count),
        (error) => done(error),
      );
    }

    child(): SharedCounts {
      return this;
    }
  };
}
