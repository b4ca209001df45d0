import type { Page } from '@playwright/test';
import { holdScripts, type ScriptKind } from '../harness/held-scripts.ts';
import { paths, slugs } from '../harness/pages.ts';
import { pressOnce, sendButton } from '../harness/press-moments.ts';
import { expect, test } from '../harness/test.ts';
import { settled } from './settled.ts';

/** One of each kind: the items of the news are alike. */
const pages = [...Object.values(paths), `${paths.news}/${slugs[0]}`];

/** What HTML alone can't do; everything else is pressed without waiting for anyone. */
const needingScript: Record<string, string[]> = {
  [paths.contact]: ['Nachricht absenden'],
  [paths.acquisition]: ['Nachricht absenden'],
  [paths.locations]: ['Meinen Standort verwenden'],
};

interface Pressed {
  name: string;
  /** What the browser would do by itself was left to it. */
  leftToBrowser: boolean;
  arrived: number;
}
type Watched = {
  pressed: { name: string; leftToBrowser: boolean; element: Element }[];
  arrived: Map<Element, number>;
};

/** Waits for the first paint of a page that is there whole: before that nobody can press anything. */
const paintedWhole = (page: Page) =>
  page.waitForFunction(
    () =>
      document.getElementById('boot') && performance.getEntriesByName('first-contentful-paint').length > 0,
  );

/** Presses every control that shows, and holds the browser back from leaving the page. */
const pressAll = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.arrived = new Map();
    watched.pressed = [];
    // What stands below the first screen is kept out until it has its styles, or until the first press (late-styles.ts).
    document.body.click();
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, textarea, [role=button]',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    for (const element of shown) {
      element.addEventListener('click', () =>
        watched.arrived.set(element, (watched.arrived.get(element) ?? 0) + 1),
      );
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
      let leftToBrowser = false;
      addEventListener(
        'click',
        () => {
          leftToBrowser = !event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      element.dispatchEvent(event);
      if (!event.defaultPrevented) throw new Error(`${element.outerHTML} would have left the page`);
      watched.pressed.push({ name: element.textContent?.trim() ?? '', leftToBrowser, element });
    }
  });

const pressed = (page: Page): Promise<Pressed[]> =>
  page.evaluate(() => {
    const { pressed, arrived } = window as unknown as Watched;
    return pressed.map(({ name, leftToBrowser, element }) => ({
      name,
      leftToBrowser,
      arrived: arrived.get(element) ?? 0,
    }));
  });

/** All pages before the shell's script; what comes between that and the route's differs by the kind of page alone. */
const moments: [ScriptKind, string[]][] = [
  ['shell', pages],
  ['route', [paths.news, ...Object.keys(needingScript)]],
];

for (const [held, paths] of moments) {
  for (const path of paths) {
    test(`every control of ${path}, pressed before the ${held} script, does what it does once`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation']);
      const release = await holdScripts(page, held);
      await page.goto(path, { waitUntil: 'commit' });
      await paintedWhole(page);
      await pressAll(page);
      const before = await pressed(page);
      expect(before.length).toBeGreaterThan(20);
      const kept = before.filter(({ leftToBrowser }) => !leftToBrowser);
      expect(kept.map(({ name }) => name)).toEqual(needingScript[path] ?? []);
      expect(kept.map(({ arrived }) => arrived)).toEqual(kept.map(() => 0));
      release();
      await settled(page);
      await expect.poll(async () => (await pressed(page)).filter(({ arrived }) => arrived !== 1)).toEqual([]);
    });
  }
}

test('a press of „Nachricht absenden“ is done once, whenever it comes after the first paint', {
  tag: '@long',
}, async ({ context }) => {
  // `npm run test:matrices -- press-moments` presses every kind of control every 20 ms.
  for (let wait = 0; wait <= 420; wait += 60) await pressOnce(context, sendButton, wait);
});
