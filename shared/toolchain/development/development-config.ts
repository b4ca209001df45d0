import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { BuildTarget, Part } from '../build/build-target.ts';
import { modulesName } from '../build/module-config.ts';
import { PAGE_QUERY } from './page-loader.ts';

const require = createRequire(import.meta.url);
const inBrowser = (file: string) => join(import.meta.dirname, file);

/** Stands in addresses where a release has its version. */
export const DEV_VERSION = 'dev';

/**
 * The browser's half of a part as the development server builds it: the part's own configuration, with React
 * Refresh and source maps, and the modules that stand by themselves.
 * @param origin where its files are loaded from by a page of another origin; none for one of the same
 */
export async function developmentConfigs(part: Part, origin = ''): Promise<Configuration[]> {
  const target: BuildTarget = {
    ...part,
    mode: 'development',
    version: DEV_VERSION,
    output: join(part.folder, 'dist', DEV_VERSION),
    hot: true,
  };
  const { default: configs } = await import(join(part.folder, 'webpack.config.ts'));
  const [browser, ...others] = configs(target) as [Configuration, ...Configuration[]];
  const modules = others.filter(({ name }) => name === modulesName(part.name));
  const isShell = part.name === 'shell';
  const app: Configuration = {
    ...browser,
    output: { ...browser.output, publicPath: `${origin}${browser.output?.publicPath}` },
    // Not one of the `eval` kinds: scripts are modules, and `import.meta` is not to be had inside `eval`.
    devtool: 'cheap-module-source-map',
    entry: isShell ? withRefreshFirst(browser.entry) : browser.entry,
    resolve: { ...browser.resolve, alias: { ...browser.resolve?.alias, ...(isShell ? {} : refreshAlias) } },
    module: {
      ...browser.module,
      rules: [
        ...(browser.module?.rules ?? []),
        {
          test: /Page\.tsx$/,
          include: join(part.folder, 'src/pages'),
          resourceQuery: { not: [new RegExp(`^\\${PAGE_QUERY}$`)] },
          enforce: 'post',
          loader: join(import.meta.dirname, 'page-loader.ts'),
        },
      ],
    },
    plugins: [
      ...(browser.plugins ?? []),
      new ReactRefreshPlugin({
        // With the query of pages, which the plugin would take for another kind of file.
        include: /\.tsx?(\?page)?$/,
        exclude: [/node_modules/, import.meta.dirname],
        // The development server shows what does not compile; what a component throws has the site's own fallback.
        overlay: false,
      }),
    ],
    watchOptions: { ignored: /node_modules/ },
  };
  return [app, ...modules];
}

const refreshAlias = { [require.resolve('react-refresh/runtime')]: inBrowser('shells-refresh.ts') };

function withRefreshFirst(entry: Configuration['entry']): Configuration['entry'] {
  const { main } = entry as { main: string };
  return { main: [inBrowser('share-refresh.ts'), main] };
}
