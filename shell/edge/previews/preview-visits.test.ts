/** @jest-environment node */
import { signPreviewLink } from '@goldbraun/shared/service/preview-token';
import type { FastifyInstance } from 'fastify';
import { realEdge } from '../testing/real-edge.ts';

const secret = 'ein langes Geheimnis';
const over = signPreviewLink({ previews: { 'mfe-news': 'pr-42' }, until: 1 }, secret);
const held = signPreviewLink({ previews: { 'mfe-news': 'pr-42' }, until: Date.now() + 60_000 }, secret);

describe('A site that shows previews', () => {
  let edge: FastifyInstance;
  beforeAll(async () => {
    edge = await realEdge({ previewSecret: secret, trustProxy: 'loopback' });
  });
  afterAll(() => edge.close());

  it('takes the cookie back behind TLS as it was given: for TLS alone', async () => {
    const headers = { 'x-forwarded-proto': 'https', cookie: `goldbraun-vorschau=${over}` };
    const answer = await edge.inject({ url: '/aktuelles', headers });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
      403,
      'goldbraun-vorschau=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    ]);
  });

  it('lets a preview go by a form, whoever asks', async () => {
    const answer = await edge.inject({
      method: 'POST',
      url: '/vorschau/beenden',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
      303,
      '/',
      expect.stringContaining('Max-Age=0'),
    ]);
  });

  it('lets no cache keep what it refuses, either', async () => {
    const headers = { cookie: `goldbraun-vorschau=${held}` };
    const answers = [
      await edge.inject({ method: 'POST', url: '/akquise', headers }),
      await edge.inject({ url: '/remotes/mfe-news/1/x.js', headers }),
      await edge.inject({ url: '/aktuelles', headers }),
      await edge.inject({ url: '/line-up.json', headers }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([405, 404, 410, 410]);
    for (const { headers: given } of answers) {
      expect(given).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    }
  });
});

it('A site without a secret for previews has no address that ends one', async () => {
  const edge = await realEdge({});
  const { statusCode } = await edge.inject({ method: 'POST', url: '/vorschau/beenden' });
  expect(statusCode).toBe(405);
  await edge.close();
});
