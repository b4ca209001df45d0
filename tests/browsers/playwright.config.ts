import { browserTests } from '../../shared/toolchain/testing/playwright.ts';

/** The same journeys in both engines: `npm run test:browsers`. */
export default {
  ...browserTests,
  testDir: './journeys',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/browsers',
  globalSetup: '../harness/start-site.ts',
  workers: 2,
  // One of them opens every page.
  timeout: 600_000,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
};
