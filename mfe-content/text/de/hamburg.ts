import { brand } from '@goldbraun/shared/brand/brand.ts';

export const hamburg = {
  metaTitle: `Restaurant Stresemannstraße in Hamburg | ${brand.department}`,
  metaDescription:
    'Referenz in Hamburg: das Drive-Restaurant an der Stresemannstraße, eine der wichtigsten Straßen des Westens, und sein Weg durch die Planung.',
  h1intro: {
    title: 'Hamburg, Stresemannstraße',
    text: 'Ein Drive-Restaurant an einer der wichtigsten Straßen im Hamburger Westen.',
    picture: {
      src: '/asset/images/hamburg/hero.jpg',
      alt: 'Restaurant in der Dämmerung bei Regen: Die Fassade spiegelt sich auf dem nassen Asphalt, zwei Autos in der Fahrspur',
    },
  },
  paragraph: {
    title: 'Bei jedem Wetter',
    text: '<p>Die Stresemannstraße führt von der Innenstadt zur Autobahn. Wer hier fährt, hat ein Ziel, und wer Hunger hat, will keinen Umweg: Die Zufahrt liegt deshalb in Fahrtrichtung, die Ausfahrt an der Nebenstraße.</p><p>Das Grundstück war schmal. Zwei parallele Fahrspuren und eine Terrasse zum Hof haben trotzdem Platz gefunden.</p>',
  },
  teaser: {
    title: 'Ein schmales Grundstück?',
    text: 'Zeigen Sie es uns. Aus schwierigen Zuschnitten sind einige unserer besten Restaurants geworden.',
    button: 'Grundstück anbieten',
  },
} as const;
