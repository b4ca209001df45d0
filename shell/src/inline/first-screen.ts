/**
 * Has the browser lay out the first screen alone, before the first paint: the styles and the layout of a whole page took it
 * longer than anything else (docs/performance.md). What stands below gets its turn when it is scrolled near, and at the latest
 * when the app runs (`lay-out-rest.ts`).
 *
 * Not where a visitor may come to somewhere below, because it is named or was there before: heights are guessed until then. Who
 * presses a link to a place has all of it laid out before the browser goes there, which else would go by guessed heights. And
 * not in browsers that would not hold what is on the screen in its place when something above it gets its true height.
 */
import { FIRST_SCREEN } from '../boot.ts';

const root = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'navigate' && !location.hash && CSS.supports('overflow-anchor', 'auto')) {
  root.setAttribute(FIRST_SCREEN, '');
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) root.removeAttribute(FIRST_SCREEN);
    },
    true,
  );
}
