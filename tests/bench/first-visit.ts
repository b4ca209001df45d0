import type { Browser, CDPSession, Page } from 'playwright';
import { hydrated } from '../harness/test.ts';

/** Lighthouse's telephone. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** „Fast 4G“, and a processor a quarter as fast as this one. */
export const conditions = { roundTripMs: 150, downMegabits: 1.6, upMegabits: 0.75, slowdown: 4 };

export interface FirstVisit {
  /** When the largest thing on the first screen was painted, in milliseconds after the navigation. */
  largestPaint: number;
  requests: number;
  /** Bytes over the wire, headers included. */
  bytes: number;
}

async function throttle(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: bytesPerSecond(conditions.downMegabits),
    uploadThroughput: bytesPerSecond(conditions.upMegabits),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
}

/** Waits until the pictures of the first screen are there: none of them may come after the reading. */
const painted = (page: Page) =>
  page.waitForFunction(() => {
    // Those of the closed menu have no box, and are not loaded.
    const isOnScreen = (picture: HTMLImageElement) =>
      picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight;
    return [...document.images].filter(isOnScreen).every(({ complete }) => complete);
  });

const readLargestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

/** Visits a page with an empty cache over a slow network and reads when it was there and what it cost. */
export async function visitFirst(browser: Browser, address: URL): Promise<FirstVisit> {
  const context = await browser.newContext({ ...screen, locale: 'de-DE', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const visit = { requests: 0, bytes: 0 };
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      visit.requests += 1;
      visit.bytes += encodedDataLength;
    });
    await throttle(session);
    await page.goto(address.href, { waitUntil: 'load', timeout: 60_000 });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await painted(page);
    return { ...visit, largestPaint: await readLargestPaint(page) };
  } finally {
    await context.close();
  }
}
