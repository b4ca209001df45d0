import type { ServedFile } from '@goldbraun/shared/release/public-files';
import { SCRIPT_HASHES } from '@goldbraun/shared/release/script-hashes';
import { openFile } from '@goldbraun/shared/service/files/open-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ownerOfAsset } from '../src/ownership.ts';
import { acceptedPacking } from './accepted-packing.ts';
import type { LiveSite } from './live-site.ts';
import { DIVIDED_CACHE, PAGE_CACHE } from './pages.ts';
import { type PublicList, PublicLists, readPublicList } from './public-lists.ts';
import { documentSecurityPolicy, filePolicy } from './security-headers.ts';
import type { EdgeSettings } from './settings.ts';
import { drawOf } from './visitor-draw.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Public files keep their names when they change. */
const REVALIDATED = 'public, max-age=3600, stale-while-revalidate=86400';

/** What of the site stands behind its files. */
export type FileSite = Pick<LiveSite, 'isDivided'> & {
  cache: { folder: string };
  compositionFor(
    draw: number,
  ): { versions: ReadonlyMap<string, string>; set: { interfaceText: string } } | null;
};

function missing(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Nicht gefunden\n');
}

/** The path that an address names, without its query; null if it can't be decoded. */
function pathOf({ url }: FastifyRequest): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] as string);
  } catch {
    return null;
  }
}

/** Serves hashed files of the shell and of all cached releases, and the public files of the live ones. */
export async function addStaticFiles(
  app: FastifyInstance,
  site: FileSite,
  { shell, site: table }: Pick<EdgeSettings, 'shell' | 'site'>,
  log: Logger,
): Promise<void> {
  const lists = new PublicLists(site.cache.folder, table);
  const own = await readPublicList(shell.folder);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    list: PublicList | undefined,
    file: ServedFile | undefined,
    cacheControl: string,
    policy = filePolicy(request.protocol === 'https', file?.type),
  ) {
    if (!list || !file) return missing(reply);
    const packing = acceptedPacking(request.headers['accept-encoding'], file.packed);
    const { name, etag } = (packing && file.packed[packing]) || file;
    const mayGetOlder = cacheControl !== IMMUTABLE;
    const answer = await openFile(request, list.folder, `/${name}`, { etag, mayGetOlder });
    if (!answer) {
      lists.forget(list);
      return missing(reply);
    }
    const { status, headers, body } = answer;
    body.once('error', ({ message }) =>
      log.error({ file: name, reason: message }, 'file can not be read on'),
    );
    reply.code(status).headers(headers);
    if (status === 412 || status === 416) return reply.header('cache-control', 'no-store').send(body);
    reply.header('cache-control', cacheControl).header('content-security-policy', policy);
    if (Object.keys(file.packed).length > 0) reply.header('vary', 'accept-encoding');
    if (status === 304) return reply.send(body);
    if (packing) reply.header('content-encoding', packing);
    return reply.type(file.type).send(body);
  }

  /** The version of a remote that this visitor sees. */
  const versionFor = ({ preview, headers }: FastifyRequest, remote: string) =>
    (preview?.composition ?? site.compositionFor(drawOf(headers.cookie) ?? 0))?.versions.get(remote);

  for (const { remote, documents = {} } of table.remotes) {
    for (const [path, file] of Object.entries(documents)) {
      app.get(path, { config: { isComposed: true } }, async (request, reply) => {
        const version = versionFor(request, remote);
        const list = version === undefined ? undefined : await lists.of(remote, version);
        const cache = site.isDivided ? DIVIDED_CACHE : PAGE_CACHE;
        const policy = documentSecurityPolicy(request.protocol === 'https');
        return send(request, reply, list, list?.documents.get(file), cache, policy);
      });
    }
  }
  /** What a release has under a name of its own, or the hashes of its scripts. */
  function sendReleased(
    request: FastifyRequest,
    reply: FastifyReply,
    list: PublicList | undefined,
    name: string,
  ) {
    if (!list || name !== SCRIPT_HASHES) return send(request, reply, list, list?.files.get(name), IMMUTABLE);
    return reply
      .header('cache-control', IMMUTABLE)
      .type('application/json; charset=utf-8')
      .send(list.scripts);
  }

  app.get(`/shell/${shell.version}/*`, (request, reply) => {
    const name = pathOf(request)?.slice(`/shell/${shell.version}/`.length) ?? '';
    return sendReleased(request, reply, own, name);
  });
  app.get('/shell/*', (_request, reply) => missing(reply));
  app.get('/remotes/*', async (request, reply) => {
    const [, remote = '', version = '', name = ''] =
      /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/s.exec(pathOf(request) ?? '') ?? [];
    const list = await lists.of(remote, version);
    return sendReleased(request, reply, list, name);
  });
  app.get('/asset/lang.json', (_request, reply) => {
    reply.header('cache-control', REVALIDATED).type('application/json; charset=utf-8');
    return reply.send(site.compositionFor(0)?.set.interfaceText ?? '{}');
  });
  // The shell's own public files (icons, menu pictures) come first: they are few and always there.
  const ownerOfFile = (request: FastifyRequest) => {
    const path = pathOf(request) ?? '';
    return isShellAsset(path) ? undefined : ownerOfAsset(table, path);
  };
  const isComposed = (request: FastifyRequest) => ownerOfFile(request) !== undefined;
  app.get('/asset/*', { config: { isComposed } }, async (request, reply) => {
    const path = pathOf(request) ?? '';
    const owner = ownerOfFile(request);
    if (!owner) {
      return send(request, reply, own, own.files.get(path.slice(1)), REVALIDATED);
    }
    const version = versionFor(request, owner);
    const list = version === undefined ? undefined : await lists.of(owner, version);
    const cache = site.isDivided ? DIVIDED_CACHE : REVALIDATED;
    return send(request, reply, list, list?.files.get(path.slice(1)), cache);
  });
}

const isShellAsset = (path: string) => path.startsWith('/asset/images/menu/');
