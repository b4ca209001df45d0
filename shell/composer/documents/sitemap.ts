import type { ComposedPage } from './composed-page.ts';
import { escaped } from './markup.ts';

/** The sitemap (https://www.sitemaps.org/protocol.html) of all pages of a set; files such as feeds are no pages. */
export function sitemap(pages: ComposedPage[], publicUrl: string): string {
  const entries = pages
    .filter(({ status, contentType }) => status === 200 && contentType.startsWith('text/html'))
    .map(({ path, modified }) => {
      const lastModified = modified ? `<lastmod>${modified}</lastmod>` : '';
      return `<url><loc>${escaped(publicUrl + path)}</loc>${lastModified}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}
