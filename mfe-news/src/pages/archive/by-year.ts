import type { NewsItem } from '../../../text/news-item.ts';

/** Groups items that are sorted by date: newest year first, newest item first. */
export function byYear(items: readonly NewsItem[]): { year: string; items: NewsItem[] }[] {
  const years = Map.groupBy(items, ({ cardSubtitle }) => cardSubtitle.slice(-4));
  return [...years].map(([year, group]) => ({ year, items: group }));
}
