import type { Slug } from '../../text/de/slugs.ts';
import type { NewsItem } from '../../text/news-item.ts';
import type { Paging } from '../paging.ts';

/** A news item that was found. */
export interface SearchResult {
  slug: Slug;
  /** The words of the item that the query hit, folded (see shared/search/fold.ts), for highlighting. */
  terms: string[];
  /** Words that were hit in the article but stand neither in the card's title nor in its text. */
  inArticle: string[];
}

/** What the loaders of the list and the archive return. */
export interface SearchData extends Paging {
  query: string;
  /** Those of the page, best first; null if nothing was searched for. */
  results: SearchResult[] | null;
  /** The items that the page shows: those that were found, best first, or its own. */
  items: NewsItem[];
}
