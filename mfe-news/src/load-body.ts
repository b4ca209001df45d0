import type { Slug } from '../text/de/slugs.ts';

/**
 * Downloads the HTML of one news item; each body is a chunk of its own. Where each is to be found is one as well: a visitor's first page, which
 * has the body in its document, does not need it, and with six thousand news it is as long as the page's script five times over.
 */
export async function loadBody(slug: Slug): Promise<string> {
  const { importBody } = await import(
    /* webpackChunkName: "news-bodies", webpackPreload: true */ './import-body.ts'
  );
  return (await importBody(slug)).default;
}
