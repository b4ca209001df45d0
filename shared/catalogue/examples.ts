import { brand } from '../brand/brand.ts';

/** Pictures and words that several pages of the catalogue use. The pictures are those of mfe-content. */
export const pictures = {
  drive: {
    src: '/asset/images/home/hero.jpg',
    alt: 'Drive-Restaurant mit goldener Scheibe am Portal',
  },
  city: { src: '/asset/images/berlin/hero.jpg', alt: 'Restaurant bei Nacht mit beleuchtetem Portal' },
  opening: { src: '/asset/images/home/eroeffnung.jpg', alt: 'Gäste bei der Eröffnung eines Restaurants' },
  brochure: { src: '/asset/images/home/broschuere.jpg', alt: 'Titelblatt der Standortbroschüre' },
} as const;

export const words = {
  short: 'Zwei Fahrspuren, eine Terrasse und ein Gastraum auf einem Grundstück.',
  long: 'Wir kaufen, pachten und mieten Flächen für neue Restaurants. Ein Lageplan und ein paar Zeilen genügen, und Sie haben innerhalb von zehn Werktagen eine Antwort.',
  brochure: brand.brochurePdf,
} as const;
