/**
 * Keeps the presses of buttons whose script has not begun, and does them when it has. It stands in every document as a
 * script of its own that the first paint waits for: React stops a click on what is not hydrated yet and forgets it.
 *
 * Only what HTML itself can't do is kept. Links, forms that post, details, popovers and dialogs work without a script,
 * so they work before it. However often a button is pressed while it waits, it is pressed once.
 */
import { SLOT_ATTRIBUTE } from '@goldbraun/shared/contract/slot-attribute.ts';
import { APP_ELEMENT } from '../../boot.ts';
import { PANEL } from '../../consent/panel-id.ts';
import { AWAKE, FORGET } from './announce.ts';

interface Press {
  button: HTMLButtonElement;
  path: string;
  /** When it was pressed, in milliseconds of `performance.now()`. */
  time: number;
  feedback: Animation;
}

/** How long a press waits for a button to stand again in the place of one that React has rendered anew. */
const REPLACED_WITHIN_MS = 10_000;

/** Dims the button unless it answers at once. Not by an attribute: React would find it and say so. */
const FEEDBACK_DELAY_MS = 120;
const feedbackOf = (button: HTMLElement) =>
  button.animate([{ cursor: 'progress' }, { cursor: 'progress', opacity: 0.55 }], {
    delay: FEEDBACK_DELAY_MS,
    duration: 150,
    fill: 'both',
  });

const awake = new WeakSet<EventTarget>();
let asleep: Element[] = [document.documentElement];
let kept: Press[] = [];

const isAsleep = (element: Element) => asleep.some((region) => region.contains(element));

/** Whether a button does nothing by itself. Browsers without popovers or commands do not know these properties. */
const needsScript = ({ type, popoverTargetElement, commandForElement }: HTMLButtonElement) =>
  type === 'button' && !popoverTargetElement && !commandForElement;

function keep(event: Event, button: HTMLButtonElement | null | undefined) {
  if (!button || !needsScript(button) || !isAsleep(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (kept.some((press) => press.button === button)) return;
  kept.push({ button, path: location.pathname, time: event.timeStamp, feedback: feedbackOf(button) });
  // For what a part says in its style sheet to a visitor who waits; see SendButton.module.css.
  document.documentElement.dataset.pressed = '';
}

/** The button itself, or the one that React has put in its place. */
function standing({ button, path, time }: Press): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  if (path !== location.pathname || performance.now() - time > REPLACED_WITHIN_MS) return;
  const words = button.textContent;
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
}

/** Ends the waiting of some presses. */
function drop(presses: Press[]) {
  kept = kept.filter((press) => !presses.includes(press));
  if (kept.length === 0) delete document.documentElement.dataset.pressed;
  for (const { feedback } of presses) feedback.cancel();
}

function release() {
  const due = kept.filter((press) => {
    const button = standing(press);
    return button && !isAsleep(button);
  });
  drop(due);
  for (const press of due) standing(press)?.click();
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
    const { target, key, isComposing } = event;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || target.type === 'file')
      return;
    if (!target.form?.querySelector('[type=submit]')) keep(event, target.form?.querySelector('button'));
  },
  true,
);

addEventListener(AWAKE, ({ target }) => {
  // What the effects of that script have changed is rendered when they are through.
  queueMicrotask(() => {
    const region = target as Element;
    awake.add(region);
    if (region.id === APP_ELEMENT) {
      asleep = [...document.querySelectorAll(`[${SLOT_ATTRIBUTE}], #${PANEL}`)];
    }
    asleep = asleep.filter((other) => !awake.has(other));
    release();
  });
});

addEventListener(FORGET, ({ target }) => {
  drop(kept.filter(({ button }) => (target as Element).contains(button)));
});
