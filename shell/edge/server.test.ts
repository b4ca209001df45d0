/** @jest-environment node */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { realEdge } from './testing/real-edge.ts';

let edge: FastifyInstance;
beforeAll(async () => {
  edge = await realEdge({});
});
afterAll(() => edge.close());

const method = (name: string) => name as InjectOptions['method'];

describe('What nobody can do with a page or a file', () => {
  it.each([
    ['POST', '/akquise'],
    ['PUT', '/akquise'],
    ['DELETE', '/robots.txt'],
    ['OPTIONS', '/'],
    ['PATCH', '/remotes/mfe-news/1/x.js'],
  ])('is refused in the visitor’s language: %s %s', async (name, url) => {
    const payload = { name: 'Erika' };
    const { statusCode, headers, body } = await edge.inject({ method: method(name), url, payload });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('Diese Anfrage ist nicht möglich.\n');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});
