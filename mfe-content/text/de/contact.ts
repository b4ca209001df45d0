import { brand } from '@goldbraun/shared/brand/brand';
import { contactPersonCard } from './contact-person.ts';

export const contact = {
  metaTitle: `Kontakt zu ${brand.department}`,
  metaDescription: `Fragen zu Standorten, Flächen und Verträgen: So erreichen Sie ${brand.department} per Formular, Telefon und Post.`,
  h1intro: {
    title: 'Wir freuen uns auf Ihre Nachricht',
    text: 'Ob Frage, Angebot oder Idee: Hier erreichen Sie Menschen, die Ihren Standort beurteilen können.',
    picture: {
      src: '/asset/images/kontakt/hero.jpg',
      alt: 'Gastraum eines Restaurants mit Holzdecke, roten und gelben Lampen und einer langen Theke',
    },
  },
  person: {
    ...contactPersonCard,
    text: 'Er kennt alle elf Regionen und weiß, wer in unserem Team für Ihren Standort zuständig ist.',
  },
  form: {
    title: 'Schreiben Sie uns',
    text: 'Je genauer wir Lage, Größe und heutige Nutzung kennen, desto konkreter fällt unsere Antwort aus. Einen Lageplan oder Grundriss können Sie gleich mitschicken.',
    fallback: 'Das Formular ist gerade nicht erreichbar. Rufen Sie uns an oder schreiben Sie uns direkt:',
  },
} as const;
