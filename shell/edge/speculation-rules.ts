import type { FastifyInstance } from 'fastify';
import { RUNNING } from '../src/boot.ts';

/** Where pages have their browsers read which of their links may be loaded ahead. */
export const SPECULATION_RULES = '/speculation-rules.json';

/**
 * Links to pages of the site, until the app runs: from then on a navigation needs no document. Neither files, nor questions: those
 * are rendered for whoever asks.
 */
const where = {
  and: [
    { selector_matches: `:root:not([${RUNNING}]) a:not([target], [download])` },
    { href_matches: '/*' },
    { not: { href_matches: ['/asset/*', '/*.(pdf|xml|txt|json)', '/*\\?(.+)'] } },
  ],
};

/** https://html.spec.whatwg.org/multipage/speculative-loading.html */
const rules = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
};

/**
 * The header by which a page names the rules. Inline they would be bytes of each document; so they come once, and after what the first
 * screen needs.
 */
export const speculationHeader = { 'speculation-rules': `"${SPECULATION_RULES}"` };

/** `GET /speculation-rules.json`: empty for whoever asks for few bytes. */
export function addSpeculationRules(app: FastifyInstance): void {
  app.get(SPECULATION_RULES, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'save-data')
      .type('application/speculationrules+json')
      .send(JSON.stringify(request.headers['save-data'] === 'on' ? {} : rules)),
  );
}
