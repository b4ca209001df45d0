import { availableParallelism } from 'node:os';
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
  // For a test that hangs, and no measure of anything: a machine that does other things meanwhile may be ten times slower.
  testTimeout: 120_000,
  // More than there are cores: with a worker a core a sixth of their time is idle, since many of these tests wait for services.
  // Not '150%', which Jest takes for 150 workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  modulePathIgnorePatterns: ['/dist/'],
  // Its tests are for the team that makes a remote of it.
  testPathIgnorePatterns: ['/node_modules/', '/toolchain/template/'],
};
