import { allPaths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

/** 320 px is what WCAG 2.2, 1.4.10, asks for; at 1024 px the layout for the desktop begins. */
const widths = [320, 1024];

test('no page is wider than a small window, also where the browser knows no German hyphenation', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('hyphens:auto', 'hyphens:manual'),
    });
  });
  for (const path of allPaths) {
    await page.goto(path);
    const root = page.locator('html');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await root.evaluate((element) => element.scrollWidth), `${path} at ${width} px`)
        .toBe(width);
    }
    // A page that hides what sticks out would pass without being any better.
    for (const element of [root, page.locator('body')]) {
      expect.soft(await element.evaluate((box) => getComputedStyle(box).overflowX), path).toBe('visible');
    }
  }
});
