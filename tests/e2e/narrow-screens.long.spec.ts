import type { Page } from '@playwright/test';
import { allPaths } from '../harness/pages.ts';
import { resize } from '../harness/resize.ts';
import { expect, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

/** 320 px is what WCAG 2.2, 1.4.10, asks for; at 1024 px the layout for the desktop begins. */
const widths = [320, 1024];

/** Words of headlines that stand in two lines, though nothing allows them to be parted. */
const tornWords = (page: Page) =>
  page.locator('h1, h2').evaluateAll((headlines) =>
    headlines.flatMap((headline) => {
      const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      const torn: string[] = [];
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        for (const { 0: word, index } of text.data.matchAll(/(?<![\u00ad\S])[^\s\-–\u00ad]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ top }) => Math.round(top));
          if (new Set(lines).size > 1) torn.push(word);
        }
      }
      return torn;
    }),
  );

test('no page is wider than a small window and no headline has a torn word, also without German hyphenation', async ({
  page,
}) => {
  for (const path of allPaths) {
    await page.goto(path);
    await page.evaluate(() => {
      const unhyphenated = new CSSStyleSheet();
      unhyphenated.replaceSync('* { hyphens: manual !important }');
      document.adoptedStyleSheets = [unhyphenated];
      // By the fonts that are measured here, not by those that stand in for them.
      return document.fonts.ready.then(() => {});
    });
    const root = page.locator('html');
    for (const width of widths) {
      await resize(page, width, 800);
      expect
        .soft(await root.evaluate((element) => element.scrollWidth), `${path} at ${width} px`)
        .toBe(width);
      expect.soft(await tornWords(page), `${path} at ${width} px`).toEqual([]);
    }
    // A page that hides what sticks out would pass without being any better.
    for (const element of [root, page.locator('body')]) {
      expect.soft(await element.evaluate((box) => getComputedStyle(box).overflowX), path).toBe('visible');
    }
  }
});
