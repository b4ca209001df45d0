import { items } from './de/items.ts';
import { pages } from './de/pages.ts';

/** The text table of the news without the bodies: each of those is a file that is loaded when it is opened. */
export const text = { de: { ...pages, items } };
