import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** The fault matrices, the skew matrix and the moments of a press, with which `npm test` would take longer than anybody waits. */
export default defineConfig({
  ...base,
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/matrices',
  globalSetup: './build-once.ts',
  reporter: 'list',
});
