import { type CDPSession, chromium, type Page } from 'playwright';
import { findChromium } from '../../shared/site/chromium.ts';
import { launchSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';

/** A round over pages of all remotes. */
const round = [paths.news, paths.locations, paths.inStore, paths.company, paths.contact, paths.home];

// Whole rounds, so that both looks at the heap find the same page: pages differ by more than what may be lost.
const CHANGES = 34 * round.length;
const WARM_UP = 7 * round.length;

/** Resolves when the page is on the screen: a visitor sees it before the next change. */
const shown = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(resolve));
  });

async function usedMb(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate(shown);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** How much the heap of one tab grows over two hundred route changes, in megabytes. */
export async function measureBrowserHeap(): Promise<{ changes: number; heapGrowthMb: number }> {
  const site = await launchSite('production');
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    await page.goto(site.address, { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const session = await page.context().newCDPSession(page);
    let before = 0;
    for (let change = 0; change < WARM_UP + CHANGES; change += 1) {
      if (change === WARM_UP) before = await usedMb(page, session);
      const path = round[change % round.length] as string;
      await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path);
      await page.waitForURL(site.address + path);
      await page.evaluate(shown);
    }
    const heapGrowthMb = (await usedMb(page, session)) - before;
    if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('The document was left.');
    return { changes: CHANGES, heapGrowthMb };
  } finally {
    await browser.close();
    await site.stop();
  }
}
