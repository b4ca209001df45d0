import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

const here = import.meta.dirname;

/** @throws Error with what webpack says */
export const buildAll = (configs: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack made no compiler');
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      }),
    );
  });

/** Has the modules by which the shell finds remotes, and modules of its own, replaced by those of a way. */
export const replacing = (way: 'program' | 'federation') =>
  Object.entries({ remotes: `${way}/remotes.ts`, 'late-module': 'late-module.ts' }).map(
    ([name, file]) =>
      new webpack.NormalModuleReplacementPlugin(new RegExp(`/${name}\\.ts$`), (data) => {
        if (/[\\/]shell[\\/]src/.test(data.context)) data.request = join(here, file);
      }),
  );
