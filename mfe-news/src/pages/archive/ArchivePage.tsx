import { type PageHandle, paths, useText } from '@goldbraun/shared/contract/index.ts';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload.ts';
import { Section } from '@goldbraun/shared/sections/section/Section.tsx';
import { useLoaderData } from 'react-router-dom';
import { text } from '../../../text/index.ts';
import { searchLoader } from '../../search/search-loader.ts';
import { searchMeta } from '../../search/search-meta.ts';
import type { SearchData } from '../../search/search-result.ts';
import { cardSizes } from '../../sections/news-card/card-sizes.ts';
import { NewsGrid } from '../../sections/news-grid/NewsGrid.tsx';
import { NewsOverview } from '../../sections/news-overview/NewsOverview.tsx';
import { byYear } from './by-year.ts';

export { searchLoader as loader };

export const handle: PageHandle<SearchData> = {
  meta: ({ data }) => {
    const { archive, items } = text.de;
    const newest = items[0]?.cardImage;
    return searchMeta(data, {
      title: archive.metaTitle,
      description: archive.metaDescription,
      ...(newest ? { preload: picturePreload(newest, 'card', cardSizes) } : {}),
    });
  },
};

export function Component() {
  const { archive, items } = useText(text);
  return (
    <NewsOverview page={archive} path={paths.archive} backTo={paths.news} {...useLoaderData<SearchData>()}>
      {byYear(items).map(({ year, items: group }, row) => (
        <Section key={year} title={year}>
          <NewsGrid
            cards={group.map((item, index) => ({ item, level: 'h3', priority: row === 0 && index === 0 }))}
          />
        </Section>
      ))}
    </NewsOverview>
  );
}
