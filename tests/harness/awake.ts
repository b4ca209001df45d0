/** Both run in the page, in whichever browser. */

/** Which of the elements that a selector finds. */
export interface Nth {
  selector: string;
  index: number;
}

/** Comes near to an element, since slots wait for that; whether there was one. */
export function comeNear({ selector, index }: Nth): boolean {
  const element = document.querySelectorAll(selector)[index];
  element?.scrollIntoView({ behavior: 'instant' });
  return element !== undefined;
}

/** Whether React has taken over an element, and all that can be pressed in it; a slot within a slot is asked for by itself. */
export function isAwake({ selector, index }: Nth): boolean {
  const element = document.querySelectorAll(selector)[index];
  // Its first child as well: there are slots with nothing but links, which may also stand in HTML that React does not look into.
  return [...(element?.querySelectorAll(':scope > :first-child, button, input, img') ?? [])]
    .filter((one) => one.closest(selector) === element)
    .every((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber')));
}
