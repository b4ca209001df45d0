/**
 * Asks for the styles of what stands below all first screens: when the app runs, since before that they would take the line from its scripts,
 * and each sheet has the whole page looked at once more; or as soon as somebody scrolls, or comes to somewhere further down.
 */
import { FIRST_SCREEN, LATE_STYLES } from '../boot.ts';
import { toLoad } from './to-load.ts';

/** So long nobody sees what has no styles yet; then it is better than nothing. */
const HIDDEN_MS = 3_000;

let areAsked = false;

/** In force for what has no styles yet, until it has them. */
let without: CSSStyleSheet | undefined;

/** Whether somebody may want to come to it. */
let isWanted = false;

const selectorOf = (slots: string[]) => `${slots.map((slot) => `[data-slot="${slot}"]`)}`;

/**
 * Keeps what has no styles yet out of the layout, in the room of a part that is not laid out (Layout.module.css): Chromium would lay out all
 * forms for its autofill as soon as the document is there, which takes it longer than anything else then (docs/performance.md).
 *
 * Whoever presses a key or a link may want to come there: then it is laid out, in no more than that room. Without its styles it is up to eleven
 * times as high as with them, so who goes to the end of the page would come to its middle, and all below would move when they come.
 */
function keepOutLateSlots(): void {
  const { late } = toLoad() ?? {};
  if (!late?.styles.length) return;
  without ??= new CSSStyleSheet();
  const declarations = isWanted ? 'max-height:44rem;overflow:clip' : 'min-height:44rem;>*{display:none}';
  // On paper it is better without styles than not there.
  without.replaceSync(`@media screen{${selectorOf(late.slots)}{${declarations}}}`);
  document.adoptedStyleSheets = [without];
}

function layOut(): void {
  if (isWanted) return;
  isWanted = true;
  if (without) keepOutLateSlots();
}

function loadLateStyles(): void {
  const { late } = toLoad() ?? {};
  if (areAsked || !late?.styles.length) return;
  areAsked = true;
  // Not by an attribute or a style: React would find it and say so. Nor by its visibility: a field that has the focus would lose it.
  const hidden = [...document.querySelectorAll(selectorOf(late.slots))].map((slot) =>
    slot.animate({ opacity: [0, 0] }, HIDDEN_MS),
  );
  let waiting = late.styles.length;
  const show = () => {
    for (const animation of hidden) animation.cancel();
    without?.replaceSync('');
    without = undefined;
  };
  setTimeout(show, HIDDEN_MS);
  const settle = () => {
    waiting -= 1;
    if (waiting === 0) show();
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
  const isWhole = !document.documentElement.hasAttribute(FIRST_SCREEN);
  // Where a visitor comes to somewhere below, heights should not be guessed.
  if (!isWhole) keepOutLateSlots();
  setTimeout(layOut, HIDDEN_MS);
  if (hasScrolled || isWhole) loadLateStyles();
});
addEventListener(
  'scroll',
  () => {
    hasScrolled = true;
    loadLateStyles();
  },
  { passive: true },
);
for (const type of ['keydown', 'click']) addEventListener(type, layOut, true);
addEventListener(LATE_STYLES, loadLateStyles);
