import type { Page } from '@playwright/test';
import { hydrated } from '../harness/test.ts';

/** Waits until React has taken over the whole page, slots of other remotes included, and has nothing left to do. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#app :is(button, input, img)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
