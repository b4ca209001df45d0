import { brand } from '@goldbraun/shared/brand/brand';
import type { Region } from '../regions/region.ts';

/** The four subjects, in the order of the select. They travel as these texts. */
export const subjects = [
  'Sonstiges',
  `Mail an ${brand.contactPerson.salutation}n ${brand.contactPerson.lastName}`,
  'Allgemeine Anfrage',
  'Abgabe eines Angebotes',
] as const;

/** Whether a message of that subject is an offer, to which documents belong. */
export const wantsDocuments = (subject: string | undefined): boolean => subject === 'Abgabe eines Angebotes';

/** The salutations to choose from; choosing none is fine. */
export const salutations = ['Frau', 'Herr', 'Divers'] as const;

/** The names of the multipart fields, in the order in which the form sends them (the file comes last). */
export const offerFields = [
  'subject',
  'salutation',
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'message',
  'region',
  'privacy',
  'token',
  'answer',
  'attachment',
] as const;

/**
 * A trap among the fields: the form hides it from people, from screen readers and from the Tab key, and robots fill
 * it in. What comes with it is accepted all the same, but marked: a browser may have filled it in by itself.
 */
export const honeypot = 'website';

/** The name of one field of the form. */
export type OfferField = (typeof offerFields)[number];

/** Characters that a text field holds at most, after trimming. */
export const maxLengths = {
  subject: 100,
  salutation: 20,
  firstName: 100,
  lastName: 100,
  company: 200,
  email: 254,
  phone: 50,
  message: 5000,
  token: 500,
  answer: 10,
} as const satisfies Partial<Record<OfferField, number>>;

/** What may be attached. The mime types are what browsers declare for the extensions beside them. */
export const attachmentLimits = {
  maxBytes: 15 * 1024 * 1024,
  types: {
    pdf: { extensions: ['pdf'], mime: 'application/pdf' },
    png: { extensions: ['png'], mime: 'image/png' },
    jpg: { extensions: ['jpg', 'jpeg'], mime: 'image/jpeg' },
  },
} as const;

/** The kind of an attachment. */
export type AttachmentKind = keyof typeof attachmentLimits.types;

/** The value of the file input's `accept` attribute. */
export const attachmentAccept = Object.values(attachmentLimits.types)
  .flatMap(({ extensions, mime }) => [...extensions.map((extension) => `.${extension}`), mime])
  .join(',');

/** Where the form is posted, below the service's host. */
export const offerPath = '/service/uploadrealestate';

/** Where the form gets its equation, below the service's host. */
export const challengePath = `${offerPath}/challenge`;

/** What the challenge path answers: the signed token goes back with the post, the equation is shown. */
export type Challenge = { token: string; equation: string };

/** What a 201 says. */
export type OfferAccepted = {
  reference: string;
  /** The day by which an answer comes, as yyyy-mm-dd. */
  answerBy?: string;
  /** Opens the page on which documents are added to this offer. */
  documentsToken: string;
};

/** A checked request or property offer: trimmed, of known subject, with the privacy information accepted. */
export type Offer = {
  subject: (typeof subjects)[number];
  salutation: (typeof salutations)[number] | '';
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  /** Whose person gets a copy; '' if the visitor has not looked for one. */
  region: Region | '';
  privacy: true;
  token: string;
  answer: string;
};

/** What the form holds and the network brings, before it is checked. */
export type OfferValues = { [Field in Exclude<OfferField, 'attachment'>]?: string | boolean };
