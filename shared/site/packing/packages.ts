/** A package as it is given to others. */
export interface PackedPackage {
  /** Its workspace, below the root. */
  folder: string;
  /** What is started by its name, besides what its exports give out. */
  entries: string[];
  /** Folders below it that hold other workspaces or are of this site alone. */
  without: string[];
  /** Files and folders that come along as they are; style sheets do by themselves. */
  plain: string[];
  description: string;
}

export const packedPackages: PackedPackage[] = [
  {
    folder: 'shared',
    entries: ['release/origin.ts'],
    without: ['toolchain', 'site', 'assets', 'catalogue'],
    plain: ['CHANGELOG.md'],
    description: 'What pages of Goldbraun Immobilien are made of: the contract, the sections, the brand',
  },
  {
    folder: 'shell',
    entries: ['edge/main.ts', 'composer/renderer/process/main.ts', 'composer/documents/document-worker.ts'],
    without: ['asset', 'proxy'],
    plain: ['CHANGELOG.md', 'site.json'],
    description: 'The shell of Goldbraun Immobilien as it is built: browser, composer and edge',
  },
  {
    folder: 'shared/toolchain',
    entries: [
      'build.ts',
      'canary.ts',
      'check.ts',
      'create.ts',
      'dev.ts',
      'history.ts',
      'keys.ts',
      'pin.ts',
      'preview.ts',
      'promote.ts',
      'release.ts',
      'rollback.ts',
      'slots.ts',
      'stack.ts',
      'status.ts',
      'test.ts',
      'unpin.ts',
      'build/loading-process.ts',
      // The types of libraries that bring none.
      'build/modules.d.ts',
      'build/react-refresh.d.ts',
      'build/loading-watch.ts',
      'build/federation-helpers.ts',
      'build/federation-sdk.ts',
      'build/refresh-module.ts',
      'build/remote-runtime.ts',
      'development/page-loader.ts',
      'development/shells-refresh.ts',
    ],
    without: [],
    plain: [
      'CHANGELOG.md',
      'bin',
      'template',
      'build/css.d.ts',
      'testing/class-names.cjs',
      'testing/jest-preset.mjs',
      'testing/web-globals.cjs',
    ],
    description: 'What a team builds, checks and releases its remote with, as `goldbraun`',
  },
];
