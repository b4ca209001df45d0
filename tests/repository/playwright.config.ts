import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** A team that has its own repository and nothing else: `npm run test:repository`. */
export default defineConfig({
  ...base,
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/repository',
  globalSetup: '../stores/start-and-stop-object-store.ts',
  workers: 1,
  timeout: 300_000,
  reporter: 'list',
});
