import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import unit from '../../jest.config.mjs';

/** What needs a real object store, one file after the other: `npm run test:stores`. */
export default {
  ...unit,
  rootDir: join(dirname(fileURLToPath(import.meta.url)), '../..'),
  roots: ['<rootDir>/tests/stores'],
  testMatch: ['**/*.store.ts'],
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/stores/start-object-store.ts',
  globalTeardown: '<rootDir>/tests/stores/stop-object-store.ts',
  // For a machine that has other things to do, too.
  testTimeout: 120_000,
  maxWorkers: 1,
};
