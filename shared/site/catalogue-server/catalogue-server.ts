import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { allParts } from '../../toolchain/build-parts.ts';
import type { DevServer } from '../../toolchain/development/dev-server.ts';
import { assetFiles, assetFoldersOf, type Middleware } from '../../toolchain/development/documents.ts';
import { CATALOGUE_PATH, catalogueConfig } from './catalogue-config.ts';

const page = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Section catalogue</title><link rel="icon" href="/asset/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${CATALOGUE_PATH}main.css"><script type="module" src="${CATALOGUE_PATH}main.js"></script></head><body><div id="app"></div></body></html>`;

/** The browser's part of the catalogue knows its pages. */
const document: Middleware = (_request, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(page);
};

/**
 * Serves the section catalogue with hot reload, and the public files of all parts for its pictures. Resolves when the
 * first build is through.
 */
export async function startCatalogue(port: number): Promise<DevServer> {
  const compiler = webpack(catalogueConfig());
  if (!compiler) throw new Error('webpack made no compiler');
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('catalogue', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      static: false,
      setupExitSignals: false,
      liveReload: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'assets', middleware: assetFiles(assetFoldersOf(allParts)) },
        { name: 'pages', middleware: document },
      ],
    },
    compiler,
  );
  await server.start();
  await built;
  const { port: chosen } = (server.server as Server).address() as AddressInfo;
  return { address: `http://localhost:${chosen}`, end: () => server.stop() };
}
