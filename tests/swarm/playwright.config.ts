import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** The site as a stack in a swarm of three machines; see shared/site/swarm.ts. No browser: what is looked at are machines. */
export default defineConfig({
  ...base,
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/swarm',
  globalSetup: undefined,
  workers: 1,
  reporter: 'list',
});
