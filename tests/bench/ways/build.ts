import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

const here = import.meta.dirname;

/** @throws Error with what webpack says: its warnings as well, of which one is that something imported is not there */
export const buildAll = (configs: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack made no compiler');
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings())
          reject(new Error(stats.toString('errors-warnings')));
        else resolve();
      }),
    );
  });

/** What modules of the shell import of its `remotes.ts`; what announces releases is asked by the composer's documents alone. */
type Remotes = Omit<typeof import('../../../shell/src/browser/remotes.ts'), 'announceReleases'>;
type Whole<Replacement extends Remotes> = Replacement;

/** What stands in its place, and has to have all of that. */
interface Replacements {
  program: Whole<typeof import('./program/remotes.ts')>;
  federation: Whole<typeof import('./federation/remotes.ts')>;
}

/** Has the modules by which the shell finds remotes, and modules of its own, replaced by those of a way. */
export const replacing = (way: keyof Replacements) =>
  Object.entries({ remotes: `${way}/remotes.ts`, 'late-module': 'late-module.ts' }).map(
    ([name, file]) =>
      new webpack.NormalModuleReplacementPlugin(new RegExp(`/${name}\\.ts$`), (data) => {
        if (/[\\/]shell[\\/]src/.test(data.context)) data.request = join(here, file);
      }),
  );
