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

document.addEventListener('DOMContentLoaded', () => {
  if (!document.documentElement.hasAttribute(FIRST_SCREEN) || scrollY > 0) loadLateStyles();
});
addEventListener('scroll', loadLateStyles, { passive: true });
