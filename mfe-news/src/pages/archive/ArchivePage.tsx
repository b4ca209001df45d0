import { type PageHandle, paths, useText } from '@goldbraun/shared/contract';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { useLoaderData } from 'react-router-dom';
import { text } from '../../../text/index.ts';
import { searchLoader } from '../../search/search-loader.ts';
import { searchMeta } from '../../search/search-meta.ts';
import type { SearchData } from '../../search/search-result.ts';
import { NewsGrid } from '../../sections/news-grid/NewsGrid.tsx';
import { NewsOverview } from '../../sections/news-overview/NewsOverview.tsx';
import { byYear } from './by-year.ts';

export const loader = searchLoader();

export const handle: PageHandle<SearchData> = {
  meta: ({ data }) => {
    const { metaTitle, metaDescription } = text.de.archive;
    return searchMeta(data, {
      title: metaTitle,
      description: metaDescription,
      parent: { name: text.de.list.title, path: paths.news },
    });
  },
};

export function Component() {
  const { archive } = useText(text);
  const data = useLoaderData<SearchData>();
  return (
    <NewsOverview words={archive} path={paths.archive} backTo={paths.news} {...data}>
      {byYear(data.items).map(({ year, items: group }, row) => (
        <Section key={year} title={year}>
          <NewsGrid
            cards={group.map((item, index) => ({ item, level: 'h3', priority: row === 0 && index === 0 }))}
          />
        </Section>
      ))}
    </NewsOverview>
  );
}
