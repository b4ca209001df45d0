import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { browserConfig, serverConfig } from './base-config.ts';
import type { BuildTarget } from './build-target.ts';
import { containerName, federationOptions, rangeOfEntry, sharedEntries, versionOf } from './federation.ts';
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
function shellAliases(production: boolean): Record<string, string> {
  const reactRedux = join(require.resolve('react-redux/package.json'), '../dist/react-redux.mjs');
  const federationCore = dirname(require.resolve('@module-federation/runtime-core'));
  const always = {
    'react-redux-unshared$': reactRedux,
    'disabled-snapshot-handler$': join(federationCore, 'plugins/snapshot/disabled.js'),
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
      resolve: { ...browser.resolve, alias: shellAliases(production) },
      plugins: [
        ...(browser.plugins ?? []),
        new webpack.NormalModuleReplacementPlugin(
          /^\.\/plugins\/snapshot\/SnapshotHandler\.js$/,
          source('browser/snapshot-handler-facade.ts'),
        ),
        new webpack.NormalModuleReplacementPlugin(/^\.\.?\/(utils\/preload|dom)\.js$/, (data) => {
          if (data.context.includes('@module-federation')) data.request = source('browser/loading-facade.ts');
        }),
        new webpack.NormalModuleReplacementPlugin(/^\.\/logger\.js$/, (data) => {
          if (/@module-federation[\\/]sdk[\\/]/.test(data.context))
            data.request = source('browser/logger-facade.ts');
        }),
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
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
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
