import type { NewsItem } from '../../text/news-item.ts';
import { isoDate } from '../iso-date.ts';
import { plainText } from '../search/plain-text.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

export interface FeedHead {
  title: string;
  subtitle: string;
  author: string;
  /** Absolute addresses of the feed, and of the page that lists what is in it. */
  self: string;
  page: string;
}

/** A day at noon UTC, which is the same day in Germany. */
const instant = (date: string) => `${isoDate(date)}T12:00:00Z`;

function entry(item: NewsItem, page: string, body: string): string {
  const address = escaped(`${page}/${item.slug}`);
  return `<entry><id>${address}</id><title>${escaped(plainText(item.title))}</title><link rel="alternate" type="text/html" href="${address}"/><published>${instant(item.cardSubtitle)}</published><updated>${instant(item.cardSubtitle)}</updated><summary>${escaped(item.cardText)}</summary><content type="html">${escaped(body)}</content></entry>`;
}

/**
 * The news as an Atom feed (RFC 4287).
 * @param items the newest first
 * @param bodies the items' HTML, by position
 */
export function atomFeed(head: FeedHead, items: readonly NewsItem[], bodies: readonly string[]): string {
  const newest = items[0];
  const updated = newest ? `<updated>${instant(newest.cardSubtitle)}</updated>` : '';
  const entries = items.map((item, index) => entry(item, head.page, bodies[index] ?? ''));
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de"><id>${escaped(head.page)}</id><title>${escaped(head.title)}</title><subtitle>${escaped(head.subtitle)}</subtitle><link rel="self" type="application/atom+xml" href="${escaped(head.self)}"/><link rel="alternate" type="text/html" href="${escaped(head.page)}"/><author><name>${escaped(head.author)}</name></author>${updated}${entries.join('')}</feed>`;
}
