/** That the app begins in pieces, between which a page answers its visitor: counted in turns, so that the machine's speed does not matter. */
import { isHydrated } from '../../shared/toolchain/testing/playwright.ts';
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

/** So often the browser gets the turn while React, the router, the app and its routes are started. */
const START = 3;

/** So often at least somebody else has one while React hydrates, where each look at the clock takes a millisecond and each slice ten (`shell/src/browser/start.tsx`). */
const HYDRATION = 20;

interface Turns {
  start: number;
  hydration: number;
}

/**
 * Runs in the page, before anything of it: counts who lets the browser go on, and waits for its own turn again and again, like a visitor's
 * press. React looks at the clock after each element: so many are a slice, on every machine.
 */
function countTurns(): void {
  const turns: Turns = { start: 0, hydration: 0 };
  let now = 0;
  performance.now = () => ++now;
  const { isHydrated: isDone } = window as unknown as { isHydrated: () => boolean };
  const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } };
  const goOn = scheduler.yield.bind(scheduler);
  const isBegun = () => 'checkedImport' in window;
  const hydrates = () =>
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer'));
  scheduler.yield = () => {
    if (isBegun() && !hydrates()) turns.start += 1;
    return goOn();
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (hydrates()) {
      if (isDone()) return;
      turns.hydration += 1;
    }
    port2.postMessage(null);
  };
  port2.postMessage(null);
  Object.assign(window, { turns });
}

for (const path of [paths.home, paths.news, paths.acquisition]) {
  test(`the app begins in pieces on ${path}`, async ({ page }) => {
    await page.addInitScript(`window.isHydrated = ${isHydrated}`);
    await page.addInitScript(countTurns);
    await page.goto(path);
    await hydrated(page);
    const { start, hydration } = await page.evaluate(() => (window as unknown as { turns: Turns }).turns);
    expect(start).toBeGreaterThanOrEqual(START);
    expect(hydration).toBeGreaterThanOrEqual(HYDRATION);
  });
}
