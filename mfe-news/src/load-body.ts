import type { Slug } from '../text/de/slugs.ts';

/** Downloads the HTML of one news item; each body is a chunk of its own. */
export async function loadBody(slug: Slug): Promise<string> {
  const body: { default: string } = await import(
    /* webpackChunkName: "news-body-[request]", webpackMode: "lazy" */ `../text/de/bodies/${slug}.ts`
  );
  return body.default;
}
