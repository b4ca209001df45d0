import { useText } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/ButtonLink';
import { closeIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { text } from '../../../text/index.ts';
import type { NewsItem } from '../../../text/news-item.ts';
import type { SearchResult } from '../../search/search-result.ts';
import { NewsGrid } from '../news-grid/NewsGrid.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  /** The page that shows the results. */
  path: string;
  query: string;
  results: readonly SearchResult[] | null;
  /** The items of the results. */
  items: readonly NewsItem[];
  onReset: () => void;
}

/**
 * What was found, and how it is announced. The live region stands there before the first search, because screen
 * readers announce changes of a region, not its arrival.
 */
export function SearchResults({ path, query, results, items, onReset }: SearchResultsProps) {
  const { search } = useText(text);
  return (
    <>
      <div role="status" className={results ? styles.header : styles.empty}>
        {results ? <ResultsHeader query={query} count={results.length} /> : null}
      </div>
      {results ? (
        <Section>
          <Hits results={results} items={items} />
          <p className={styles.reset}>
            <ButtonLink to={path} variant="secondary" icon={closeIcon} onClick={onReset}>
              {search.reset}
            </ButtonLink>
          </p>
        </Section>
      ) : null}
    </>
  );
}

function ResultsHeader({ query, count }: { query: string; count: number }) {
  const { search } = useText(text);
  const term = <span className={styles.term}>„{query}“</span>;
  if (count === 0) {
    return (
      <>
        <h2>{search.none}</h2>
        <p>
          {search.searched} {term}. {search.advice}
        </p>
      </>
    );
  }
  return (
    <h2>
      {count === 1 ? search.one : search.several} {term}
    </h2>
  );
}

function Hits({ results, items }: { results: readonly SearchResult[]; items: readonly NewsItem[] }) {
  const { search } = useText(text);
  const cards = results.flatMap(({ slug, terms, inArticle }) => {
    const item = items.find((candidate) => candidate.slug === slug);
    return item
      ? [{ item, terms, inArticle: { label: search.inArticle, words: inArticle }, level: 'h3' as const }]
      : [];
  });
  return cards.length > 0 ? <NewsGrid cards={cards} /> : null;
}
