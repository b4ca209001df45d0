import { expect, type Page } from '@playwright/test';

/**
 * Gives the window of an open page another size (CSS pixels), and waits until its styles know it: Chromium restyles
 * what is given in `vw` with its next frame, while everything else is already laid out for the new width.
 */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  const probe = await page.evaluateHandle(() => {
    const element = document.createElement('div');
    element.style.cssText = 'position: fixed; width: 100vw';
    document.body.append(element);
    // Styled for the old width: an element that had no style yet would get its first for the new one.
    element.getBoundingClientRect();
    return element;
  });
  await page.setViewportSize({ width, height });
  const known = () => probe.evaluate((element) => element.offsetWidth);
  await expect.poll(known, { intervals: [10] }).toBe(width);
  await probe.evaluate((element) => element.remove());
}
