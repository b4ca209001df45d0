import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namedSite } from '@goldbraun/shell/site';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { browserConfig } from '../../../../shared/toolchain/build/base-config.ts';
import type { BuildTarget } from '../../../../shared/toolchain/build/build-target.ts';
import { containerName, sharedLibraries } from '../../../../shared/toolchain/build/federation.ts';
import { productionRouter } from '../../../../shared/toolchain/build/shell-configs.ts';
import { root } from '../../../../shared/toolchain/parts.ts';
import { inlineJson } from '../../../../shell/composer/documents/markup.ts';
import { APP_ELEMENT, BOOT_ELEMENT } from '../../../../shell/src/boot.ts';
import { consentPanel } from '../../../../shell/src/consent/panel.ts';
import { browserSite } from '../../../../shell/src/routes.ts';
import { buildAll, replacing } from '../build.ts';
import { serveStatic } from '../static-server.ts';
import type { RunningWay } from '../way.ts';

const HOST = 'host';
const { table } = namedSite();
const remotes = table.remotes.map(({ remote }) => remote);
const addressOf = (name: string) => `/federation/${name}/`;

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** The loaders and the packing are the site's; all that is federation's is as the plugin has it by default. */
function configOf(name: string, output: string, options: Options): Configuration {
  const target: BuildTarget = {
    name,
    folder: name === HOST ? root : join(root, name),
    mode: 'production',
    version: '1.0.0',
    output,
  };
  const {
    module,
    plugins = [],
    resolve,
    context,
    mode,
    devtool,
    performance,
    stats,
    optimization,
  } = browserConfig(target);
  const isHost = name === HOST;
  return {
    name,
    module,
    context,
    mode,
    devtool,
    performance,
    stats,
    resolve: { ...resolve, alias: productionRouter() },
    optimization: { minimizer: optimization?.minimizer },
    target: ['web', 'es2022'],
    entry: isHost ? { main: join(import.meta.dirname, 'host.ts') } : {},
    output: {
      path: output,
      publicPath: addressOf(name),
      uniqueName: containerName(name),
      // The plugin's runtime takes no hash in the name of an entry.
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [
      ...plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      ...(isHost ? replacing('federation') : []),
      new ModuleFederationPlugin({
        name: containerName(name),
        shared: Object.fromEntries(sharedLibraries.map((library) => [library, { singleton: true }])),
        // Types are for the editor; nothing of them reaches a browser.
        dts: false,
        ...options,
      }),
    ],
  };
}

const configs = (output: string): Configuration[] => [
  configOf(HOST, join(output, HOST), {
    remotes: Object.fromEntries(
      remotes.map((name) => [
        containerName(name),
        `${containerName(name)}@${addressOf(name)}mf-manifest.json`,
      ]),
    ),
  }),
  ...remotes.map((name) =>
    configOf(name, join(output, name), {
      filename: 'remoteEntry.js',
      exposes: { './remote': join(root, name, 'src/remote.ts') },
    }),
  ),
];

/** The one document of all paths: it can name no remote's file. */
function documentOf(output: string): string {
  const files = readdirSync(join(output, HOST)).filter((file) => /^main\.(js|[^.]+\.css)$/.test(file));
  const tags = files.map((file) =>
    file.endsWith('.js')
      ? `<script defer src="${addressOf(HOST)}${file}"></script>`
      : `<link rel="stylesheet" href="${addressOf(HOST)}${file}">`,
  );
  const boot = inlineJson({ site: browserSite(table), remotes: {} });
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Goldbraun Immobilien</title><link rel="icon" href="/asset/favicon.svg" type="image/svg+xml">${tags.join('')}</head><body><div id="${APP_ELEMENT}"></div>${consentPanel({})}<script type="application/json" id="${BOOT_ELEMENT}">${boot}</script></body></html>`;
}

/** Builds and serves host and remotes. */
export async function startFederation(site: URL, paths: string[], output: string): Promise<RunningWay> {
  await buildAll(configs(output));
  const html = documentOf(output);
  const folders = Object.fromEntries([HOST, ...remotes].map((name) => [addressOf(name), join(output, name)]));
  return serveStatic(site, (path) => (paths.includes(path) ? html : undefined), folders);
}
