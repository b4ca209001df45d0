/**
 * Asks for the styles of what stands below all first screens: with the scripts, since each sheet would take the line from the first screen's
 * picture and have the whole page looked at once more; or as soon as somebody scrolls, or comes to somewhere further down.
 */
import { FIRST_SCREEN } from '../boot.ts';
import { toLoad } from './to-load.ts';

let areAsked = false;

export function loadLateStyles(): void {
  const { styles } = toLoad() ?? {};
  if (areAsked || !styles) return;
  areAsked = true;
  for (const href of styles)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
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
