import { test as base, expect, type Page } from '@playwright/test';

/** The shared site, as it is released. */
export const siteUrl = () => process.env.SITE_URL as string;
export const siteData = () => process.env.SITE_DATA as string;
export const developmentSiteUrl = () => process.env.DEVELOPMENT_SITE_URL as string;

/** What React's development build says of itself in every page, and Chromium where it draws without a graphics card. */
const notATrouble = /Download the React DevTools|GL Driver Message/;

/** Collects what a page reports: console errors and warnings, uncaught errors, policy violations. */
export function collectTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (notATrouble.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  return troubles;
}

/** Waits until React has taken over the server's page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.getElementById('app')?.firstElementChild;
    return first && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Every test fails if its page reports trouble, unless it says which it expects. */
export const test = base.extend<{ troubles: string[] }>({
  troubles: [
    async ({ page }, use) => {
      const troubles = collectTroubles(page);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
