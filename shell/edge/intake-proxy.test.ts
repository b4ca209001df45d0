/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { realEdge } from './testing/real-edge.ts';

/** Where nobody listens: a port that was free a moment ago. */
async function nobody(): Promise<URL> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return new URL(`http://127.0.0.1:${port}`);
}

describe('while the intake is away', () => {
  let edge: FastifyInstance;
  beforeAll(async () => {
    edge = await realEdge({ intake: await nobody() });
  });
  afterAll(() => edge.close());

  const post = (accept: string) =>
    edge.inject({
      method: 'POST',
      url: '/service/uploadrealestate/documents',
      headers: { accept, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    });

  it('the form is answered as a program understands it', async () => {
    const { statusCode, headers, body } = await post('application/json');
    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
      '30',
    ]);
    expect(JSON.parse(body).errors[0]).toMatchObject({ code: 'unavailable' });
  });

  it('who has no JavaScript reads a sentence', async () => {
    const { statusCode, headers, body } = await post('text/html,application/xhtml+xml;q=0.9,*/*;q=0.8');
    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([
      503,
      'text/plain; charset=utf-8',
      '30',
    ]);
    expect(body).toMatch(/^Ihre Nachricht konnte gerade nicht angenommen werden\. .+\n$/);
  });
});
