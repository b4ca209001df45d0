/**
 * `test` of the matrices whose cells visit a sound site, as it is released: the cells of a worker share one. The others start what they
 * break themselves, and run where no sound site would start.
 */
import { launchSite, type TestSite } from '../harness/launch.ts';
import { test as base } from '../harness/test.ts';

const STARTED_WITHIN_MS = 120_000;

export const test = base.extend<object, { site: TestSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const site = await launchSite('production');
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  baseURL: ({ site }, use) => use(site.address),
});
