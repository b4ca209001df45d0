/**
 * Asks for the styles of what stands below all first screens: when the app runs, since before that they would take the line from its scripts,
 * and each sheet has the whole page looked at once more; or as soon as somebody scrolls, or comes to somewhere further down.
 */
import { FIRST_SCREEN, LATE_STYLES } from '../boot.ts';
import { toLoad } from './to-load.ts';

/** So long nobody sees what has no styles yet; then it is better than nothing. */
const HIDDEN_MS = 3_000;

let areAsked = false;

function loadLateStyles(): void {
  const { late } = toLoad() ?? {};
  if (areAsked || !late?.styles.length) return;
  areAsked = true;
  // Not by an attribute or a style: React would find it and say so. Nor by its visibility: a field that has the focus would lose it.
  const hidden = late.slots.map((slot) =>
    document.querySelector(`[data-slot="${slot}"]`)?.animate({ opacity: [0, 0] }, HIDDEN_MS),
  );
  let waiting = late.styles.length;
  const settle = () => {
    waiting -= 1;
    if (waiting === 0) for (const animation of hidden) animation?.cancel();
  };
  for (const href of late.styles) {
    const link = document.createElement('link');
    const onerror = () => {
      // So that nobody waits for it, and the part's script asks again.
      link.remove();
      settle();
    };
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: settle, onerror }));
  }
}

// Not by `scrollY`: for that the page would be laid out at once, and then once more for its first paint.
let hasScrolled = false;

document.addEventListener('DOMContentLoaded', () => {
  if (hasScrolled || !document.documentElement.hasAttribute(FIRST_SCREEN)) loadLateStyles();
});
addEventListener(
  'scroll',
  () => {
    hasScrolled = true;
    loadLateStyles();
  },
  { passive: true },
);
addEventListener(LATE_STYLES, loadLateStyles);
