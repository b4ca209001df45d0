/** Marks the section that is to be printed alone; its style sheet does the rest. */
const ALONE = 'data-print-alone';

/** Prints the section in which an element stands, without the rest of the page. */
export function printPlan(within: Element): void {
  const section = within.closest('section');
  section?.setAttribute(ALONE, '');
  addEventListener('afterprint', () => section?.removeAttribute(ALONE), { once: true });
  print();
}
