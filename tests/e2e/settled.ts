import { SLOT_ATTRIBUTE } from '@goldbraun/shared/contract/slot';
import type { Page } from '@playwright/test';
import { hydrated } from '../harness/test.ts';

/** Waits until React has taken over the whole page, slots of other remotes included, and has nothing left to do. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  // Slots wait until a visitor comes near them.
  await page.evaluate((selector) => {
    for (const slot of document.querySelectorAll(selector)) slot.scrollIntoView({ behavior: 'instant' });
  }, `[${SLOT_ATTRIBUTE}]`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#app :is(button, input, img)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
