import { TO_LOAD_ELEMENT, type ToLoad } from '../boot.ts';

/** What the page asks for later; undefined as long as the document has not come so far. */
export function toLoad(): ToLoad | undefined {
  const element = document.getElementById(TO_LOAD_ELEMENT);
  return element ? JSON.parse(element.textContent as string) : undefined;
}
