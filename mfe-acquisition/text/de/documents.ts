import { brand } from '@goldbraun/shared/brand/brand';
import { linkDays, maxDocuments } from '../../offer/documents.ts';
import { neededDocuments } from './needed-documents.ts';

/** The texts of /akquise/unterlagen, apart from the form's. */
export const documents = {
  metaTitle: `Unterlagen nachreichen | ${brand.department}`,
  metaDescription: `Flurkarte, Grundbuchauszug, Lageplan, Bebauungsplan und Fotos zu Ihrem Angebot an ${brand.department}: wo Sie sie bekommen und wie Sie sie nachreichen.`,
  share: '/asset/images/akquise/hero.jpg',
  intro: {
    title: 'Unterlagen nachreichen',
    text: 'Ihr Angebot ist bei uns, und ein Plan oder ein Foto fehlt noch? Hier senden Sie es nach. Es kommt in denselben Vorgang, ohne dass Sie Ihre Angaben wiederholen.',
    reference: 'Ihr Vorgang',
    until: 'Dieser Weg steht Ihnen offen bis',
  },
  withoutLink: {
    title: 'Öffnen Sie bitte den Link aus Ihrer Bestätigung',
    text: `Nach dem Absenden des Formulars bekommen Sie von uns eine E-Mail mit einem Link, der nur für Ihren Vorgang gilt. Er führt auf diese Seite und nimmt ${linkDays}\u00a0Tage lang bis zu ${maxDocuments} Dateien an. Finden Sie die E-Mail nicht, oder fehlt der Link darin, dann senden Sie uns die Unterlagen per E-Mail und nennen Ihre Vorgangsnummer.`,
  },
  needed: neededDocuments,
  contact: {
    title: 'Lieber per E-Mail oder Telefon?',
    text: 'Auch so kommen Ihre Unterlagen in den richtigen Vorgang, wenn Sie die Vorgangsnummer nennen.',
  },
} as const;
