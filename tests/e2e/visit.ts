import type { Page } from '@playwright/test';

/** Two frames on: what stands on the page has been painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/**
 * Opens a page and comes back with its first frames, maybe long before the rest of it. A press before them is none of a visitor's, who sees
 * nothing yet, and a busy Chromium may do nothing with it, on any page whatever.
 */
export async function openPainted(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await painted(page);
}

/** Goes down a page screen by screen, so that whatever waits for a visitor to come near has its chance. */
export const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });

/** The names of all that a page has stored in the browser. */
export const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
  );
