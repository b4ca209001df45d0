import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { browserConfig } from '../../toolchain/build/base-config.ts';
import { root } from '../../toolchain/parts.ts';

/** Where the catalogue's own files are; everything else is one of its pages. */
export const CATALOGUE_PATH = '/catalogue/';

/** The section catalogue as the development server builds it: one app, by the rules of the parts. */
export function catalogueConfig(): Configuration {
  const folder = join(root, 'shared');
  const config = browserConfig({
    name: 'catalogue',
    folder,
    mode: 'development',
    version: 'dev',
    output: join(folder, 'dist', 'catalogue'),
    hot: true,
  });
  return {
    ...config,
    entry: { main: join(folder, 'catalogue/main.tsx') },
    output: { ...config.output, publicPath: CATALOGUE_PATH },
    devtool: 'cheap-module-source-map',
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
    watchOptions: { ignored: /node_modules/ },
  };
}
