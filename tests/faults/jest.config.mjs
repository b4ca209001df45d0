import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import unit from '../../jest.config.mjs';

/** The long runs, one after the other: `npm run test:faults`. */
export default {
  ...unit,
  rootDir: join(dirname(fileURLToPath(import.meta.url)), '../..'),
  roots: ['<rootDir>/tests/faults'],
  testMatch: ['**/*.fault.ts'],
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/faults/start-store.ts',
  globalTeardown: '<rootDir>/tests/faults/stop-store.ts',
  maxWorkers: 1,
};
