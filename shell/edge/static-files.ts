import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sirv from 'sirv';
import { ownerOfAsset } from '../src/ownership.ts';
import { ownership } from '../src/routes.ts';
import type { LiveSite } from './live-site.ts';
import { DIVIDED_CACHE, PAGE_CACHE } from './pages.ts';
import { documentSecurityPolicy } from './security-headers.ts';
import type { EdgeSettings } from './settings.ts';
import { drawOf } from './visitor-draw.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Public files keep their names when they change. */
const REVALIDATED = 'public, max-age=3600, stale-while-revalidate=86400';
/** What a release carries for the composer is nobody else's business. */
const internalFile = /(^|\/)(server\.cjs|route-assets\.json|release\.json|last-good\.json)(\.\w+)?$/;

/** As sirv will read it: `server%2ecjs` is `server.cjs`. What can't be decoded is no file of ours. */
function isInternal(path: string): boolean {
  try {
    return internalFile.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

function serve(folder: string, cacheControl: () => string) {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response) => response.setHeader('cache-control', cacheControl()),
  });
  return (request: FastifyRequest, reply: FastifyReply, path: string) => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    const { raw, url } = request;
    raw.url = path;
    // sirv keeps the parsed address of the original path on the request; who counts bytes wants that path.
    Object.assign(raw, { _parsedUrl: undefined, originalUrl: url });
    files(raw, reply.raw, () => {
      reply.raw.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      reply.raw.end('Nicht gefunden\n');
    });
  };
}

/** Documents that a remote's release brings along whole, each with the policy of its kind. */
function addDocuments(app: FastifyInstance, site: LiveSite) {
  const files = serve(site.cache.folder, () => (site.isDivided ? DIVIDED_CACHE : PAGE_CACHE));
  for (const { remote, documents = {} } of ownership) {
    for (const [path, file] of Object.entries(documents)) {
      app.get(path, (request, reply) => {
        const draw = drawOf(request.headers.cookie) ?? 0;
        const version = site.compositionFor(draw)?.versions.get(remote);
        if (!version) return missing(reply);
        reply.header('content-security-policy', documentSecurityPolicy(request.protocol === 'https'));
        return files(request, reply, `/${remote}/${version}/${file}`);
      });
    }
  }
}

function missing(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Nicht gefunden\n');
}

/** Serves hashed files of the shell and of all cached releases, and the public files of the live ones. */
export function addStaticFiles(app: FastifyInstance, site: LiveSite, { shell }: EdgeSettings) {
  const shellFiles = serve(shell.folder, () => IMMUTABLE);
  const releaseFiles = serve(site.cache.folder, () => IMMUTABLE);
  const releaseAssets = serve(site.cache.folder, () => (site.isDivided ? DIVIDED_CACHE : REVALIDATED));
  const shellAssets = serve(join(shell.folder, 'asset'), () => REVALIDATED);
  addDocuments(app, site);
  const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] as string;

  app.get(`/shell/${shell.version}/*`, (request, reply) => {
    const path = pathOf(request).slice(`/shell/${shell.version}`.length);
    return isInternal(path) ? missing(reply) : shellFiles(request, reply, path);
  });
  app.get('/shell/*', (_request, reply) => missing(reply));
  app.get('/remotes/*', (request, reply) => {
    const path = pathOf(request).slice('/remotes'.length);
    return isInternal(path) ? missing(reply) : releaseFiles(request, reply, path);
  });
  app.get('/asset/lang.json', (_request, reply) => {
    reply.header('cache-control', REVALIDATED).type('application/json; charset=utf-8');
    return reply.send(site.compositionFor(0)?.set.interfaceText ?? '{}');
  });
  app.get('/asset/*', (request, reply) => {
    const path = pathOf(request);
    const owner = ownerOfAsset(path);
    const composition = site.compositionFor(drawOf(request.headers.cookie) ?? 0);
    const version = owner && composition?.versions.get(owner);
    // The shell's own public files (icons, menu pictures) come first: they are few and always there.
    if (isShellAsset(path) || !owner) return shellAssets(request, reply, path.slice('/asset'.length));
    return version ? releaseAssets(request, reply, `/${owner}/${version}${path}`) : missing(reply);
  });
}

const isShellAsset = (path: string) => path.startsWith('/asset/images/menu/');
