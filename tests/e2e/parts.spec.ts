import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

/** Notes what stands in `main` when the next page's headline comes. */
function watchParts(): void {
  const main = document.querySelector('main') as HTMLElement;
  const before = main.querySelector('h1');
  const atFirst = new Promise<{ parts: Element[]; height: number }>((resolve) => {
    new MutationObserver((_, observer) => {
      const headline = main.querySelector('h1');
      if (!headline || headline === before) return;
      observer.disconnect();
      resolve({ parts: [...main.children], height: main.offsetHeight });
    }).observe(main, { childList: true, subtree: true });
  });
  Object.assign(window, { atFirst });
}

/** How many parts there were at first, how many of these still stand there, and how high the page was. */
const partsAtFirst = (page: Page) =>
  page.evaluate(async () => {
    const { atFirst } = window as unknown as { atFirst: Promise<{ parts: Element[]; height: number }> };
    const { parts, height } = await atFirst;
    return { count: parts.length, kept: parts.filter((part) => part.isConnected).length, height };
  });

test('on the way to another page its first screen comes before its other parts', async ({ page }) => {
  // Higher than the first two parts and the room of one that is not laid out.
  await page.setViewportSize({ width: 1_440, height: 3_000 });
  await page.goto(paths.home);
  await hydrated(page);
  await page.evaluate(watchParts);
  await page.getByRole('contentinfo').locator(`a[href="${paths.driveThrough}"]`).click();
  const parts = page.locator('main > *');
  const { count, height } = await partsAtFirst(page);
  await expect.poll(() => parts.count()).toBeGreaterThan(9);
  const { kept } = await partsAtFirst(page);
  // Two, and the room of the others, which keeps the footer below the screen.
  expect({ count, kept }).toEqual({ count: 3, kept: 2 });
  expect(height).toBeGreaterThan(await page.evaluate(() => innerHeight));
  await test.step('as they are in its document', async () => {
    const names = () => parts.evaluateAll((all) => all.map(({ className }) => className));
    const those = await names();
    await page.reload();
    expect(await names()).toEqual(those);
    // What React has to say of a difference it says now.
    await hydrated(page);
    expect(await names()).toEqual(those);
  });
});

test('who comes to a place further down another page finds all of it at once', async ({ page }) => {
  await page.goto(paths.driveThrough);
  await hydrated(page);
  await page.evaluate(watchParts);
  await page.getByRole('link', { name: 'Mail senden' }).click();
  await expect(page.locator('#contactForm')).toBeInViewport();
  const { count, kept } = await partsAtFirst(page);
  expect(kept).toBe(count);
  await expect(page.locator('main > *')).toHaveCount(count);
});
