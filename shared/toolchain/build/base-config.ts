import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { publicPath } from '@goldbraun/shared/release/public-path';
import CompressionPlugin from 'compression-webpack-plugin';
import { defaultGetLocalIdent } from 'css-loader';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { BuildTarget } from './build-target.ts';
import { containerName } from './federation.ts';
import { RouteAssetsPlugin } from './route-assets-plugin.ts';

const require = createRequire(import.meta.url);

/** What a visitor's action loads and the server never runs: `server.cjs` does without. */
const browserLibraries = ['dompurify', 'lightgallery', 'swiper'];

/**
 * Makes the names of classes: the same for the same section wherever its team has its folder, and wherever the package of the
 * sections lies.
 */
function identFrom(folder: string) {
  return (loader: { resourcePath: string }, pattern: string, local: string, options: { context: string }) => {
    const [scope] = /^.*[\\/]node_modules[\\/]@goldbraun(?=[\\/])/.exec(loader.resourcePath) ?? [];
    const isOwn = !scope && !relative(folder, loader.resourcePath).startsWith('..');
    const context = scope ?? (isOwn ? folder : join(folder, '..'));
    return defaultGetLocalIdent(loader, pattern, local, { ...options, context });
  };
}

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
          // Compiled, the packages' modules would be taken for stricter ones than their sources are.
          test: /[\\/]node_modules[\\/]@goldbraun[\\/].*\.js$/,
          type: 'javascript/auto',
          resolve: { fullySpecified: false },
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
                  localIdentHashSalt: target.name,
                  getLocalIdent: identFrom(target.folder),
                  exportOnlyLocals: server,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                },
              },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource', generator: server ? { emit: false } : {} },
        // Of a font whose axes are named, as in `archivo.woff2?wght=600:800`.
        {
          test: /\.woff2$/,
          resourceQuery: /^\?[a-z]{4}=/i,
          loader: join(import.meta.dirname, 'font-loader.ts'),
        },
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** The browser's build of a part. */
export function browserConfig(target: BuildTarget): Configuration {
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
      // The shell's way to import, which checks what comes; without a shell that has it, the browser's own.
      importFunctionName: '(globalThis.checkedImport||(_=>import(_)))',
      filename: `${stem}.js`,
      chunkFilename: `${stem}.js`,
    },
    optimization: {
      minimize: production,
      minimizer: [
        // By swc, which takes a sixth of terser's time and makes all of it half a percent smaller. Four times: each pass finds unused
        // what the one before has left.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 4 }, format: { comments: false } },
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
      ...(production ? [compileHint()] : []),
      new RouteAssetsPlugin(),
      ...releasedFiles(target),
    ],
  };
}

/**
 * Tells the browser that a script's functions are called as soon as it has come: V8 compiles them on another thread then, while the script is
 * still on its way. Otherwise it passes over them and reads each a second time when it is called, on the thread that hydrates
 * (https://v8.dev/blog/explicit-compile-hints, Chromium 136; to others it is a comment). Written after the minimizer, which drops comments.
 */
function compileHint() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** What is written beside the files of a build that is released. */
export const releasedFiles = (target: BuildTarget) => [
  ...(target.mode === 'production' ? compression() : []),
  ...(target.sourceMaps ? [sourceMaps(target)] : []),
];

/** Source maps that no script names, with the sources' paths as they are in the repository and on no machine. */
function sourceMaps({ folder }: BuildTarget) {
  const pathOf = ({ absoluteResourcePath: path }: { absoluteResourcePath: string }) =>
    isAbsolute(path) ? relative(dirname(folder), path).replaceAll('\\', '/') : path;
  return new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    moduleFilenameTemplate: pathOf,
    fallbackModuleFilenameTemplate: pathOf,
  });
}

/** Brotli and gzip once, at build time: the edge sends the files as they lie there. */
function compression() {
  const test = /\.(js|css|svg|json|html)$/;
  return [
    new CompressionPlugin({ test, filename: '[path][base].br', algorithm: 'brotliCompress', threshold: 512 }),
    new CompressionPlugin({ test, filename: '[path][base].gz', algorithm: 'gzip', threshold: 512 }),
  ];
}

/**
 * The build for the composer: `server.cjs`, which requires what the shell provides and holds the rest; and `content.cjs` with what
 * only loaders read, if there is something. Two releases with the same `server.cjs` show the same wherever their loaders say the same.
 */
export function serverConfig(target: BuildTarget, entry: string, externals: string[]): Configuration {
  const base = baseConfig(target, 'server');
  const isExternal = (request = '') =>
    externals.some((name) => request === name || request.startsWith(`${name}/`));
  return {
    ...base,
    target: 'node24',
    entry: { server: entry },
    output: {
      ...base.output,
      filename: 'server.cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    // Whatever is imported late is there from the start, but for what says `webpackMode: "lazy"`.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    externals: [
      ({ request }, done) => (isExternal(request) ? done(undefined, `commonjs ${request}`) : done()),
    ],
    resolve: {
      ...base.resolve,
      alias: Object.fromEntries(browserLibraries.map((library) => [library, false as const])),
    },
    // A stack trace in the composer's log should name what the team wrote.
    optimization: {
      minimize: false,
      splitChunks: {
        minSize: 0,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          content: { name: 'content', chunks: 'async', enforce: true },
        },
      },
    },
  };
}
