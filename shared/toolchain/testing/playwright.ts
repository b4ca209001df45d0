/** What the tests of a remote in a browser are made of: `test` has a site around the remote, and fails when a page reports trouble. */
import { test as base, defineConfig, expect, type Page } from '@playwright/test';
import { installedChromium, installedHeadlessShell } from './installed-chromium.ts';
import { type SiteAround, startSite } from './start-site.ts';

/** How Playwright runs them. No retries: a test that passes only the second time has found something. */
export const browserTests = defineConfig({
  testDir: process.cwd(),
  testMatch: 'tests/**/*.spec.ts',
  outputDir: 'test-results',
  workers: 1,
  fullyParallel: false,
  // How long a test waits is no measure of anything: machines that do other things meanwhile are several times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // For programs, where a file is named for it.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
    trace: 'off',
    launchOptions: {
      executablePath: installedHeadlessShell() ?? installedChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // On few cores, Chromium now and then makes no more frames for a page that is scrolled while scripts come: the tile that the next
        // frame needs is drawn by its pool's background job, which gives its thread up to any other work and then tells nobody that the
        // tile is done (cc's CategorizedWorkerPoolJob::Run; Chromium 156, seen in traces). What else wants these threads is V8: it compiles
        // on them, collects garbage, and holds one for each script that is on its way. Here it does all of that on the page's own.
        // On two cores, 13 of 2,700 loads of /kontakt by three windows stood still with all of it, 2 of 270 first visits by six without two of
        // its compilers.
        '--js-flags=--single-threaded --no-maglev --no-script-streaming',
        // With this as well: with V8's compilers alone gone, 2 of 1,156 loads of /kontakt stood still without it.
        '--disable-checker-imaging',
      ],
    },
  },
});

/** What React's development build says of itself in every page, and Chromium where it draws without a graphics card. */
const notATrouble = /Download the React DevTools|GL Driver Message/;

/** Collects what a page reports: console errors and warnings, uncaught errors, policy violations. */
export function collectTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (notATrouble.test(message.text())) return;
    const what = `${message.type()}: ${message.text()}`;
    // Of what did not load, the text does not say what it was.
    const where = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
    if (['error', 'warning'].includes(message.type())) troubles.push(what + where);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  return troubles;
}

/**
 * Whether React has taken over the server's page; runs in the page. It does so in slices, so that an element may be known to it before its
 * handlers are in force: what counts is the root.
 */
export function isHydrated(): boolean {
  const app = document.getElementById('app');
  const ofReact = (element: Element | null | undefined, kind: string) =>
    Object.entries(element ?? {}).find(([key]) => key.startsWith(kind))?.[1];
  const root = ofReact(app, '__reactContainer')?.stateNode;
  return (
    root?.current.memoizedState.isDehydrated === false &&
    Boolean(ofReact(app?.firstElementChild, '__reactFiber'))
  );
}

/** Waits until React has taken over the server's page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Every test fails if its page reports trouble, unless it says which it expects. */
export const quietTest = base.extend<{ troubles: string[] }>({
  troubles: [
    async ({ page }, use) => {
      const troubles = collectTroubles(page);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

const STARTED_WITHIN_MS = 120_000;

/** The same with the site around the remote of this folder: `page.goto('/karriere')` is there. */
export const test = quietTest.extend<object, { site: SiteAround }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  baseURL: ({ site }, use) => use(site.address),
});

export { expect };
