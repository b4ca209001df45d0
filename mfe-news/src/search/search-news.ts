import type { SearchResult as MiniSearchResult, Query } from 'minisearch';
import type { Slug } from '../../text/de/slugs.ts';
import type { NewsItem } from '../../text/news-item.ts';
import { fold } from './fold.ts';
import { buildNewsIndex, type NewsIndex, stem } from './news-index.ts';
import type { SearchResult } from './search-result.ts';
import { stopWords } from './stop-words.ts';
import { words } from './tokens.ts';

/** From this length on a word may be the beginning of another. */
const PREFIX_MIN = 3;
/** From this length on a word may stand inside of another: „öffnung“ in „Eröffnung“. */
const COMPOUND_MIN = 4;
/** More words of the article than these would make the card longer than its neighbours. */
const IN_ARTICLE_MAX = 4;

let built: Promise<NewsIndex> | undefined;

/** Finds the news that contain every word of the query, best first. */
export async function searchNews(query: string, items: readonly NewsItem[]): Promise<SearchResult[]> {
  built ??= buildNewsIndex(items);
  const index = await built;
  const asked = words(query).map(fold);
  const telling = asked.filter((word) => !stopWords.has(word));
  const wanted = telling.length > 0 ? telling : asked;
  if (wanted.length === 0) return [];
  return index.search
    .search({ combineWith: 'AND', queries: wanted.map((word) => queryFor(word, index)) })
    .map((hit) => describe(hit, index));
}

/** The word itself, what begins with it and what contains it; only if there is none of these, words like it. */
function queryFor(word: string, { vocabulary }: NewsIndex): Query {
  const stemmed = stem(word);
  const isIndexTerm = { tokenize: (term: string) => [term], processTerm: (term: string) => term };
  const containing = [...vocabulary].filter(
    (known) =>
      (word.length >= PREFIX_MIN && known.startsWith(word)) ||
      stem(known) === stemmed ||
      (word.length >= COMPOUND_MIN && known.includes(word)),
  );
  if (containing.length === 0) return { queries: [stemmed], ...isIndexTerm, fuzzy: typosIn(word) };
  const others = [...new Set(containing.map(stem))].filter((term) => term !== stemmed);
  return {
    combineWith: 'OR',
    queries: [
      { queries: [stemmed], ...isIndexTerm, boostTerm: () => 2 },
      ...others.map((term) => ({ queries: [term], ...isIndexTerm })),
    ],
  };
}

/** How many letters may differ. Two swapped letters are one slip of the finger but differ in two places. */
function typosIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

function describe({ id, terms }: MiniSearchResult, { documents }: NewsIndex): SearchResult {
  const hit = new Set(terms);
  const document = documents.get(id as Slug);
  const card = words(`${document?.title} ${document?.teaser}`);
  const article = words(document?.body ?? '');
  const isHit = (word: string) => hit.has(stem(fold(word)));
  const onCard = new Set(card.filter(isHit).map(fold));
  const inArticle = new Map<string, string>();
  for (const word of article.filter(isHit)) {
    const folded = fold(word);
    if (!onCard.has(folded) && !inArticle.has(folded)) inArticle.set(folded, word);
  }
  return {
    slug: id,
    terms: [...onCard, ...inArticle.keys()],
    inArticle: [...inArticle.values()].slice(0, IN_ARTICLE_MAX),
  };
}
