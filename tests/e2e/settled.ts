import { SLOT_ATTRIBUTE } from '@goldbraun/shared/contract/slot';
import type { Page } from '@playwright/test';
import { comeNear, isAwake } from '../harness/awake.ts';
import { hydrated } from '../harness/test.ts';

/** Waits until React has taken over the whole page, slots of other remotes included, and has nothing left to do. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  // Each is come near to until it is there: what comes above it may move it out of sight again.
  const selector = `[${SLOT_ATTRIBUTE}]`;
  for (let index = 0; await page.evaluate(comeNear, { selector, index }); index += 1) {
    await page.waitForFunction(isAwake, { selector, index });
  }
  await page.waitForFunction(isAwake, { selector: '#app', index: 0 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
