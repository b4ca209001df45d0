import type { NewsItem } from '../text/news-item.ts';

/**
 * The list of all news. Loaders read it and hand the pages what they show: a visitor's first page has it in its
 * document already, and downloads the list with a later one. On the server it is content: a release that changes it alone
 * has only those pages rendered again whose loaders say something else.
 */
export async function loadItems(): Promise<readonly NewsItem[]> {
  const { items } = await import(
    /* webpackChunkName: "news-items", webpackMode: "lazy", webpackPreload: true */ '../text/de/items.ts'
  );
  return items;
}
