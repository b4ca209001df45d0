import { brand } from '@goldbraun/shared/brand/brand';
import { allConcepts } from './concept-cards.ts';
import { hamburg as hamburgGallery } from './galleries/hamburg.ts';

export const hamburg = {
  metaTitle: `Restaurant Stresemannstraße in Hamburg | ${brand.department}`,
  metaDescription:
    'Referenz in Hamburg: das Drive-Restaurant aus Klinker an der Stresemannstraße, einer der wichtigsten Straßen im Westen der Stadt.',
  h1intro: {
    title: 'Hamburg, Stresemann\u00adstraße',
    text: 'Klinker, Berufsverkehr und Nieselregen: ein Drive-Restaurant an einer der wichtigsten Straßen im Hamburger Westen.',
    picture: {
      src: '/asset/images/hamburg/hero.jpg',
      alt: 'Drive-Restaurant aus rotem Klinker unter grauem Himmel, dahinter Backsteinhäuser und ein Kirchturm',
    },
  },
  paragraph: {
    title: 'Bei jedem Wetter',
    text: '<p>Die Stresemannstraße führt von der Innenstadt zur Autobahn. Wer hier fährt, hat ein Ziel, und wer Hunger hat, will keinen Umweg: Die Zufahrt liegt deshalb in Fahrtrichtung, die Ausfahrt an der Nebenstraße.</p><p>Das Grundstück war schmal und lag lange brach. Zwei parallele Fahrspuren und eine Terrasse zum Hof haben trotzdem Platz gefunden, und die Fassade ist aus demselben Klinker wie die Häuser links und rechts.</p>',
  },
  facts: [
    { value: '2.640&nbsp;m²', label: 'Grundstück zwischen zwei Häuserzeilen' },
    { value: '2&nbsp;Spuren', label: 'nebeneinander, die Autos warten hinter dem Haus' },
    { value: '30&nbsp;Jahre', label: 'läuft der Vertrag im Erbbaurecht' },
  ],
  gallery: { ...hamburgGallery, title: 'Neun Bilder aus dem Hamburger Westen' },
  teaser: {
    title: 'Ein schmales Grundstück?',
    text: 'Zeigen Sie es uns. Aus schwierigen Zuschnitten sind einige unserer besten Restaurants geworden.',
    button: 'Grundstück zeigen',
  },
  concepts: { title: 'Von der Elbe bis zur Umgehungsstraße', items: allConcepts },
} as const;
