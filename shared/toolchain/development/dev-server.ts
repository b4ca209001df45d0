import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Boot } from '@goldbraun/shell/development';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { partOf } from '../parts.ts';
import { builtShell } from './built-shell.ts';
import { developmentConfigs } from './development-config.ts';
import { assetFiles, assetFoldersOf, documents, type Middleware } from './documents.ts';

export interface DevServer {
  address: string;
  end(): Promise<void>;
}

/**
 * Builds the named parts and serves the site on one origin, with an update to open pages for every change.
 * Resolves when the first build is through, even if it has errors: those are on the terminal and in the page.
 * @throws Error if the port is taken
 */
export async function startDevServer(options: {
  parts: string[];
  /** The folder of a shell that is built already; without it the shell is one of the parts. */
  shell?: string;
  port: number;
  remotes: () => Promise<Boot['remotes']>;
  proxy: ServerConfiguration['proxy'];
  /** A site whose pages may load the parts from here, by an override. */
  site?: URL;
}): Promise<DevServer> {
  const { site, shell } = options;
  const origin = `http://localhost:${options.port}`;
  const configs: Configuration[] = [];
  for (const name of options.parts) {
    configs.push(...(await developmentConfigs(partOf(name), site && origin)));
  }
  const compiler = webpack(configs);
  const built = new Promise<void>((resolve) => compiler?.hooks.done.tap('dev', () => resolve()));
  const assets = assetFoldersOf(options.parts);
  if (shell) assets.set('shell', join(shell, 'asset'));
  const serve = (name: string, middleware: Middleware) => ({ name, middleware });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: options.port,
      static: false,
      setupExitSignals: false,
      liveReload: false,
      ...(site
        ? {
            allowedHosts: ['localhost', site.hostname],
            headers: {
              'access-control-allow-origin': site.origin,
              'cross-origin-resource-policy': 'cross-origin',
            },
          }
        : {}),
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        // Wherever the page was loaded from, which may be a forwarded port; the site itself has no socket.
        webSocketURL: site ? `${origin.replace('http', 'ws')}/ws` : { hostname: '0.0.0.0', port: 0 },
      },
      proxy: options.proxy,
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        ...(shell ? [serve('shell', builtShell(shell))] : []),
        serve('assets', assetFiles(assets)),
        serve('documents', documents(options.remotes)),
      ],
    },
    compiler as webpack.MultiCompiler,
  );
  await server.start().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${options.port} is in use; choose another one with PORT.`);
  });
  await built;
  const { port } = (server.server as Server).address() as AddressInfo;
  return { address: `http://localhost:${port}`, end: () => server.stop() };
}
