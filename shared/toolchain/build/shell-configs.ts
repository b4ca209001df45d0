import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { browserConfig, serverConfig } from './base-config.ts';
import type { BuildTarget } from './build-target.ts';
import {
  containerName,
  federationOptimization,
  federationOptions,
  rangeOfEntry,
  runtimeAliases,
  sharedEntries,
  versionOf,
} from './federation.ts';
import { moduleConfig } from './module-config.ts';

const require = createRequire(import.meta.url);

/** The module of a build for developers that goes before all others in their pages: React Refresh, for hot reload. */
export const REFRESH_MODULE = 'refresh';

/** The exports of react-router 7 lead to its development build in every mode; the other one is smaller. */
export function productionRouter(): Record<string, string> {
  const router = join(require.resolve('react-router/package.json'), '../dist/production');
  return { 'react-router$': join(router, 'index.mjs'), 'react-router/dom$': join(router, 'dom-export.mjs') };
}

/** Names under which the shell's facades reach the libraries that they stand for. */
function shellAliases(production: boolean, federationRuntime: string): Record<string, string> {
  const reactRedux = join(require.resolve('react-redux/package.json'), '../dist/react-redux.mjs');
  const always = {
    'react-redux-unshared$': reactRedux,
    ...runtimeAliases(federationRuntime),
  };
  return production ? { ...always, ...productionRouter() } : always;
}

/** The host: it brings the shared libraries as eager singletons and the federation runtime for all. */
export function shellConfigs(target: BuildTarget): Configuration[] {
  const browser = browserConfig(target);
  const source = (path: string) => join(target.folder, 'src', path);
  const production = target.mode === 'production';
  const forDevelopers = !production && !target.hot;
  const facade: Record<string, string> = {
    'react-redux': source('browser/react-redux-facade.ts'),
    'react-router-dom': source('browser/router-facade.ts'),
  };
  return [
    {
      ...browser,
      entry: { main: source('browser/main.ts') },
      // A developer's page has it from a development server, under another address than a site's.
      output: { ...browser.output, ...(forDevelopers ? { publicPath: 'auto' } : {}) },
      resolve: {
        ...browser.resolve,
        alias: shellAliases(production, source('browser/federation-runtime.ts')),
      },
      plugins: [
        ...(browser.plugins ?? []),
        new ModuleFederationPlugin({
          ...federationOptions,
          name: containerName(target.name),
          remotes: {},
          shared: Object.fromEntries(
            sharedEntries(target).map((library) => [
              library,
              {
                singleton: true,
                eager: true,
                version: versionOf(library),
                requiredVersion: rangeOfEntry(library),
                ...(facade[library] ? { import: facade[library] } : {}),
              },
            ]),
          ),
          experiments: { optimization: federationOptimization },
        }),
      ],
    },
    // The shell's server bundle carries React itself and hands it to the remotes' bundles.
    serverConfig(target, source('server/entry.ts'), []),
    ...(forDevelopers
      ? [moduleConfig(target, { [REFRESH_MODULE]: join(import.meta.dirname, 'refresh-module.ts') })]
      : []),
  ];
}
