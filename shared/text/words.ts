import sanitizeHtml from 'sanitize-html';
import * as v from 'valibot';
import { paths, type RouteName } from '../contract/paths.ts';

/** The markup that a text may carry: what a sentence, a list or a quotation needs, and no attribute. */
const allowed = {
  allowedTags: ['p', 'br', 'h2', 'ul', 'li', 'strong', 'em', 'blockquote'],
  allowedAttributes: {},
};

const comparable = (html: string) =>
  html
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll(/<br ?\/?>/g, '<br>')
    .replaceAll('&nbsp;', ' ');

/** Whether a text is free of every tag and attribute that a page could be harmed by. */
export const isSafeHtml = (text: string): boolean =>
  comparable(sanitizeHtml(text, { ...allowed, textFilter: (plain) => plain.replaceAll('&amp;', '&') })) ===
  comparable(text.replaceAll('&amp;', '&'));

/** Something to read: not empty, not only white space, no unsafe tag. */
export const words = v.pipe(
  v.string('is missing'),
  v.check((text) => text.trim() !== '', 'is empty'),
  v.check(isSafeHtml, 'has an unsafe tag'),
);

/** Words without any markup, for attributes and for the head of a page. */
export const plainWords = v.pipe(
  words,
  v.check((text) => !/[<>]|&\w+;/.test(text), 'has markup where none is shown'),
);

const routeNames = Object.keys(paths) as [RouteName, ...RouteName[]];

/** Where a link of the text table leads: a named route, a path of the site, a place on the page or another site. */
export const link = v.union(
  [v.picklist(routeNames), v.pipe(v.string(), v.regex(/^(\/[\w./-]*|#[\w-]+|https:\/\/[^\s]+)$/))],
  'leads nowhere',
);

/** A picture, whose alternative text says what is in it. */
export const picture = v.object({
  src: v.pipe(
    v.string('is missing'),
    v.regex(/^\/asset\/images\/[\w/-]+\.(jpg|svg)$/, 'is no picture of the site'),
  ),
  alt: plainWords,
});
