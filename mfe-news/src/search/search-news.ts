import { fold } from '@goldbraun/shared/search/fold';
import { tellingWords } from '@goldbraun/shared/search/telling-words';
import { words } from '@goldbraun/shared/search/tokens';
import { wordQuery } from '@goldbraun/shared/search/word-query';
import type { Slug } from '../../text/de/slugs.ts';
import type { NewsItem } from '../../text/news-item.ts';
import { buildNewsIndex, documentOf, type NewsIndex, stem } from './news-index.ts';
import type { SearchResult } from './search-result.ts';

/** More words of the article than these would make the card longer than its neighbours. */
const IN_ARTICLE_MAX = 4;

let built: Promise<NewsIndex> | undefined;

/** Says what is to be marked in one of the news that were found: that takes longer than finding it. */
type Describe = () => Promise<SearchResult>;

/** Finds the news that contain every word of the query, best first. */
export async function searchNews(query: string, items: readonly NewsItem[]): Promise<Describe[]> {
  built ??= buildNewsIndex(items);
  const index = await built;
  const vocabulary = { words: index.vocabulary, term: stem };
  const wanted = tellingWords(query);
  if (wanted.length === 0) return [];
  const itemOf = new Map(items.map((item) => [item.slug, item]));
  return index.search
    .search({ combineWith: 'AND', queries: wanted.map((word) => wordQuery(word, vocabulary)) })
    .map(
      ({ id, terms }) =>
        () =>
          describe(itemOf.get(id as Slug) as NewsItem, terms),
    );
}

/** @param terms that were hit, as they stand in the index */
async function describe(item: NewsItem, terms: readonly string[]): Promise<SearchResult> {
  const hit = new Set(terms);
  const { id: slug, title, teaser, body } = await documentOf(item);
  const card = words(`${title} ${teaser}`);
  const article = words(body);
  const isHit = (word: string) => hit.has(stem(fold(word)));
  const onCard = new Set(card.filter(isHit).map(fold));
  const inArticle = new Map<string, string>();
  for (const word of article.filter(isHit)) {
    const folded = fold(word);
    if (!onCard.has(folded) && !inArticle.has(folded)) inArticle.set(folded, word);
  }
  return {
    slug,
    terms: [...onCard, ...inArticle.keys()],
    inArticle: [...inArticle.values()].slice(0, IN_ARTICLE_MAX),
  };
}
