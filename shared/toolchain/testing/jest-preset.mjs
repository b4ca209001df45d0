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
  // Two for each core: many suites wait for programs that they start, and two cores with four workers take 259 s for what two take 336 s for.
  maxWorkers: '200%',
  // Several libraries are ES modules only.
  transformIgnorePatterns: [],
};
