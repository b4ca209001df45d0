import { fold } from '@goldbraun/shared/search/fold';
import { words } from '@goldbraun/shared/search/tokens';
import { stemmer } from '@orama/stemmers/german';
import MiniSearch from 'minisearch';
import type { Slug } from '../../text/de/slugs.ts';
import type { NewsItem } from '../../text/news-item.ts';
import { plainText } from './plain-text.ts';

/** Of the words of all texts, of which each is looked at with every search. What visitors ask for is not kept: it has no end. */
const stems = new Map<string, string>();

/** The form of a folded word that stands in the index. */
export const stem = (folded: string): string => stems.get(folded) ?? stemmer(folded);

export interface NewsDocument {
  id: Slug;
  title: string;
  teaser: string;
  body: string;
}

export interface NewsIndex {
  search: MiniSearch<NewsDocument>;
  /** Every folded word of all texts. */
  vocabulary: ReadonlySet<string>;
}

/**
 * What is searched of an item. All bodies lie in the chunk of the search, so that those who search make one request, not
 * eighteen.
 */
export async function documentOf({ slug, title, cardTitle, cardText }: NewsItem): Promise<NewsDocument> {
  const body: { default: string } = await import(
    /* webpackMode: "eager" */ `../../text/de/bodies/${slug}.ts`
  );
  return { id: slug, title: cardTitle, teaser: cardText, body: plainText(`${title} ${body.default}`) };
}

/** Builds the index over title, teaser and body of all items, which takes a third of a millisecond for each and happens once. */
export async function buildNewsIndex(items: readonly NewsItem[]): Promise<NewsIndex> {
  const vocabulary = new Set<string>();
  const terms = new Map<string, string>();
  const termOf = (word: string) => {
    const folded = fold(word);
    const term = stem(folded);
    vocabulary.add(folded);
    stems.set(folded, term);
    return term;
  };
  const search = new MiniSearch<NewsDocument>({
    fields: ['title', 'teaser', 'body'],
    tokenize: words,
    processTerm: (word) => {
      const term = terms.get(word) ?? termOf(word);
      terms.set(word, term);
      return term;
    },
    searchOptions: { boost: { title: 4, teaser: 2 } },
  });
  for (const item of items) search.add(await documentOf(item));
  return { search, vocabulary };
}
