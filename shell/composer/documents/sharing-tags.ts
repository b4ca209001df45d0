import { brand } from '@goldbraun/shared/brand/brand';
import type { PageMeta } from '@goldbraun/shared/contract/page';
import { escaped } from './markup.ts';

/** The canonical address and what Open Graph (https://ogp.me) knows of a page: for search engines and for sharing. */
export function sharingTags(meta: PageMeta, publicUrl: string, path: string): string {
  const properties: Record<string, string> = {
    'og:type': meta.article ? 'article' : 'website',
    'og:site_name': brand.department,
    'og:locale': 'de_DE',
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': publicUrl + path,
    ...(meta.article ? { 'article:published_time': meta.article.published } : {}),
    ...(meta.share
      ? { 'og:image': publicUrl + meta.share, 'og:image:width': '1200', 'og:image:height': '630' }
      : {}),
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
  );
  const feed = meta.feed
    ? `<link rel="alternate" type="application/atom+xml" title="${escaped(meta.feed.title)}" href="${escaped(meta.feed.path)}">`
    : '';
  return `<link rel="canonical" href="${escaped(publicUrl + path)}">${tags.join('')}<meta name="twitter:card" content="summary_large_image">${feed}`;
}
