import { browserTests } from '../shared/toolchain/testing/playwright.ts';

export default {
  ...browserTests,
  testDir: '.',
  testMatch: 'e2e/*.spec.ts',
  outputDir: '../test-results/e2e',
  workers: 2,
  globalSetup: './harness/start-site.ts',
  use: {
    ...browserTests.use,
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.SITE_URL,
  },
};
