import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { publicPath } from './public-path.ts';
import { RouteAssetsPlugin } from './route-assets-plugin.ts';

const require = createRequire(import.meta.url);
const versionOf = (entry: string): string => require(`${entry.split('/', 1)[0]}/package.json`).version;

export type BuildMode = 'production' | 'development';

/** One part that is built and released by itself. */
export interface Part {
  /** The folder's name, which is the name of the part everywhere. */
  name: string;
  /** Absolute path of the part's folder. */
  folder: string;
}

export interface BuildTarget extends Part {
  mode: BuildMode;
  version: string;
  /** Absolute path of the folder that the release is written to. */
  output: string;
  /** For the development server: React's hot reload, and file names that stay when the contents change. */
  hot?: boolean;
}

/** The libraries that exist once in the browser: the shell brings them, the remotes take them. */
export const sharedLibraries = ['react', 'react-dom', 'react-router-dom', 'react-redux'];

/**
 * The entries under which they are shared in the browser: what JSX compiles to is an entry of React's own, one for
 * each mode. The development server shares both, since it also runs remotes that were built for production.
 */
const sharedEntries = ({ mode, hot }: BuildTarget): string[] => [
  ...sharedLibraries,
  ...(mode === 'production' || hot ? ['react/jsx-runtime'] : []),
  ...(mode === 'development' ? ['react/jsx-dev-runtime'] : []),
];

/** Module Federation wants a name that is an identifier. */
export const containerName = (part: string): string => part.replaceAll('-', '_');

function baseConfig(target: BuildTarget, side: 'browser' | 'server'): Configuration {
  const server = side === 'server';
  const production = target.mode === 'production';
  return {
    name: `${target.name} ${side}`,
    mode: target.mode,
    context: target.folder,
    devtool: false,
    output: {
      path: target.output,
      publicPath: publicPath(target.name, target.version),
      uniqueName: containerName(target.name),
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: {
                  runtime: 'automatic',
                  development: !production,
                  refresh: Boolean(target.hot) && !server,
                },
              },
              target: 'es2022',
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            ...(server ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  // Prefixed by the part: two parts may bundle two versions of one section.
                  localIdentName: production
                    ? `${target.name.replace('mfe-', '')}-[hash:base64:6]`
                    : `${target.name}-[name]-[local]-[hash:base64:4]`,
                  localIdentContext: join(target.folder, '..'),
                  exportOnlyLocals: server,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                },
              },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource', generator: server ? { emit: false } : {} },
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

function browserConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'browser');
  const production = target.mode === 'production';
  const stem = target.hot ? '[name]' : '[name].[contenthash:8]';
  return {
    ...base,
    target: ['web', 'es2022'],
    experiments: { outputModule: true },
    output: {
      ...base.output,
      module: true,
      chunkFormat: 'module',
      filename: `${stem}.js`,
      chunkFilename: `${stem}.js`,
    },
    optimization: {
      minimize: production,
      minimizer: [
        // Twice, because the first pass leaves behind what only the second finds unused.
        new TerserPlugin({
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
          extractComments: false,
        }),
        new CssMinimizerPlugin(),
      ],
      // One script and one stylesheet for each page: fewer requests before the first picture than shared chunks
      // would need, and the order of the styles is the page's own. A section costs 1 or 2 kB on each page.
      splitChunks: false,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${stem}.css` }),
      new RouteAssetsPlugin(),
      ...(production ? compression() : []),
    ],
  };
}

/** Brotli and gzip once, at build time: the edge sends the files as they lie there. */
function compression() {
  const test = /\.(js|css|svg|json)$/;
  return [
    new CompressionPlugin({ test, filename: '[path][base].br', algorithm: 'brotliCompress', threshold: 512 }),
    new CompressionPlugin({ test, filename: '[path][base].gz', algorithm: 'gzip', threshold: 512 }),
  ];
}

function serverConfig(target: BuildTarget, entry: string, externals: string[]): Configuration {
  const base = baseConfig(target, 'server');
  const isExternal = (request = '') =>
    externals.some((name) => request === name || request.startsWith(`${name}/`));
  return {
    ...base,
    target: 'node24',
    entry: { server: entry },
    output: { ...base.output, filename: 'server.cjs', library: { type: 'commonjs2' } },
    externals: [
      ({ request }, done) => (isExternal(request) ? done(undefined, `commonjs ${request}`) : done()),
    ],
    // A stack trace in the composer's log should name what the team wrote.
    optimization: { minimize: false },
    // One file for the server: the composer checks one hash and loads no chunks.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

const federationOptions = {
  // Types come from the workspace; a manifest and snapshots serve tools that this project does not use.
  dts: false,
  manifest: false,
  shareStrategy: 'loaded-first',
} as const;

const federationOptimization = { disableSnapshot: true, disableRemote: true, target: 'web' } as const;

/**
 * A remote, built twice from the same module `src/remote.ts`: `remoteEntry.js` and its chunks for the browser,
 * `server.cjs` for the composer.
 */
export function remoteConfigs(target: BuildTarget): Configuration[] {
  const browser = browserConfig(target);
  const remote = join(target.folder, 'src/remote.ts');
  return [
    {
      ...browser,
      entry: {},
      output: { ...browser.output, library: { type: 'module' } },
      plugins: [
        ...(browser.plugins ?? []),
        new ModuleFederationPlugin({
          ...federationOptions,
          name: containerName(target.name),
          filename: 'remoteEntry.js',
          library: { type: 'module' },
          exposes: { './remote': { import: remote, name: 'remote' } },
          shared: Object.fromEntries(
            sharedEntries(target).map((library) => [
              library,
              { singleton: true, import: false as const, requiredVersion: `^${versionOf(library)}` },
            ]),
          ),
          experiments: { externalRuntime: true, asyncStartup: true, optimization: federationOptimization },
        }),
      ],
    },
    serverConfig(target, remote, sharedLibraries),
  ];
}

/** Names under which the shell's facades reach the libraries that they stand for. */
function shellAliases(production: boolean): Record<string, string> {
  const reactRedux = join(require.resolve('react-redux/package.json'), '../dist/react-redux.mjs');
  if (!production) return { 'react-redux-unshared$': reactRedux };
  // The exports of react-router 7 lead to its development build in every mode; the other one is smaller.
  const router = join(require.resolve('react-router/package.json'), '../dist/production');
  return {
    'react-redux-unshared$': reactRedux,
    'react-router$': join(router, 'index.mjs'),
    'react-router/dom$': join(router, 'dom-export.mjs'),
  };
}

/** The host: it brings the shared libraries as eager singletons and the federation runtime for all. */
export function shellConfigs(target: BuildTarget): Configuration[] {
  const browser = browserConfig(target);
  const source = (path: string) => join(target.folder, 'src', path);
  const production = target.mode === 'production';
  const facade: Record<string, string> = {
    'react-redux': source('browser/react-redux-facade.ts'),
    'react-router-dom': source('browser/router-facade.ts'),
  };
  return [
    {
      ...browser,
      entry: { main: source('browser/main.ts') },
      resolve: { ...browser.resolve, alias: shellAliases(production) },
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
                requiredVersion: `^${versionOf(library)}`,
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
  ];
}
