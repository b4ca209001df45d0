import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

/** What there is when the next page's headline comes, before it is painted. */
interface AtFirst {
  parts: Element[];
  /** Of `main`, in pixels. */
  height: number;
  /** How far the window is scrolled, in pixels. */
  scrolled: number;
  /** The id of the element that has the focus. */
  focused: string | undefined;
}

/** Notes what stands in `main` when the next page's headline comes. */
function watchParts(): void {
  const main = document.querySelector('main') as HTMLElement;
  const before = main.querySelector('h1');
  const atFirst = new Promise<AtFirst>((resolve) => {
    new MutationObserver((_, observer) => {
      const headline = main.querySelector('h1');
      if (!headline || headline === before) return;
      observer.disconnect();
      resolve({
        parts: [...main.children],
        height: main.offsetHeight,
        scrolled: document.documentElement.scrollTop,
        focused: document.activeElement?.id,
      });
    }).observe(main, { childList: true, subtree: true });
  });
  Object.assign(window, { atFirst });
}

/** How many parts there were at first, how many of these still stand there, and what else was so. */
const partsAtFirst = (page: Page) =>
  page.evaluate(async () => {
    const { atFirst } = window as unknown as { atFirst: Promise<AtFirst> };
    const { parts, ...others } = await atFirst;
    return { count: parts.length, kept: parts.filter((part) => part.isConnected).length, ...others };
  });

for (const path of [paths.driveThrough, paths.news]) {
  test(`on the way to ${path} its first screen comes before its other parts`, async ({ page }) => {
    // Higher than the first two parts and the room of one that is not laid out.
    await page.setViewportSize({ width: 1_440, height: 3_000 });
    await page.goto(paths.home);
    await hydrated(page);
    await page.evaluate(watchParts);
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    const parts = page.locator('main > *');
    const { count, height, scrolled, focused } = await partsAtFirst(page);
    // Two, and the room of the others, which keeps the footer below the screen until they take its place.
    expect(count).toBe(3);
    await expect.poll(async () => (await partsAtFirst(page)).kept).toBe(2);
    expect(height).toBeGreaterThan(await page.evaluate(() => innerHeight));
    expect({ scrolled, focused }).toEqual({ scrolled: 0, focused: 'inhalt' });
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
}

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
