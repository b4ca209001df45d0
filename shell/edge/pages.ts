import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../composer/composition.ts';
import { bodyOf, type ComposedPage, gzipOf } from '../composer/documents/composed-page.ts';
import { unansweredKey } from '../composer/unanswered-key.ts';
import { LINE_UP } from '../src/boot.ts';
import { queryOf, redirectOf, unknownTarget } from '../src/ownership.ts';
import type { SiteTable } from '../src/routes.ts';
import { acceptedPacking } from './accepted-packing.ts';
import type { LiveSite } from './live-site.ts';
import { networkOf } from './network.ts';
import { overrideDocument, overridePolicy } from './override/override-document.ts';
import { overrideOf } from './override/overrides.ts';
import { ownPathOf } from './own-path.ts';
import { sendPreviewPage } from './previews/send-preview-page.ts';
import { QueryPages } from './query-pages.ts';
import { contentSecurityPolicy, filePolicy } from './security-headers.ts';
import type { EdgeSettings } from './settings.ts';
import { speculationHeader } from './speculation-rules.ts';
import { drawCookie, drawOf, newDraw } from './visitor-draw.ts';

/** A shared cache may hold a page for the seconds that a release may take to be seen. */
export const PAGE_CACHE = 'public, max-age=0, s-maxage=3, stale-while-revalidate=30';
/** While a canary runs, one address has more than one page. */
export const DIVIDED_CACHE = 'private, no-cache';
const QUERY_CACHE = 'no-store';
/**
 * What was asked for is the visitor's own, and may be a secret: a page with a query tells its address to nobody, not even to this
 * site, and no search engine keeps it.
 */
const QUERY_HEADERS = { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' };
/** Of rendered pages of previews. */
const PREVIEW_BYTES = 4_000_000;
/** More of a parameter, or a longer one, is no page's own doing. */
const MAX_VALUES = 20;
const MAX_LENGTH = 200;

function encodingOf(page: ComposedPage, accepted?: string): { body: Uint8Array; encoding?: string } {
  const encoding = acceptedPacking(accepted, { br: true, gzip: true });
  if (encoding === 'br') return { body: page.brotli, encoding };
  if (encoding === 'gzip') return { body: gzipOf(page), encoding };
  return { body: bodyOf(page) };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ComposedPage,
  composition: Composition,
  cache: string,
) {
  const { preview } = request;
  const secure = request.protocol === 'https';
  const policy = page.inline
    ? contentSecurityPolicy(page.inline, secure, composition.outside)
    : filePolicy(secure, page.contentType);
  const ok = page.status === 200;
  reply
    .header('content-security-policy', policy)
    .header('vary', 'accept-encoding')
    .header('cache-control', ok ? cache : 'no-store');
  if (cache === QUERY_CACHE) reply.headers(QUERY_HEADERS);
  if (preview) return sendPreviewPage(request, reply, page, preview);
  // A page that is not for everyone is nothing to load ahead for someone who may never come.
  if (page.inline && cache === PAGE_CACHE) reply.headers(speculationHeader);
  const etag = `W/"${page.tag}"`;
  if (!ok) reply.header('retry-after', '5');
  else reply.header('etag', etag);
  const known = request.headers['if-none-match'] ?? '';
  if (ok && known.split(',').some((tag) => tag.trim() === etag)) return reply.code(304).send();
  const { body, encoding } = encodingOf(page, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).type(page.contentType).send(body);
}

/** The query parameters that change a page, in a fixed order and length; null if there are none. */
function relevantQuery(table: SiteTable, url: URL): string | null {
  const relevant = new URLSearchParams();
  for (const name of queryOf(table, url.pathname)) {
    for (const value of url.searchParams.getAll(name).filter(Boolean).slice(0, MAX_VALUES)) {
      relevant.append(name, value.slice(0, MAX_LENGTH));
    }
  }
  return relevant.size > 0 ? relevant.toString() : null;
}

const leadTo = (reply: FastifyReply, location: string) =>
  reply.header('cache-control', 'no-cache').redirect(location, 302);

/** Answers every path that is neither a file nor a service: from the page set, or with a redirect. */
export function addPages(
  app: FastifyInstance,
  site: LiveSite,
  { overrideSecret, publicUrl, site: table }: EdgeSettings,
) {
  const queryPages = new QueryPages();
  /** Their own, so that no preview takes a turn of those who see what is live. */
  const previewPages = new QueryPages(Date.now, PREVIEW_BYTES);

  /** Renders a path for a visitor, with the releases that are live when it is the visitor's turn. */
  async function render(
    { ip, preview }: FastifyRequest,
    draw: number,
    composition: Composition,
    path: string,
  ) {
    const network = networkOf(ip);
    if (preview) return { rendered: await previewPages.page(composition, path, network), by: composition };
    const rendered = await queryPages.page(composition, path, network);
    const current = site.compositionFor(draw);
    if (rendered || !current || current === composition) return { rendered, by: composition };
    return { rendered: await queryPages.page(current, path, network), by: current };
  }

  app.get(LINE_UP, { config: { isComposed: true } }, (request, reply) => {
    const composition =
      request.preview?.composition ?? site.compositionFor(drawOf(request.headers.cookie) ?? 0);
    reply.type('application/json; charset=utf-8');
    if (!composition) return reply.code(503).header('cache-control', 'no-store').send('{}');
    const { lineUp } = composition.set;
    const { body, encoding } = encodingOf(lineUp, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', site.isDivided ? DIVIDED_CACHE : PAGE_CACHE)
      .send(body);
  });

  app.get('/*', { config: { isComposed: true } }, async (request, reply) => {
    const { preview } = request;
    const known = drawOf(request.headers.cookie);
    const draw = known ?? newDraw();
    const composition = preview?.composition ?? site.compositionFor(draw);
    if (!composition) {
      return reply
        .code(503)
        .header('retry-after', '2')
        .type('text/plain; charset=utf-8')
        .send('Gleich geht es los.\n');
    }
    // The host part only completes the address: a path that begins with two slashes must stay a path.
    const url = new URL(`http://edge.internal${request.url}`);
    const page = await composition.page(url.pathname);
    const target = page ? null : redirectOf(table, url.pathname);
    if (target !== null) {
      const query = queryOf(table, target).length > 0 ? url.search : '';
      return leadTo(reply, target + query);
    }
    const override = preview ? null : overrideOf(request.headers.cookie, overrideSecret);
    if (override && !page?.contentType.startsWith('application/')) {
      return reply
        .header('content-security-policy', overridePolicy(override))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(overrideDocument(override, composition.versions, table));
    }
    const isDivided = site.isDivided;
    if (isDivided && !preview && known === undefined) {
      reply.header('set-cookie', drawCookie(draw, request.protocol === 'https'));
    }
    const query = relevantQuery(table, url);
    if (query !== null || !page) {
      const path = url.pathname + (query === null ? '' : `?${query}`);
      const { rendered, by } = await render(request, draw, composition, path);
      if (rendered && 'page' in rendered) return sendPage(request, reply, rendered.page, by, QUERY_CACHE);
      if (rendered && 'redirect' in rendered) {
        return leadTo(
          reply,
          ownPathOf(rendered.redirect, publicUrl + path) ?? unknownTarget(table, url.pathname),
        );
      }
      const unanswered = await by.page(unansweredKey(url.pathname));
      if (unanswered) return sendPage(request, reply, unanswered, by, QUERY_CACHE);
    }
    const cache = isDivided ? DIVIDED_CACHE : PAGE_CACHE;
    if (page) return sendPage(request, reply, page, composition, cache);
    return leadTo(reply, unknownTarget(table, url.pathname));
  });
}
