import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** A running site that follows a bucket: `npm run test:stores`. */
export default defineConfig({
  ...base,
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/stores',
  globalSetup: './start-and-stop-object-store.ts',
  reporter: 'list',
});
