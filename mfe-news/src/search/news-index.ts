import { fold } from '@goldbraun/shared/search/fold';
import { words } from '@goldbraun/shared/search/tokens';
import { stemmer } from '@orama/stemmers/german';
import MiniSearch from 'minisearch';
import type { Slug } from '../../text/de/slugs.ts';
import type { NewsItem } from '../../text/news-item.ts';
import { plainText } from './plain-text.ts';

/** The form of a folded word that stands in the index. */
export const stem = (folded: string): string => stemmer(folded);

interface NewsDocument {
  id: Slug;
  title: string;
  teaser: string;
  body: string;
}

export interface NewsIndex {
  search: MiniSearch<NewsDocument>;
  documents: ReadonlyMap<Slug, NewsDocument>;
  /** Every folded word of all texts. */
  vocabulary: ReadonlySet<string>;
}

/**
 * Builds the index over title, teaser and body of all items. All bodies lie in the chunk of the search, so that
 * those who search make one request, not eighteen; indexing them takes a few milliseconds and happens once.
 */
export async function buildNewsIndex(items: readonly NewsItem[]): Promise<NewsIndex> {
  const documents = await Promise.all(
    items.map(async ({ slug, title, cardTitle, cardText }): Promise<NewsDocument> => {
      const body: { default: string } = await import(
        /* webpackMode: "eager" */ `../../text/de/bodies/${slug}.ts`
      );
      return {
        id: slug,
        title: cardTitle,
        teaser: cardText,
        body: plainText(`${title} ${body.default}`),
      };
    }),
  );
  const search = new MiniSearch<NewsDocument>({
    fields: ['title', 'teaser', 'body'],
    tokenize: words,
    processTerm: (word) => stem(fold(word)),
    searchOptions: { boost: { title: 4, teaser: 2 } },
  });
  search.addAll(documents);
  return {
    search,
    documents: new Map(documents.map((document) => [document.id, document])),
    vocabulary: new Set(
      documents.flatMap(({ title, teaser, body }) => words(`${title} ${teaser} ${body}`).map(fold)),
    ),
  };
}
