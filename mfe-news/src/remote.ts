import { paths as sitePaths } from '@goldbraun/shared/contract/paths';
import { defineRemote } from '@goldbraun/shared/contract/remote-module';
import { slugs } from '../text/de/slugs.ts';
import { feedPath } from './feed/feed-path.ts';

const remote = defineRemote({
  routes: [
    {
      id: 'news-list',
      path: sitePaths.news,
      lazy: () => import(/* webpackChunkName: "news-list" */ './pages/list/ListPage.tsx'),
    },
    {
      id: 'news-archive',
      path: sitePaths.archive,
      lazy: () => import(/* webpackChunkName: "news-archive" */ './pages/archive/ArchivePage.tsx'),
    },
    {
      id: 'news-feed',
      path: feedPath,
      lazy: () => import(/* webpackChunkName: "news-feed" */ './feed/feed.ts'),
    },
    {
      id: 'news-detail',
      path: `${sitePaths.news}/:slug`,
      lazy: () => import(/* webpackChunkName: "news-detail" */ './pages/detail/DetailPage.tsx'),
    },
  ],
  paths: [sitePaths.news, sitePaths.archive, feedPath, ...slugs.map((slug) => `${sitePaths.news}/${slug}`)],
});

export const { contract, routes, paths, slots } = remote;
