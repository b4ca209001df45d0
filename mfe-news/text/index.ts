import { pages } from './de/pages.ts';

/** What the pages say of themselves. The items (`de/items.ts`) and their bodies come by the loaders. */
export const text = { de: pages };
