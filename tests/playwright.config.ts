import { defineConfig } from '@playwright/test';

/** No retries: a test that passes only the second time has found something. */
export default defineConfig({
  testDir: '.',
  testMatch: 'e2e/*.spec.ts',
  outputDir: '../test-results/e2e',
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './harness/start-site.ts',
  reporter: [['list'], ['json']],
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.SITE_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
