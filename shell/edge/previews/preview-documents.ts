import { brand } from '@goldbraun/shared/brand/brand';
import type { PreviewLink } from '@goldbraun/shared/service/preview-token';
import { bodyOf, type ComposedPage } from '../../composer/documents/composed-page.ts';
import { escaped } from '../../composer/documents/markup.ts';
import { END_PREVIEW, type PreviewVisit } from './preview-visit.ts';

const END = '</body></html>';
const STYLES = '<link rel="stylesheet" href="/asset/visit-bar.css">';

const listed = new Intl.ListFormat('de');
const time = new Intl.DateTimeFormat('de', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** A moment as people here say it: „29. November 2026 um 06:30 Uhr“. */
export const timeOf = (ms: number): string => `${time.format(ms)} Uhr`;

/** What a link shows, in words: „pr-42 von mfe-news und pr-7 von mfe-content“. */
export const titleOf = (previews: PreviewLink['previews']): string =>
  listed.format(Object.entries(previews).map(([remote, name]) => `${name} von ${remote}`));

const endButton = (label: string): string =>
  `<form method="post" action="${END_PREVIEW}"><button>${label}</button></form>`;

/** A page of a preview as its visitor gets it: with a line that says what it is and ends it, if it is one that is looked at. */
export function withPreviewBar(page: ComposedPage, { link, until }: PreviewVisit): Uint8Array {
  const body = bodyOf(page);
  if (!page.contentType.startsWith('text/html')) return body;
  const bar = `${STYLES}<aside class="visit-bar" aria-label="Vorschau"><p><strong>Vorschau</strong> ${escaped(titleOf(link.previews))}, bis ${timeOf(until)}</p>${endButton('Vorschau beenden')}</aside>`;
  // It is the shell that writes the document's end.
  return Buffer.concat([body.subarray(0, -END.length), Buffer.from(bar + END)]);
}

/** What is said to a visitor for whom there are no pages. */
export interface Notice {
  title: string;
  /** One sentence or more. */
  text: string;
  /** Why, in the words of `npm run status`. */
  reason?: string;
  /** After how many seconds the same address is asked for again. */
  againAfter?: number;
}

/** A document that says why there is nothing to see, or not yet, and leads back to the site. */
export function noticeDocument({ title, text, reason, againAfter }: Notice): string {
  const again = againAfter ? `<meta http-equiv="refresh" content="${againAfter}">` : '';
  const said = reason ? `<p>Der Grund: <q lang="en">${escaped(reason)}</q></p>` : '';
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}<title>${escaped(title)} – ${escaped(brand.department)}</title><link rel="icon" href="/asset/favicon.svg" type="image/svg+xml">${STYLES}</head><body class="visit-notice"><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${said}${endButton('Zur Website')}</main>${END}`;
}

/** The policy of {@link noticeDocument}. */
export const noticePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
