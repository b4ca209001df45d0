import { allPaths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

for (const width of [200]) {
  test(`no page is wider than a window of ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of allPaths) {
      await page.goto(path);
      const root = page.locator('html');
      expect.soft(await root.evaluate((element) => element.scrollWidth), path).toBe(width);
      // A page that hides what sticks out would pass without being any better.
      for (const element of [root, page.locator('body')]) {
        expect.soft(await element.evaluate((box) => getComputedStyle(box).overflowX), path).toBe('visible');
      }
    }
  });
}
