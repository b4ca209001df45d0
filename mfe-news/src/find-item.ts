import type { NewsItem } from '../text/news-item.ts';

/** The item of a slug, with its neighbours in time. */
export function findItem(items: readonly NewsItem[], slug: string | undefined) {
  const index = items.findIndex((item) => item.slug === slug);
  const item = items[index];
  return item ? { item, newer: items[index - 1], older: items[index + 1] } : undefined;
}
