/** @jest-environment node */
import { fastify } from 'fastify';
import type { Refusal } from '../refusal.ts';
import type { Database } from '../store/open-database.ts';
import { limitRates } from './limit-rates.ts';

const minute = 60_000;

/** A server with one limited route, and a clock to turn. SQLite's instances count in memory: no database is asked. */
async function limited(limits: { RATE_LIMIT: number; RATE_LIMIT_TOTAL: number | undefined }) {
  let now = Date.UTC(2026, 10, 20);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const app = fastify({ trustProxy: true });
  app.setErrorHandler((error: Refusal, _request, reply) => reply.status(error.problem.status).send());
  const limit = await limitRates(app, limits, { dialect: 'sqlite' } as Database, 'secret');
  app.post('/', { onRequest: limit('offer', 1) }, async () => 'ok');
  const post = async (address = '192.0.2.1') => {
    const answer = await app.inject({ method: 'POST', url: '/', headers: { 'x-forwarded-for': address } });
    return { status: answer.statusCode, wait: Number(answer.headers['retry-after']) };
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { post, pass };
}

afterEach(() => jest.restoreAllMocks());

describe('the limits of one address', () => {
  it('are so many posts in a minute', async () => {
    const { post, pass } = await limited({ RATE_LIMIT: 2, RATE_LIMIT_TOTAL: undefined });
    expect([await post(), await post()].map(({ status }) => status)).toEqual([200, 200]);
    expect(await post()).toEqual({ status: 429, wait: 60 });
    expect((await post('192.0.2.2')).status).toBe(200);
    pass(minute + 1);
    expect((await post()).status).toBe(200);
  });

  it('are ten times as many in a day, however patient it is', async () => {
    const { post, pass } = await limited({ RATE_LIMIT: 1, RATE_LIMIT_TOTAL: undefined });
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await post()).status).toBe(200);
      pass(minute + 1);
    }
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(23 * 60 * 60);
    expect((await post('192.0.2.2')).status).toBe(200);
    pass(24 * 60 * minute);
    expect((await post()).status).toBe(200);
  });
});

describe('the limit of all addresses together', () => {
  it('is not used up by one that is refused itself', async () => {
    const { post } = await limited({ RATE_LIMIT: 1, RATE_LIMIT_TOTAL: 3 });
    for (let sent = 0; sent < 5; sent += 1) await post('192.0.2.1');
    expect((await post('192.0.2.2')).status).toBe(200);
    expect((await post('192.0.2.3')).status).toBe(200);
    expect((await post('192.0.2.4')).status).toBe(429);
  });
});
