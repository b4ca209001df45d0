import type { Locator, Page } from '@playwright/test';
import { FIRST_SCREEN } from '../../shell/src/boot.ts';
import { holdScripts } from '../harness/held-scripts.ts';
import { openOfferForm } from '../harness/offer-page.ts';
import { paths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';
import { painted } from './visit.ts';

/** A sixth of a second. */
const STILL_FRAMES = 10;

/** Presses End once there is a frame: before, a busy Chromium takes the key and does not scroll, on any page whatever. */
const goToEnd = async (page: Page) => {
  await painted(page);
  await page.keyboard.press('End');
};

/** Waits until the page neither scrolls nor gets another height, as a visitor would before pressing a key again. */
const still = (page: Page) =>
  page.evaluate(async (frames) => {
    const looks = () => `${scrollY} ${document.documentElement.scrollHeight}`;
    let last = '';
    for (let alike = 0; alike < frames; last = looks()) {
      await new Promise(requestAnimationFrame);
      alike = looks() === last ? alike + 1 : 0;
    }
  }, STILL_FRAMES);

/** How many parts of the page, with the footer, the browser has not laid out so far, and whether any may wait. */
const waitingParts = (page: Page) =>
  page.evaluate(
    (attribute) => ({
      mayWait: document.documentElement.hasAttribute(attribute),
      waiting: [...document.querySelectorAll('main > *, footer')].filter(
        (part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
    }),
    FIRST_SCREEN,
  );

/** Where everything is that can be seen of the first screen, once its fonts are there and it has been painted. */
const placesOnScreen = (page: Page) =>
  page.evaluate(async () => {
    const fonts = [...document.fonts].filter(({ family }) => family.endsWith('Variable'));
    await Promise.all(fonts.map((font) => font.load()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => ({ name: element.nodeName, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.top < innerHeight && box.height > 0)
      .map(({ name, box: { x, y, right, bottom } }) => ({
        name,
        // A sixty-fourth of a pixel depends on what was laid out before.
        edges: [x, y, right, Math.min(bottom, innerHeight)].map(Math.round),
      }));
  });

for (const path of [paths.home, paths.locations, paths.acquisition]) {
  test(`of ${path} the first screen alone is laid out until the app runs, and then the rest`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page, 'shell');
    await page.goto(path);
    const before = await waitingParts(page);
    expect(before.mayWait).toBe(true);
    expect(before.waiting).toBeGreaterThan(3);
    letGo();
    await expect.poll(() => waitingParts(page)).toEqual({ mayWait: false, waiting: 0 });
    // Nothing of it stays behind that another page would inherit.
    expect(await page.locator('[style*="content-visibility"]').count()).toBe(0);
  });
}

test('without the app, each part is laid out when it is scrolled near', async ({ page }) => {
  await holdScripts(page, 'shell');
  await page.goto(paths.home);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  expect(await link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    false,
  );
  await goToEnd(page);
  // With the first step down the styles of what stands there are asked for, and with them and on the way the page gets its true height.
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return sheets.length > 0 && sheets.every(({ sheet }) => sheet);
  });
  await still(page);
  await page.keyboard.press('End');
  await expect
    .poll(() => link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  await expect(link).toBeInViewport();
});

const canBeSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
/** Waits until it can’t be seen; from within the page, since that lasts three seconds, which a look from outside can miss. */
const untilHidden = (part: Locator) =>
  part.evaluate(async (element) => {
    while (element.checkVisibility({ opacityProperty: true })) await new Promise(requestAnimationFrame);
  });

/** Keeps back the styles of what stands below all first screens. */
const holdLateStyles = async (page: Page): Promise<() => void> => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/slot-[^/]*\.css$/, async (route) => {
    await promise;
    await route.continue();
  });
  return letGo;
};

/** Waits until all style sheets that are asked for are there, and a frame for them. */
const styled = (page: Page) =>
  page.evaluate(async () => {
    const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const frame = () => new Promise(requestAnimationFrame);
    while (!sheets().every(({ sheet }) => sheet)) await frame();
    await frame();
  });

/** Opens a page whose app does not run, with a form that has no styles yet. */
async function openUnstyled(page: Page) {
  await holdScripts(page, 'shell');
  const letGo = await holdLateStyles(page);
  await page.goto(paths.acquisition, { waitUntil: 'domcontentloaded' });
  const part = page.locator('[data-slot="mfe-acquisition/OfferForm"]');
  return { part, field: part.getByRole('textbox').last(), letGo };
}

/** How a part of the page and its last field stand there. */
interface Noted {
  /** As soon as the document is there. */
  atFirst: { isThere: boolean; height: number };
  /** Whether the field is there for what a key or a press does by itself; undefined before one. */
  forDeed?: boolean;
  /** Milliseconds from then until the field is there. */
  after: Promise<number>;
}

/** Runs before anything of the page. */
function note(slot: string) {
  addEventListener('DOMContentLoaded', () => {
    const part = document.querySelector(`[data-slot="${slot}"]`) as Element;
    const field = [...part.querySelectorAll('input, textarea')].at(-1) as Element;
    const isThere = () => field.checkVisibility();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const begun = navigation?.domContentLoadedEventStart ?? 0;
    const after = new Promise<number>((resolve) => {
      const look = () => (isThere() ? resolve(performance.now() - begun) : setTimeout(look));
      look();
    });
    const atFirst = { isThere: isThere(), height: part.getBoundingClientRect().height };
    const noted: Noted = { atFirst, after };
    for (const type of ['keydown', 'click']) addEventListener(type, () => (noted.forDeed ??= isThere()));
    Object.assign(window, { noted });
  });
}

for (const [when, deed, forDeed] of [
  ['for who presses a key', (page: Page) => page.keyboard.press('Shift'), true],
  ['for who follows a link', (page: Page) => page.evaluate(() => document.links[0]?.click()), true],
  ['after three seconds', async () => {}, undefined],
] as const) {
  test(`a form below the first screen that has no styles yet is laid out ${when}`, async ({ page }) => {
    await page.addInitScript(note, 'mfe-acquisition/OfferForm');
    await openUnstyled(page);
    await deed(page);
    const noted = await page.evaluate(async () => {
      const { noted } = window as unknown as { noted: Noted };
      return { ...noted, after: await noted.after };
    });
    // The room of a part that is not laid out.
    expect(noted.atFirst).toEqual({ isThere: false, height: 44 * 16 });
    expect(noted.forDeed).toBe(forDeed);
    expect(Math.round(noted.after), 'ms').toBeGreaterThanOrEqual(forDeed ? 0 : 3_000);
  });
}

test('who goes to the end of a page before the styles of its lower parts are there sees them when they are', async ({
  page,
}) => {
  const { part, field, letGo } = await openUnstyled(page);
  await test.step('not before, and with the focus kept', async () => {
    const hidden = untilHidden(part);
    await page.keyboard.press('Tab');
    await field.focus();
    await hidden;
    await expect(field).toBeFocused();
  });
  await test.step('and at once then, the field that has the focus as well', async () => {
    const withStyles = styled(page);
    letGo();
    await withStyles;
    expect(await part.evaluate((element) => element.getAnimations().length)).toBe(0);
    expect(await part.evaluate(canBeSeen)).toBe(true);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  });
});

test('who goes to the end of a page comes to its end, also before the styles of its lower parts are there, and stays there', async ({
  page,
}) => {
  await holdScripts(page, 'shell');
  const letGo = await holdLateStyles(page);
  await page.goto(paths.home);
  const footer = page.getByRole('contentinfo');
  await painted(page);
  // Past all parts as the key does, which a busy Chromium may take without scrolling.
  await page.evaluate(async () => {
    const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'smooth' });
    await ended;
  });
  await still(page);
  await expect(footer).toBeInViewport();
  letGo();
  await styled(page);
  await still(page);
  await expect(footer).toBeInViewport();
});

test('parts whose styles do not come are there all the same', async ({ page, troubles }) => {
  await holdScripts(page, 'shell');
  await page.route(/\/slot-OfferForm[^/]*\.css$/, () => {});
  await page.route(/\/slot-(?!OfferForm)[^/]*\.css$/, (route) => route.abort());
  await page.goto(paths.acquisition);
  const part = page.locator('[data-slot="mfe-acquisition/OfferForm"]');
  const hidden = untilHidden(part);
  await goToEnd(page);
  await hidden;
  await expect.poll(() => part.evaluate(canBeSeen)).toBe(true);
  expect(troubles.filter((trouble) => !/slot-.*\.css$/.test(trouble))).toEqual([]);
  troubles.length = 0;
});

test('what a visitor has come to stays in its place when parts above get their true heights', async ({
  page,
}) => {
  const letGo = await holdScripts(page, 'shell');
  await page.goto(paths.home);
  const footer = page.getByRole('contentinfo');
  // Past parts that are skipped, and not to the very end, where there is nothing left to scroll.
  await footer.evaluate((element) => element.scrollIntoView());
  await page.evaluate(() => scrollBy(0, -innerHeight / 2));
  const place = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect(footer).toBeInViewport();
  const before = await place();
  letGo();
  await expect.poll(() => waitingParts(page)).toEqual({ mayWait: false, waiting: 0 });
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

test('who presses a link to a place of the page comes to a page that is laid out whole', async ({ page }) => {
  // Nothing that waits for the page to be idle gets its turn.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await openOfferForm(page);
  await expect(page.locator('html')).toHaveAttribute(FIRST_SCREEN);
  const fromTop = () =>
    page
      .locator('#openForm')
      .evaluate((form) => Math.round(form.getBoundingClientRect().top + window.scrollY));
  await page.getByRole('link', { name: 'Kontaktieren Sie uns' }).first().click();
  await expect(page).toHaveURL(`${paths.acquisition}#openForm`);
  const found = await fromTop();
  await page.locator('html').evaluate((root, name) => root.removeAttribute(name), FIRST_SCREEN);
  expect(await fromTop()).toBe(found);
});

test('a page that is opened at a place, or once more, is laid out whole', async ({ page }) => {
  await holdScripts(page, 'shell');
  await page.goto(`${paths.acquisition}#openForm`);
  expect(await waitingParts(page)).toEqual({ mayWait: false, waiting: 0 });
  await page.goto(paths.home);
  expect((await waitingParts(page)).mayWait).toBe(true);
  await page.reload();
  expect(await waitingParts(page)).toEqual({ mayWait: false, waiting: 0 });
});

// One of each kind.
for (const [path, tag] of [
  [paths.home, undefined],
  [paths.archive, '@long'],
  [paths.locations, '@long'],
  [paths.driveThrough, '@long'],
  [paths.acquisition, undefined],
] as const) {
  test(`the first screen of ${path} is the same as if the whole page were laid out`, { tag }, async ({
    page,
  }) => {
    await holdScripts(page, 'shell');
    for (const [width, height] of [
      [360, 740],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const first = await placesOnScreen(page);
      await page.evaluate((attribute) => document.documentElement.removeAttribute(attribute), FIRST_SCREEN);
      expect(await placesOnScreen(page), `${width} px`).toEqual(first);
    }
  });
}
