/** What is asked of a page from outside. Each function is sent there as text, so it uses nothing but its argument. */

/** Something on the screen, as a visitor names it. */
export interface Target {
  css: string;
  /** What it says, or what it is called for those who don't see it, has this in it. */
  words?: string;
  /** It need not be at the top where it stands, such as a file field under its label. */
  covered?: boolean;
}

/** What each visible element that fits says, spaces made one. */
export function wordsOf({ css, words = '' }: Target): string[] {
  return [...document.querySelectorAll<HTMLElement>(css)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) =>
      (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim(),
    )
    .filter((found) => found.includes(words));
}

/** The first visible element that fits, as soon as a hand reaches it: until then it is scrolled to. */
export function reach({ css, words = '', covered = false }: Target): Element | null {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (one.getAttribute('aria-label') ?? one.textContent).replaceAll(/\s+/g, ' ').includes(words),
  );
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const isIn = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const isAtTop = isIn && element.contains(document.elementFromPoint(x, y));
  if (isIn && (isAtTop || covered)) return element;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return null;
}

/** Where the middle of an element is in the window. */
export function middleOf(element: Element): [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
