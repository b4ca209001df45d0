import type { Slug } from '../text/de/slugs.ts';

/** The module of one news item's body, HTML. */
export const importBody = (slug: Slug): Promise<{ default: string }> =>
  import(/* webpackChunkName: "news-body-[request]", webpackMode: "lazy" */ `../text/de/bodies/${slug}.ts`);
