import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** How Jest runs the tests of a remote. Those for a browser's document begin with `@jest-environment jsdom`. */
export const unitTests = {
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFiles: [here('web-globals.cjs')],
  moduleNameMapper: { '\\.css$': here('class-names.cjs') },
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // All cores: Jest itself has nothing else to do meanwhile, and by default it leaves one of two idle.
  maxWorkers: '100%',
  // Several libraries are ES modules only.
  transformIgnorePatterns: [],
};
