import { tellingWords } from '@goldbraun/shared/search/telling-words';
import { words } from '@goldbraun/shared/search/tokens';
import { meantBy, termsQuery } from '@goldbraun/shared/search/word-query';
import type { Slug } from '../../text/de/slugs.ts';
import type { NewsItem } from '../../text/news-item.ts';
import { buildNewsIndex, documentOf, formsOf, type NewsIndex, stem } from './news-index.ts';
import type { SearchResult } from './search-result.ts';

/** More words of the article than these would make the card longer than its neighbours. */
const IN_ARTICLE_MAX = 4;

let built: Promise<NewsIndex> | undefined;

interface FoundItem {
  item: NewsItem;
  result: SearchResult;
}

/** Says what is to be marked in one of the news that were found: that takes longer than finding it. */
type Describe = () => Promise<FoundItem>;

/** Finds the news that contain every word of the query, best first. */
export async function searchNews(query: string, items: readonly NewsItem[]): Promise<Describe[]> {
  built ??= buildNewsIndex(items);
  const index = await built;
  const vocabulary = { words: index.vocabulary, term: stem };
  const wanted = tellingWords(query).map((word) => ({ word, meant: meantBy(word, vocabulary) }));
  // The library would look all the others up before it finds out.
  if (wanted.length === 0 || wanted.some(({ meant }) => meant.length === 0)) return [];
  const queries = wanted.map(({ word, meant }) => termsQuery(stem(word), meant.map(stem)));
  return index.search.search({ combineWith: 'AND', queries }).map(
    ({ id, terms }) =>
      () =>
        describe(index.items.get(id as Slug) as NewsItem, terms),
  );
}

/** @param terms that were hit, as they stand in the index */
async function describe(item: NewsItem, terms: readonly string[]): Promise<FoundItem> {
  const hit = new Set(terms);
  const { id: slug, title, teaser, body } = await documentOf(item);
  const onCard = new Set<string>();
  for (const word of words(`${title} ${teaser}`)) {
    const { folded, term } = formsOf(word);
    if (hit.has(term)) onCard.add(folded);
  }
  const inArticle = new Map<string, string>();
  for (const word of words(body)) {
    const { folded, term } = formsOf(word);
    if (hit.has(term) && !onCard.has(folded) && !inArticle.has(folded)) inArticle.set(folded, word);
  }
  const result = {
    slug,
    terms: [...onCard, ...inArticle.keys()],
    inArticle: [...inArticle.values()].slice(0, IN_ARTICLE_MAX),
  };
  return { item, result };
}
