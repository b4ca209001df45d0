import { browserTests } from '../shared/toolchain/testing/playwright.ts';

export default {
  ...browserTests,
  testDir: '.',
  testMatch: 'e2e/*.spec.ts',
  outputDir: '../test-results/e2e',
  // Each waits for services and for frames a seventh of its time, so that two would not keep two cores busy.
  workers: 3,
  globalSetup: './harness/start-site.ts',
  use: {
    ...browserTests.use,
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.SITE_URL,
  },
};
