import { FIRST_SCREEN } from '../boot.ts';

// WebKit has none.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Lays out what is below the first screen, one part of the page a frame, when there is nothing else to do: all of it at once
 * would keep a telephone busy for a quarter of a second.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(FIRST_SCREEN)) return;
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')];
  let laidOut = 0;
  const nextFrame = () => requestAnimationFrame(() => whenIdle(layOutNext));
  const layOutNext = () => {
    const part = parts[laidOut++];
    if (part) {
      part.style.contentVisibility = 'visible';
      return nextFrame();
    }
    root.removeAttribute(FIRST_SCREEN);
    for (const { style } of parts) style.contentVisibility = '';
  };
  nextFrame();
}
