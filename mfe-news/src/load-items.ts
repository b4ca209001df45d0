import type { NewsItem } from '../text/news-item.ts';

/**
 * The list of all news. Loaders read it and hand the pages what they show: a visitor's first page has it in its
 * document already, and downloads the list with a later one.
 */
export async function loadItems(): Promise<readonly NewsItem[]> {
  const { items } = await import(/* webpackChunkName: "news-items" */ '../text/de/items.ts');
  return items;
}
