import type { Page } from '@playwright/test';
import { paths, slugs } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';
import { settled } from './settled.ts';

/** What can have the focus on a page, each with a number. */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    /** Of radio buttons that belong together one is a stop: the one that is chosen, or the first. */
    const isStop = (element: Element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [...(element.form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])].filter(
        ({ name }) => name === element.name,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, iframe, [role=slider]',
      ),
    ].filter(
      (element) =>
        isStop(element) &&
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !(element as HTMLButtonElement).disabled,
    );
    for (const [index, element] of stops.entries()) element.dataset.stop = String(index);
    return stops.length;
  });

/** Until its code has come, a gallery is a strip with other stops. */
async function galleriesReady(page: Page): Promise<void> {
  for (const gallery of await page.locator('.swiper').all()) {
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery).toHaveClass(/swiper-initialized/);
    await expect(gallery.getByRole('button').first()).toBeVisible();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

interface Focus {
  /** The number of the stop; null outside of the document. */
  stop: number | null;
  name: string;
  /** Whether a visitor sees that it has the focus: it is marked, in the window, and nothing lies over it. */
  seen: boolean;
}

const focus = (page: Page) =>
  page.evaluate(async (): Promise<Focus> => {
    const element = document.activeElement as HTMLElement;
    // With less motion all that changes does so in a millisecond, and begins as it was.
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const { left, top, width, height } = element.getBoundingClientRect();
    // A card is marked as a whole, a picture by what lies over it.
    const marks = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const card = element.closest('article');
    if (card) marks.push(getComputedStyle(card));
    // A shape has no outline: the one that has the focus is drawn otherwise than those of its kind that have not.
    const strokes = (shape: Element) =>
      [...shape.querySelectorAll('circle')].map((circle) => getComputedStyle(circle).stroke).join();
    const isDrawnOtherwise =
      element instanceof SVGElement &&
      [...document.querySelectorAll('[role=slider]')].every(
        (other) => other === element || strokes(other) !== strokes(element),
      );
    const isMarked =
      isDrawnOtherwise ||
      marks.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow.includes('inset'));
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isFree =
      over !== null && (element.contains(over) || over.contains(element) || over.closest('label') !== null);
    return {
      stop: element.dataset.stop === undefined ? null : Number(element.dataset.stop),
      name: (element.ariaLabel || element.textContent || element.title || element.tagName)
        .trim()
        .slice(0, 40),
      seen: element.tagName === 'IFRAME' || (isMarked && isFree),
    };
  });

test('the tab key reaches everything on a page in its order, and the visitor sees where the focus is', async ({
  page,
}) => {
  for (const path of [...Object.values(paths), `${paths.news}/${slugs[0]}`]) {
    await page.goto(path);
    await settled(page);
    await galleriesReady(page);
    const count = await numberStops(page);
    const visited: Focus[] = [];
    for (let step = 0; step < count + 40; step += 1) {
      await page.keyboard.press('Tab');
      const now = await focus(page);
      if (now.stop === null) {
        if (visited.length > 0) break;
        continue;
      }
      // A frame has stops of its own.
      if (now.stop === visited.at(-1)?.stop) continue;
      // Past the end, and at the beginning again.
      if (now.stop === visited[0]?.stop) break;
      visited.push(now);
    }
    const order = Array.from({ length: count }, (_, index) => index);
    expect
      .soft(
        visited.map(({ stop }) => stop),
        path,
      )
      .toEqual(order);
    expect
      .soft(
        visited.filter(({ seen }) => !seen).map(({ name }) => name),
        path,
      )
      .toEqual([]);
  }
});
