import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CONTRACT_VERSION, contractVersion } from '@goldbraun/shared/contract/version';
import { type Needs, rangeOf } from '@goldbraun/shared/release/needs';
import type { BuildTarget } from './build-target.ts';

const require = createRequire(import.meta.url);
/** The version that is installed of the package of an entry. */
export const versionOf = (entry: string): string => require(`${entry.split('/', 1)[0]}/package.json`).version;

/** The range of such a package that a build is content with. */
export const rangeOfEntry = (entry: string): string => rangeOf(versionOf(entry));

/** The libraries that exist once in the browser: the shell brings them, the remotes take them. */
export const sharedLibraries = ['react', 'react-dom', 'react-router-dom', 'react-redux'];

const ofEach = (tell: (library: string) => string) =>
  Object.fromEntries(sharedLibraries.map((library) => [library, tell(library)]));

/** The versions of the shared libraries that a part is built with. */
export const sharedVersions = (): Record<string, string> => ofEach(versionOf);

/** What a remote that is built here needs of the shell. */
export const needsOfRemote = (): Needs => ({
  contract: rangeOf(contractVersion(CONTRACT_VERSION)),
  ...ofEach(rangeOfEntry),
});

/**
 * The entries under which they are shared in the browser: what JSX compiles to is an entry of React's own, one for
 * each mode. A shell for developers shares both, since it also runs remotes that were built for production.
 */
export const sharedEntries = ({ mode }: BuildTarget): string[] => [
  ...sharedLibraries,
  'react/jsx-runtime',
  ...(mode === 'development' ? ['react/jsx-dev-runtime'] : []),
];

/** Module Federation wants a name that is an identifier. */
export const containerName = (part: string): string => part.replaceAll('-', '_');

export const federationOptions = {
  // Types come from the workspace; a manifest and snapshots serve tools that this project does not use.
  dts: false,
  manifest: false,
  shareStrategy: 'loaded-first',
} as const;

/**
 * Names under which the plugin looks for its runtime in the browser.
 * @param runtime the module that takes the place of `@module-federation/runtime`
 */
export const runtimeAliases = (runtime: string): Record<string, string> => ({
  '@module-federation/runtime$': runtime,
  '@module-federation/runtime/helpers$': join(import.meta.dirname, 'federation-helpers.ts'),
  '@module-federation/sdk$': join(import.meta.dirname, 'federation-sdk.ts'),
});

export const federationOptimization = { disableSnapshot: true, disableRemote: true, target: 'web' } as const;
