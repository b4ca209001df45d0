import { unitTests } from './shared/toolchain/testing/jest-preset.mjs';

/** Unit tests stand beside what they test. */
export default {
  ...unitTests,
  roots: [
    '<rootDir>/shared',
    '<rootDir>/shell',
    '<rootDir>/mfe-content',
    '<rootDir>/mfe-news',
    '<rootDir>/mfe-acquisition',
    '<rootDir>/tests',
  ],
  // How long a test waits is no measure of anything: machines that do other things meanwhile are several times slower.
  testTimeout: 30_000,
  modulePathIgnorePatterns: ['/dist/'],
  // Its tests are for the team that makes a remote of it.
  testPathIgnorePatterns: ['/node_modules/', '/toolchain/template/'],
};
