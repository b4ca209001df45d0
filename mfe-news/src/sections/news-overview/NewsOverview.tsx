import { useText } from '@goldbraun/shared/contract';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { type ReactNode, useRef } from 'react';
import { text } from '../../../text/index.ts';
import type { SearchData } from '../../search/search-result.ts';
import { NewsIntro } from '../news-intro/NewsIntro.tsx';
import { NewsPager } from '../news-pager/NewsPager.tsx';
import { SearchForm } from '../search-form/SearchForm.tsx';
import { SearchResults } from '../search-results/SearchResults.tsx';

interface NewsOverviewProps extends SearchData {
  words: { title: string; text: string };
  path: string;
  /** Where 'Zurück' leads when the visit began here. */
  backTo: string;
  /** The news of the page, as long as nothing is searched for. */
  children: ReactNode;
}

/** The frame that the list and the archive have in common: intro, search and its results. */
export function NewsOverview({ words, path, backTo, children, ...data }: NewsOverviewProps) {
  const { query, results, items, page, pages } = data;
  const { search } = useText(text);
  const field = useRef<HTMLInputElement>(null);
  /** The link that resets the search goes away with the results; the focus must not get lost with it. */
  const emptyField = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  };
  return (
    <Parts>
      <NewsIntro
        back={{ text: search.back, to: backTo }}
        aside={<SearchForm path={path} query={query} field={field} />}
      >
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </NewsIntro>
      <SearchResults path={path} query={query} results={results} items={items} onReset={emptyField} />
      {results ? null : children}
      <NewsPager path={path} query={query} page={page} pages={pages} />
    </Parts>
  );
}
