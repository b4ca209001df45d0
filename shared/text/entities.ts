/** The entities of the text table, which the pages hand to their sections. */
import * as v from 'valibot';
import { link, picture, plainWords, words } from './words.ts';

/** What stands in a page's head; search engines show about as much. */
export const pageHead = {
  metaTitle: v.pipe(plainWords, v.maxLength(70, 'is longer than 70 characters')),
  metaDescription: v.pipe(plainWords, v.maxLength(170, 'is longer than 170 characters')),
};

const wordCount = (html: string) =>
  html
    .replaceAll(/<[^>]+>|&nbsp;/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/** A page's first section: its h1 on its first picture. */
export const intro = v.object({
  title: v.pipe(
    words,
    v.check((title) => wordCount(title) <= 8, 'has more than eight words'),
  ),
  text: words,
  picture,
});

/** A picture and a headline with one button. */
export const hero = v.object({
  title: words,
  text: words,
  button: plainWords,
  link: v.optional(link),
  picture,
});

/** Title, text and button of a conversion teaser. */
export const teaser = v.object({ title: words, text: words, button: words });

/** Title, text, button and a picture beside them. */
export const horizontalCard = v.object({ title: words, text: words, button: plainWords, picture });

/** A heading over running text. */
export const paragraph = v.object({ title: words, text: words });

/** A gallery with a caption and an alternative text for each of its pictures. */
export const gallery = v.pipe(
  v.object({
    title: v.optional(words),
    path: v.pipe(v.string(), v.regex(/^\/asset\/images\/([\w-]+\/)+$/, 'is no folder of pictures')),
    noOfImages: v.pipe(v.number(), v.integer(), v.minValue(1)),
    captions: v.array(plainWords),
    alts: v.optional(v.array(plainWords)),
  }),
  v.check(({ captions, noOfImages }) => captions.length === noOfImages, 'needs one caption for each picture'),
  v.check(
    ({ alts, noOfImages }) => alts === undefined || new Set(alts).size === noOfImages,
    'needs one alternative text of its own for each picture',
  ),
);

/** A card of a group; it leads to a page or to a section of its page. */
export const card = v.object({
  title: words,
  subtitle: v.optional(words),
  text: words,
  button: plainWords,
  link: v.optional(link),
  action: v.optional(plainWords),
  picture: v.optional(picture),
});

/** A title and cards below it. */
export const cards = v.object({
  title: words,
  text: v.optional(words),
  items: v.pipe(v.array(card), v.minLength(2, 'needs two cards or more')),
});

/** A large value and the words that explain it. */
export const facts = v.pipe(v.array(v.object({ value: words, label: words })), v.minLength(3));

/** Checked items, each a title and a text. */
export const benefits = v.pipe(v.array(v.object({ title: words, text: words })), v.minLength(3));

/** A question and its answer. */
export const faqEntry = v.object({ question: plainWords, answer: plainWords });

const phone = v.object({
  display: plainWords,
  e164: v.pipe(v.string(), v.regex(/^\+49\d{6,12}$/, 'is no number of Germany')),
});

/** A person who looks after a region. */
export const regionalContact = v.object({
  name: plainWords,
  formalName: v.pipe(v.string(), v.regex(/^(Frau|Herr) /, 'needs a salutation')),
  region: v.pipe(v.string(), v.regex(/^Region\s\d+$/, 'is no region')),
  area: plainWords,
  phone,
  email: v.pipe(v.string(), v.email()),
});

/** A news item; its HTML body comes with it here, though it is a file of its own. */
export const newsItem = v.object({
  ...pageHead,
  id: v.pipe(v.number(), v.integer()),
  title: words,
  slug: v.pipe(v.string(), v.slug()),
  text: words,
  image: picture.entries.src,
  imageAlt: plainWords,
  cardImage: picture.entries.src,
  cardTitle: plainWords,
  cardSubtitle: v.pipe(v.string(), v.regex(/^\d{2}\.\d{2}\.\d{4}$/, 'is no date')),
  cardText: plainWords,
  cardButton: v.literal('Mehr erfahren'),
  gallery: v.union([gallery, v.object({ path: v.literal(''), noOfImages: v.literal(0) })]),
  more: v.optional(v.object({ text: plainWords, to: link })),
});
