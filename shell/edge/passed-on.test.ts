/** @jest-environment node */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { realEdge } from './testing/real-edge.ts';
import { realService } from './testing/real-service.ts';

let service: Awaited<ReturnType<typeof realService>>;
let edge: FastifyInstance;
let address: string;
beforeAll(async () => {
  service = await realService((_request, response) => response.end('da'));
  edge = await realEdge({ intake: service.url, search: service.url });
  address = await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await edge.close();
  service.stop();
});

const paths = ['/service/challenge', '/search/widget/restaurants'];

describe('an answer that is passed on from a service', () => {
  it.each(paths)('ends the connection where the visitor asked for that: %s', async (path) => {
    const [answer] = (await once(get(address + path, { agent: false }), 'response')) as [IncomingMessage];
    expect(answer.headers).toMatchObject({ connection: 'close' });
    expect(answer.headers['keep-alive']).toBeUndefined();
    expect(await text(answer)).toBe('da');
  });

  it.each(paths)('says nothing of the connection to the service: %s', async (path) => {
    const agent = new Agent({ keepAlive: true });
    const [answer] = (await once(get(address + path, { agent }), 'response')) as [IncomingMessage];
    expect(answer.headers['keep-alive']).toBe(`timeout=${edge.server.keepAliveTimeout / 1000}`);
    expect(await text(answer)).toBe('da');
    agent.destroy();
  });
});
