import { installedChromium } from '../../shared/toolchain/testing/installed-chromium.ts';
import { expect, siteUrl, test } from '../harness/test.ts';
import config from '../playwright.config.ts';

// The headless shell has no viewer.
test.use({ launchOptions: { ...config.use.launchOptions, executablePath: installedChromium() } });

for (const [name, tag] of [
  ['broschuere', undefined],
  ['datenschutzinformation', '@long'],
  ['checkliste', '@long'],
] as const) {
  test(`${name}.pdf opens in the browser's viewer`, { tag }, async ({ page }) => {
    await page.goto(`${siteUrl()}/asset/pdf/${name}.pdf`);
    const viewer = () => page.frames().find((frame) => frame.url().startsWith('chrome-extension://'));
    await expect.poll(() => viewer()?.locator('#pagelength').textContent()).toMatch(/^[1-9]/);
  });
}
