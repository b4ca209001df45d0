/** The whole text table of the site, and the one schema for it. */

import { documents } from '@goldbraun/shared/contract/documents';
import {
  benefits,
  card,
  cards,
  facts,
  faqEntry,
  gallery,
  hero,
  horizontalCard,
  intro,
  newsItem,
  pageHead,
  paragraph,
  regionalContact,
  teaser,
} from '@goldbraun/shared/text/entities';
import { picture, plainWords, words } from '@goldbraun/shared/text/words';
import * as v from 'valibot';
import { text as acquisition } from '../../mfe-acquisition/text/acquisition.ts';
import { text as afterSending } from '../../mfe-acquisition/text/after-sending.ts';
import { text as documentUpload } from '../../mfe-acquisition/text/document-upload.ts';
import { text as documentsPage } from '../../mfe-acquisition/text/documents.ts';
import { text as fit } from '../../mfe-acquisition/text/fit.ts';
import { text as fitStart } from '../../mfe-acquisition/text/fit-start.ts';
import { text as offerForm } from '../../mfe-acquisition/text/offer-form.ts';
import { text as sitePlan } from '../../mfe-acquisition/text/site-plan.ts';
import { panoramaFrame } from '../../mfe-content/text/de/panorama-frame.ts';
import { tourLabels, tourPage } from '../../mfe-content/text/de/panorama-tour.ts';
import { text as content } from '../../mfe-content/text/index.ts';
import { loadBody } from '../../mfe-news/src/load-body.ts';
import { items } from '../../mfe-news/text/de/items.ts';
import { text as newsPages } from '../../mfe-news/text/index.ts';
import { consentText } from '../../shell/text/de/consent.ts';
import { interfaceText } from '../../shell/text/de/interface.ts';
import { unansweredText } from '../../shell/text/de/unanswered.ts';

/** All texts, with the body of each news item in its place. */
export async function readSiteText() {
  const news = items.map(async (item) => ({ ...item, text: await loadBody(item.slug) }));
  return {
    content: content.de,
    acquisition: acquisition.de,
    fit: fit.de,
    fitStart: fitStart.de,
    afterSending: afterSending.de,
    documentUpload: documentUpload.de,
    documentsPage: documentsPage.de,
    offerForm: offerForm.de,
    sitePlan: sitePlan.de,
    newsPages: newsPages.de,
    news: await Promise.all(news),
    interface: interfaceText,
    unanswered: unansweredText,
    consent: consentText,
    panoramaTour: { frame: panoramaFrame, page: tourPage, labels: tourLabels },
  };
}

const counted = <Schema extends v.GenericSchema>(schema: Schema, count: number) =>
  v.pipe(v.array(schema), v.length(count, `has to be ${count}`));

/** A gallery with the number of pictures that the specification gives. */
const galleryOf = (count: number) =>
  v.pipe(
    gallery,
    v.check(({ noOfImages }) => noOfImages === count, `needs ${count} pictures`),
  );

const page = { ...pageHead, h1intro: intro, concepts: cards };
const contactPerson = v.object({
  title: plainWords,
  role: plainWords,
  text: words,
  button: v.literal('Mail senden'),
  subject: v.literal('Mail an Herrn Lindner'),
  phone: plainWords,
  address: plainWords,
});
const floorPlan = v.object({
  title: words,
  text: words,
  drawing: v.object({ ...picture.entries, width: v.number(), height: v.number(), caption: plainWords }),
  rooms: v.object({
    caption: plainWords,
    heads: counted(plainWords, 2),
    items: v.pipe(v.array(v.object({ room: plainWords, area: plainWords })), v.minLength(5)),
  }),
});
const features = v.object({ title: words, items: benefits });
const concept = { ...page, paragraph, facts, hero, features, teaser };
const city = (count: number) => v.object({ ...page, paragraph, facts, gallery: galleryOf(count), teaser });
const requirement = v.object({
  title: plainWords,
  subtitle: plainWords,
  points: v.array(plainWords),
  picture,
});

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));
const place = v.object({ yaw: degrees(180), pitch: degrees(90), title: plainWords, text: words });
const home = v.object({
  ...page,
  hero: v.object({ ...hero.entries, button: v.literal('Zu den Standorten') }),
  stamps: v.object({ title: words, items: counted(v.object({ figure: words, caption: words }), 3) }),
  paragraph: v.object({ ...paragraph.entries, picture }),
  benefits: v.object({
    title: words,
    background: picture.entries.src,
    items: counted(v.object({ title: words, benefits }), 2),
  }),
  collage: picture,
  contact: teaser,
  brochure: v.object({ ...horizontalCard.entries, button: v.literal('Jetzt Broschüre entdecken') }),
  neighbour: horizontalCard,
});

/** Words at any depth; a function makes words from what it is given. */
const tree: v.GenericSchema = v.lazy(() =>
  v.union(
    [words, v.function(), v.array(tree), v.record(v.string(), tree)],
    'has a text that is missing, empty or unsafe',
  ),
);

/** The counts are those of the specification's section 9. */
export const siteText = v.object({
  content: v.object({
    home,
    locations: v.object({
      ...page,
      driveThrough: v.object({ ...paragraph.entries, facts }),
      inStore: v.object({ ...paragraph.entries, facts }),
      hero,
      gallery,
      references: cards,
      teaser,
    }),
    driveThrough: v.object({
      ...concept,
      gallery: galleryOf(24),
      floorPlan,
      sitePlan: paragraph,
      person: contactPerson,
    }),
    inStore: v.object({ ...concept, gallery: galleryOf(26), floorPlan }),
    future: v.object({ ...concept, gallery: galleryOf(9) }),
    company: v.object({
      ...page,
      paragraph,
      facts: v.object({ title: words, items: facts }),
      features,
      gallery,
      hero,
      careers: horizontalCard,
      teaser,
    }),
    contact: v.object({ ...pageHead, h1intro: intro, person: contactPerson, form: paragraph }),
    berlin: city(17),
    dresden: city(16),
    hamburg: city(9),
    panorama: v.object({
      ...page,
      imageParagraph: v.object({ ...paragraph.entries, picture }),
      panoramaTitle: plainWords,
      panoramaLink: v.literal(documents.panoramaTour),
      teaser,
    }),
    about: v.object({
      ...page,
      paragraph,
      facts: v.object({ title: words, items: facts }),
      features,
      regions: horizontalCard,
      teaser,
    }),
    accessibility: v.object({
      ...pageHead,
      h1intro: v.object({ title: words, text: words }),
      share: picture.entries.src,
      updated: plainWords,
      sections: v.pipe(v.array(paragraph), v.minLength(4)),
      feedback: v.object({
        title: words,
        text: words,
        button: plainWords,
        phone: plainWords,
        email: plainWords,
        post: plainWords,
      }),
      enforcement: paragraph,
    }),
    conceptCards: v.object({ driveThrough: card, inStore: card, future: card }),
  }),
  acquisition: v.object({
    ...pageHead,
    hero: v.object({ ...intro.entries, button: v.literal('Kontaktieren Sie uns') }),
    regions: v.object({ title: words, text: words, contacts: counted(regionalContact, 11) }),
    blocks: v.tuple([
      v.object({ ...paragraph.entries, picture }),
      v.object({ ...paragraph.entries, picture, button: v.literal('Checkliste herunterladen') }),
    ]),
    benefits: v.object({ title: words, items: counted(v.object({ title: words, text: words }), 4) }),
    requirements: v.object({ title: words, items: counted(requirement, 2) }),
    sitePlan: paragraph,
    formTeaser: paragraph,
    generalContact: paragraph,
    faq: v.object({ title: words, items: counted(faqEntry, 6) }),
    homeCard: horizontalCard,
  }),
  fit: tree,
  fitStart: tree,
  afterSending: tree,
  documentUpload: tree,
  documentsPage: v.objectWithRest(pageHead, tree),
  offerForm: v.objectWithRest(
    // A draft that is not kept has nothing to say.
    { draft: v.objectWithRest({ states: v.objectWithRest({ off: v.literal('') }, words) }, words) },
    tree,
  ),
  sitePlan: tree,
  newsPages: tree,
  news: counted(newsItem, 18),
  interface: tree,
  unanswered: tree,
  consent: tree,
  panoramaTour: v.object({
    frame: v.looseObject({ title: words, poster: picture }),
    page: v.looseObject({
      title: plainWords,
      description: plainWords,
      still: picture,
      places: v.pipe(v.array(place), v.minLength(4)),
    }),
    labels: tree,
  }),
});
