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
  sharedLibraries,
} from './federation.ts';

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
      resolve: {
        ...browser.resolve,
        alias: runtimeAliases(join(import.meta.dirname, 'remote-runtime.ts')),
      },
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
              { singleton: true, import: false as const, requiredVersion: rangeOfEntry(library) },
            ]),
          ),
          experiments: { asyncStartup: true, optimization: federationOptimization },
        }),
      ],
    },
    serverConfig(target, remote, sharedLibraries),
  ];
}
