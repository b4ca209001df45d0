import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** The site as the compose file puts it together, in a daemon; see shared/site/compose.ts. */
export default defineConfig({
  ...base,
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/compose',
  globalSetup: undefined,
  workers: 1,
  reporter: 'list',
});
