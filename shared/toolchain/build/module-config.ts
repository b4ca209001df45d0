import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { browserConfig, releasedFiles } from './base-config.ts';
import type { BuildTarget } from './build-target.ts';

/** The name of such a configuration, by which the development server finds it. */
export const modulesName = (part: string): string => `${part} modules`;

/**
 * Modules for the browser that stand by themselves, outside of the federation: each entry is one `<name>.js`, built
 * into the folder of the release. For what a page imports by its address, or a document of its own.
 */
export function moduleConfig(target: BuildTarget, entry: Record<string, string>): Configuration {
  const browser = browserConfig(target);
  return {
    ...browser,
    name: modulesName(target.name),
    entry,
    // Their names are known to who asks for them; the version is in the path.
    output: { ...browser.output, filename: '[name].js', library: { type: 'module' } },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' }), ...releasedFiles(target)],
  };
}
