import type { RenderedPath } from '../rendered-site.ts';
import { escaped } from './markup.ts';

/** The sitemap (https://www.sitemaps.org/protocol.html) of all pages of a set that are to be had; files such as feeds are no pages. */
export function sitemap(rendered: Iterable<RenderedPath>, publicUrl: string): string {
  const entries = [...rendered].flatMap(({ path, rendered: one }) => {
    if (one.type !== 'page' || !one.page.isHydrated) return [];
    const { article } = one.page.meta;
    const lastModified = article ? `<lastmod>${article.published}</lastmod>` : '';
    return `<url><loc>${escaped(publicUrl + path)}</loc>${lastModified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}
