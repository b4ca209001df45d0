import { type PageHandle, paths, useText } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/ButtonLink';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { useLoaderData } from 'react-router-dom';
import { text } from '../../../text/index.ts';
import { searchLoader } from '../../search/search-loader.ts';
import { searchMeta } from '../../search/search-meta.ts';
import type { SearchData } from '../../search/search-result.ts';
import { NewsGrid } from '../../sections/news-grid/NewsGrid.tsx';
import { NewsOverview } from '../../sections/news-overview/NewsOverview.tsx';
import styles from './ListPage.module.css';

/** Three rows of three; what is older is in the archive. */
const SHOWN = 9;

export const loader = searchLoader(SHOWN);

export const handle: PageHandle<SearchData> = {
  meta: ({ data }) => {
    const { metaTitle, metaDescription } = text.de.list;
    return searchMeta(data, { title: metaTitle, description: metaDescription });
  },
};

export function Component() {
  const { list } = useText(text);
  const data = useLoaderData<SearchData>();
  const cards = data.items.map((item, index) => ({ item, level: 'h2' as const, priority: index === 0 }));
  return (
    <NewsOverview words={list} path={paths.news} backTo={paths.home} {...data}>
      <Section>
        <NewsGrid cards={cards} />
        <div className={styles.archive}>
          <p>{list.archiveText}</p>
          <ButtonLink to={paths.archive} variant="secondary">
            {list.archiveLink}
          </ButtonLink>
        </div>
      </Section>
    </NewsOverview>
  );
}
