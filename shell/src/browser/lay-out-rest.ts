import { FIRST_SCREEN, LATE_STYLES } from '../boot.ts';

// WebKit has none.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Settles when all style sheets that are asked for have come, or will not. */
const sheetsSettled = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise((resolve) => {
            link.addEventListener('load', resolve);
            link.addEventListener('error', resolve);
          }),
      ),
  );

/**
 * Has the styles of what is below the first screen come, and then lays it out, one part of the page a frame, when there is nothing
 * else to do: all of it at once would keep a telephone busy for a quarter of a second.
 */
export async function layOutRest(): Promise<void> {
  dispatchEvent(new Event(LATE_STYLES));
  const root = document.documentElement;
  if (!root.hasAttribute(FIRST_SCREEN)) return;
  await sheetsSettled();
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
