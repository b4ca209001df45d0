/** The name of the module that keeps presses, which every document loads by itself. */
export const PRESSES_MODULE = 'presses';

/** Sent to an element when the script of what stands in it has begun: its buttons answer from now on. */
export const AWAKE = 'goldbraun-awake';

/** Sent to an element whose script did not come: what was pressed in it is not to be done any more. */
export const FORGET = 'goldbraun-forget';

/** Says one of the two of all elements that a selector finds. */
export function announce(type: typeof AWAKE | typeof FORGET, selector: string): void {
  for (const element of document.querySelectorAll(selector)) {
    element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
