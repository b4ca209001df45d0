import { availableParallelism } from 'node:os';
import { browserTests } from '../shared/toolchain/testing/playwright.ts';

export default {
  ...browserTests,
  testDir: '.',
  testMatch: 'e2e/*.spec.ts',
  outputDir: '../test-results/e2e',
  // One more than cores: a test waits for a sixth of its time, for a frame, a timer or the line of a telephone. On two cores three workers
  // need 231 s instead of 263, four 242.
  workers: availableParallelism() + 1,
  globalSetup: './harness/start-site.ts',
  use: {
    ...browserTests.use,
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.SITE_URL,
  },
};
