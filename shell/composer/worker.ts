/**
 * The composer: renders every page of one set of releases, then pages that depend on a query. It runs in a
 * worker thread, because what it runs is other teams' code: one that loops or crashes costs this worker, and the
 * pages that are live stay as they are.
 */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RemoteModule } from '@goldbraun/shared/contract/remote-module.ts';
import { ownership, type RemoteName } from '../src/routes.ts';
import { DocumentBuilder } from './document.ts';
import type { ComposedPage, ComposerInput, FromWorker, ToWorker } from './messages.ts';
import { loadRemote, loadShell } from './server-bundle.ts';
import { sitemap } from './sitemap.ts';
import { unansweredKey } from './unanswered-key.ts';

const input = workerData as ComposerInput;
const send = (message: FromWorker) => parentPort?.postMessage(message);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

class Refusal extends Error {}

const shell = loadShell(input.shell.folder, createRequire(import.meta.url));
const remotes = new Map<RemoteName, RemoteModule>();
const versions = new Map(input.releases.map(({ name, version }) => [name, version]));
const HTML = 'text/html; charset=utf-8';

async function provide(name: RemoteName): Promise<RemoteModule> {
  const remote = remotes.get(name);
  if (!remote) throw new Error(`${name} is not live`);
  return remote;
}

function compress(text: string, quality: number): Pick<ComposedPage, 'body' | 'brotli' | 'gzip'> {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { body: bytes, brotli: brotliCompressSync(bytes, { params }), gzip: gzipSync(bytes, { level: 7 }) };
}

async function compose(
  documents: DocumentBuilder,
  url: string,
  quality: number,
): Promise<ComposedPage | { redirect: string }> {
  const result = await shell.renderPage(url, provide, input.outside);
  if ('redirect' in result) return result;
  const path = new URL(url).pathname;
  const renderedBy = (names: RemoteName[]) => names.map((name) => `${name}@${versions.get(name)}`);
  if ('resource' in result) {
    const { contentType, body, remote } = result.resource;
    return { path, contentType, status: 200, ...compress(body, quality), renderedBy: renderedBy([remote]) };
  }
  const { page } = result;
  return {
    path,
    contentType: HTML,
    status: page.hydration ? 200 : 503,
    ...compress(documents.build(page, path), quality),
    renderedBy: renderedBy(page.chunks.map(({ remote }) => remote)),
    modified: page.meta.article?.published,
    maxAge: page.maxAge,
  };
}

/** What is said where a query can't be rendered: like the pages themselves made ahead, so that it costs nothing then. */
async function composeUnanswered(documents: DocumentBuilder, path: string): Promise<ComposedPage> {
  const page = await shell.renderUnanswered(input.publicUrl + path, input.outside);
  const document = compress(documents.build(page, path), 9);
  return { path: unansweredKey(path), contentType: HTML, status: 503, ...document, renderedBy: [] };
}

/** Every path that can be known before a visit; for a remote that is not live, its paths of the shell's table. */
const knownPaths = (): string[] =>
  ownership.flatMap(({ remote, paths }) => {
    const fixed = paths.filter((path) => !path.endsWith('/*'));
    return remotes.get(remote)?.paths ?? fixed;
  });

async function composeAll(): Promise<DocumentBuilder> {
  for (const release of input.releases) {
    try {
      remotes.set(release.name, loadRemote(release, shell));
    } catch (error) {
      throw new Refusal(`${release.name}@${release.version} can't be loaded: ${reasonOf(error)}`);
    }
  }
  const documents = new DocumentBuilder(input);
  const pages: ComposedPage[] = [];
  for (const path of knownPaths()) {
    const page = await compose(documents, input.publicUrl + path, 9).catch((error: unknown) => {
      throw new Refusal(`${path} can't be rendered: ${reasonOf(error)}`);
    });
    if ('redirect' in page) throw new Refusal(`${path} leads to ${page.redirect} instead of a page`);
    pages.push(page);
  }
  pages.push({
    path: '/sitemap.xml',
    contentType: 'application/xml; charset=utf-8',
    status: 200,
    ...compress(sitemap(pages, input.publicUrl), 9),
    renderedBy: [],
  });
  for (const path of ownership.flatMap(({ query = {} }) => Object.keys(query))) {
    pages.push(await composeUnanswered(documents, path));
  }
  const { scriptHash } = documents;
  send({ type: 'composed', pages, scriptHash, interfaceText: JSON.stringify(shell.languageFile) });
  return documents;
}

try {
  const documents = await composeAll();
  parentPort?.on('message', async ({ id, url }: ToWorker) => {
    try {
      const page = await compose(documents, url, 4);
      if ('redirect' in page) send({ type: 'rendered', id, page: null, redirect: page.redirect });
      else send({ type: 'rendered', id, page });
    } catch {
      send({ type: 'rendered', id, page: null });
    }
  });
} catch (error) {
  send({
    type: 'refused',
    reason: error instanceof Refusal ? error.message : `composer: ${reasonOf(error)}`,
  });
  parentPort?.close();
}
