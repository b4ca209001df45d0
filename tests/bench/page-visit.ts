import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright';
import { isHydrated } from '../../shared/toolchain/testing/playwright.ts';
import { hydrated } from '../harness/test.ts';

/** Lighthouse's telephone. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** Lighthouse's slow line. */
export const line = { roundTripMs: 150, downMegabits: 1.6, upMegabits: 0.75 };

/** What Lighthouse takes for a task that a visitor notices. */
const LONG_TASK_MS = 50;

/** Longer than a file may take on this line from its request to its end. */
const QUIET_MS = 1_500;

/** How a page came; times in milliseconds after its navigation began. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** When the app had taken the page over. */
  hydrated: number;
  /** What the tasks of over 50 ms had above that, until then. */
  blocking: number;
  requests: number;
  /** Over the wire, headers included. */
  bytes: number;
  /** Answers that had to come one after the other for the largest paint: 1 if it is text of the document. */
  rounds: number;
}

export interface VisitOptions {
  /** The other page's path. */
  next: string;
  /** How many times slower than it is the processor seems. */
  slowdown: number;
  /** Is told of everything that the pages ask for. */
  onRequest?(request: Request): void;
}

export interface Visit {
  cold: Load;
  /** Once more, by who has been there. */
  warm: Load;
  /** From the press of a link to another page until that was painted, in milliseconds. */
  secondPage: number;
  /** From a press in the middle of the hydration until the next paint: what INP is made of. */
  press: number;
}

/** What a page has noted of itself. */
interface Noted {
  largestPaint: number;
  /** The address of the picture that it was; empty if it was text. */
  largestPicture: string;
  longTasks: { start: number; duration: number }[];
  presses: number[];
  hydrated: number;
}

/** Runs in the page, before anything of it. */
function watch() {
  const record: Noted = { largestPaint: 0, largestPicture: '', longTasks: [], presses: [], hydrated: 0 };
  Object.assign(window, { record });
  const observe = (type: string, each: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', (entry) => {
    record.largestPaint = entry.startTime;
    record.largestPicture = (entry as PerformanceEntry & { url: string }).url;
  });
  observe('longtask', ({ startTime, duration }) => record.longTasks.push({ start: startTime, duration }));
  observe('event', ({ name, duration }) => /^(pointer|click)/.test(name) && record.presses.push(duration), {
    durationThreshold: 16,
  });
  const { isHydrated } = window as unknown as { isHydrated: () => boolean };
  const whenHydrated = new Promise<void>((resolve) => {
    const look = () => {
      if (!isHydrated()) return requestAnimationFrame(look);
      record.hydrated = performance.now();
      resolve();
    };
    requestAnimationFrame(look);
  });
  Object.assign(window, { whenHydrated });
}

/** Waits for it without a word to the page: what Playwright waits with is a script of its own, and long to parse. */
const untilHydrated = (session: CDPSession) =>
  session.send('Runtime.evaluate', { expression: 'whenHydrated', awaitPromise: true });

const readRecord = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { record: Noted }).record);

/** By address, the address of what has asked for it. */
export type Initiators = ReadonlyMap<string, string | undefined>;

/** How many answers had to come one after the other for this one: 1 for the document, 2 for what it names itself. */
export function depthOf(address: string, initiators: Initiators): number {
  const seen = new Set<string>();
  for (let by: string | undefined = address; by !== undefined && !seen.has(by); by = initiators.get(by))
    seen.add(by);
  return seen.size;
}

/**
 * The answers that had to come one after the other for the largest paint.
 * @param isEmpty whether scripts make all of the page: then the deepest of them comes first, whoever asks for the picture
 */
export function roundsOf(
  { document, picture, isEmpty }: { document: string; picture: string; isEmpty: boolean },
  initiators: Initiators,
): number {
  if (!isEmpty) return depthOf(picture || document, initiators);
  const scripts = [...initiators.keys()].filter((address) => address.endsWith('.js'));
  return Math.max(...scripts.map((address) => depthOf(address, initiators))) + (picture ? 1 : 0);
}

/** Collects who asks for what, as Chromium tells it. */
function watchInitiators(session: CDPSession): Map<string, string | undefined> {
  const initiators = new Map<string, string | undefined>();
  session.on('Network.requestWillBeSent', ({ request, initiator, documentURL }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? documentURL;
    if (!initiators.has(request.url)) initiators.set(request.url, by === request.url ? undefined : by);
  });
  return initiators;
}

async function throttle(session: CDPSession, slowdown: number) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTripMs,
    downloadThroughput: bytesPerSecond(line.downMegabits),
    uploadThroughput: bytesPerSecond(line.upMegabits),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function slowPage(context: BrowserContext, slowdown: number) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await throttle(session, slowdown);
  await page.addInitScript(`window.isHydrated = ${isHydrated}`);
  await page.addInitScript(watch);
  return { page, session };
}

/** Waits until nothing has come for a while. The browser's own event of that name does not come on every slow line. */
const quiet = (page: Page) =>
  page.evaluate(async (whileMs) => {
    const count = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== count(); ) {
      before = count();
      await new Promise((resolve) => setTimeout(resolve, whileMs));
    }
  }, QUIET_MS);

/** Waits until the pictures of the first screen are there: none of them may come after the reading. */
const painted = (page: Page) =>
  page.waitForFunction(() => {
    // Those of the closed menu have no box, those below the first screen may not be laid out: they are not loaded.
    const isOnScreen = (picture: HTMLImageElement) =>
      picture.checkVisibility({ contentVisibilityAuto: true }) &&
      picture.getBoundingClientRect().top < innerHeight;
    return [...document.images].filter(isOnScreen).every(({ complete }) => complete);
  });

async function load(page: Page, session: CDPSession, address: URL): Promise<Load> {
  const counted = { requests: 0, bytes: 0 };
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    counted.requests += 1;
    counted.bytes += encodedDataLength;
  };
  session.on('Network.loadingFinished', count);
  const initiators = watchInitiators(session);
  const document = await page.goto(address.href, { waitUntil: 'load', timeout: 60_000 });
  await untilHydrated(session);
  const isEmpty = (await document?.text())?.includes('<div id="app"></div>') ?? false;
  // Whatever is asked for after that is for later.
  const early = new Map(initiators);
  await quiet(page);
  await painted(page);
  session.off('Network.loadingFinished', count);
  const record = await readRecord(page);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const blocking = record.longTasks
    .filter(({ start }) => start < record.hydrated)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return {
    ...counted,
    firstPaint,
    blocking,
    largestPaint: record.largestPaint,
    hydrated: record.hydrated,
    rounds: roundsOf({ document: address.href, picture: record.largestPicture, isEmpty }, early),
  };
}

/** Follows a link of the page's foot by the app, and measures until the other page's headline is painted. */
const followLink = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (target) => {
    const headline = () => document.querySelector('h1')?.textContent;
    const before = headline();
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${target}"]`);
    if (!link) throw new Error(`There is no link to ${target} in the foot of ${location.pathname}.`);
    const begun = performance.now();
    link.click();
    const frame = () => new Promise(requestAnimationFrame);
    while (headline() === before || !headline()) await frame();
    await frame();
    return performance.now() - begun;
  }, path);

/** Presses the page's first button, most times the menu's, when the app's script is there: in the middle of the hydration. */
async function pressEarly(context: BrowserContext, address: URL, slowdown: number): Promise<number> {
  const { page } = await slowPage(context, slowdown);
  const script = page.waitForEvent('requestfinished', (request) => /\/main\b[^/]*\.js$/.test(request.url()));
  await page.goto(address.href, { waitUntil: 'commit', timeout: 60_000 });
  await script;
  await page.locator('#app button:visible').first().click();
  await hydrated(page);
  await quiet(page);
  return Math.max(0, ...(await readRecord(page)).presses);
}

/** Visits a page over a slow network: with an empty cache, and again; then another page from there. */
export async function visitPage(
  browser: Browser,
  address: URL,
  { next, slowdown, onRequest = () => {} }: VisitOptions,
): Promise<Visit> {
  const options = { ...screen, locale: 'de-DE', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  const another = await browser.newContext(options);
  for (const visitors of [context, another]) visitors.on('request', onRequest);
  try {
    const { page, session } = await slowPage(context, slowdown);
    const cold = await load(page, session, address);
    const secondPage = await followLink(page, next);
    await page.close();
    const again = await slowPage(context, slowdown);
    const warm = await load(again.page, again.session, address);
    return { cold, warm, secondPage, press: await pressEarly(another, address, slowdown) };
  } finally {
    await context.close();
    await another.close();
  }
}
