/**
 * Keeps the presses of buttons whose script has not begun, and does them when it has: React stops a click on what is not
 * hydrated yet, and forgets it.
 *
 * Only what HTML itself can't do is kept. Links, forms that post, details, popovers and dialogs work without a script,
 * so they work before it. However often a button is pressed while it waits, it is pressed once.
 */
import { FORGET_PRESSES } from './forget-presses.ts';

const POLL_MS = 30;

/** The buttons that wait, with how they show it. */
const kept = new Map<HTMLButtonElement, Animation>();
/** The page on which they were pressed. */
let path: string;
/** The buttons of the server's page; what a script makes has its script. Unknown as long as the page still comes. */
let servers: Set<Element> | undefined;

/** Whether a script has taken the button: React leaves its own properties on it, another script sets `awake`. */
const isAwake = (button: HTMLButtonElement) => /__react|awake/.test(`${Object.keys(button)}`);

/**
 * Whether HTML itself does what the button is for. Browsers from before popovers or commands don't know these properties, and
 * what the button opens stands further down in the page, which may still be coming: then the press waits.
 */
const isOfHtml = (button: HTMLButtonElement) => button.popoverTargetElement || button.commandForElement;

function keep(event: Event, button: HTMLButtonElement | null) {
  if (button?.type !== 'button' || isOfHtml(button)) return;
  if (servers?.has(button) === false || isAwake(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (kept.has(button)) return;
  // A voice presses what is not on the screen, too, and the script of a part comes when the part is near.
  button.scrollIntoView({ block: 'nearest' });
  if (!kept.size) setTimeout(release, POLL_MS);
  path = location.pathname;
  // Dims it unless it answers at once. Not by an attribute or a style: React would find it and say so.
  kept.set(button, button.animate({ opacity: 0.5 }, { delay: 120, fill: 'forwards' }));
}

function release() {
  const isHere = path === location.pathname;
  for (const [button, dimming] of kept) {
    // React renders a page anew that something has changed: then the same button stands elsewhere.
    const standing = button.isConnected
      ? button
      : [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === button.textContent,
        );
    if (isHere && !(standing && (isAwake(standing) || isOfHtml(standing)))) continue;
    dimming.cancel();
    kept.delete(button);
    if (isHere) standing?.click();
  }
  // Also for what a part says in its style sheet to a visitor who waits.
  if (document.documentElement.toggleAttribute('data-pressed', kept.size > 0)) setTimeout(release, POLL_MS);
}

addEventListener(
  'click',
  (event) => event.target instanceof Element && keep(event, event.target.closest('button')),
  true,
);

// Enter in a field presses the form's button, also where that becomes one that sends only with its script.
addEventListener(
  'keydown',
  (event) => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return;
    if (target.form?.querySelector('[type=submit]') === null)
      keep(event, target.form.querySelector('button'));
  },
  true,
);

// The first such event comes when the page is parsed, before the first module runs.
document.addEventListener('readystatechange', () => {
  servers ??= new Set(document.querySelectorAll('button'));
});

addEventListener(FORGET_PRESSES, () => {
  path = '';
});
