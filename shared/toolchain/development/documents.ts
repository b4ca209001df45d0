import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { publicPath } from '@goldbraun/shared/release/public-path';
import { sendFile } from '@goldbraun/shared/service/files/send-file';
import {
  APP_ELEMENT,
  BOOT_ELEMENT,
  type Boot,
  consentPanel,
  LINE_UP,
  type LineUp,
  languageFile,
} from '@goldbraun/shell/development';
import { browserSite, documentOf, ownerOf, ownerOfAsset, redirectOf } from '@goldbraun/shell/site';
import { partOf } from '../parts.ts';
import { siteTable } from '../site-table.ts';
import { DEV_VERSION } from './development-config.ts';

type Next = (error?: unknown) => void;
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] as string;

export const devEntry = (remote: string): string => `${publicPath(remote, DEV_VERSION)}remoteEntry.js`;

function notFound(response: ServerResponse) {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Nicht gefunden\n');
}

/** A shell without a page around it would have nothing to show. */
function notHere(response: ServerResponse, owner: string) {
  response
    .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`This page is ${owner}'s, which is not here: SITE_URL names a running site that has it.\n`);
}

/** Where the public files of parts lie that are made here. */
export const assetFoldersOf = (parts: string[]): Map<string, string> =>
  new Map(parts.map((name) => [name, join(partOf(name).folder, 'asset')]));

/**
 * Public files as they lie in the folders of the parts; the shell's come first, as on the real site.
 * @param folders by the part's name
 */
export function assetFiles(folders: ReadonlyMap<string, string>): Middleware {
  const sendFirst = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    owners: string[],
  ) => {
    for (const owner of owners) {
      const folder = folders.get(owner);
      if (folder && (await sendFile(request, response, { folder, path }))) return;
    }
    notFound(response);
  };
  return (request, response, next) => {
    const path = pathOf(request);
    if (!path.startsWith('/asset/')) return next();
    if (path === '/asset/lang.json') {
      response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(languageFile));
      return;
    }
    const owners = new Set(['shell', ownerOfAsset(siteTable(), path) ?? 'shell']);
    sendFirst(request, response, path.slice('/asset'.length), [...owners]).catch((error: Error) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`);
    });
  };
}

/** One document for every page: the browser renders it, with the same redirects as on the real site. */
export function documents(remotes: () => Promise<Boot['remotes']>): Middleware {
  return (request, response) => {
    const path = pathOf(request);
    // Two answers wait for the remotes; what is wrong with those is the same for both.
    const withRemotes = (answer: (entries: Boot['remotes']) => void) =>
      void remotes().then(answer, (error: Error) => {
        response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`);
      });
    if (path === LINE_UP) {
      return withRemotes((entries) => {
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify({ remotes: entries } satisfies LineUp));
      });
    }
    if (/^\/(asset|shell|remotes|service)\//.test(path)) return notFound(response);
    const own = documentOf(siteTable(), path);
    if (own) {
      response.writeHead(302, { location: `${publicPath(own.remote, DEV_VERSION)}${own.file}` }).end();
      return;
    }
    const target = redirectOf(siteTable(), path);
    if (target !== null) {
      response.writeHead(302, { location: target }).end();
      return;
    }
    withRemotes((entries) => {
      const owner = ownerOf(siteTable(), path)?.remote;
      if (owner && !entries[owner]) return notHere(response, owner);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(page({ site: browserSite(siteTable()), remotes: entries }));
    });
  };
}

function page(boot: Boot): string {
  const shell = publicPath('shell', DEV_VERSION);
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Goldbraun Immobilien</title><link rel="icon" href="/asset/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${shell}main.css"><script type="module" src="${shell}main.js"></script></head><body><div id="${APP_ELEMENT}"></div>${consentPanel({})}<script type="application/json" id="${BOOT_ELEMENT}">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script></body></html>`;
}
