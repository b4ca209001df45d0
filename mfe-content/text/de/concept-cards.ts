import { brand } from '@goldbraun/shared/brand/brand';

/** The three restaurant concepts as cards, each leading to its page; a concept's own page shows the other two. */
export const conceptCards = {
  driveThrough: {
    title: brand.driveThrough.name,
    subtitle: 'Grundstücke ab 2.500&nbsp;m²',
    text: 'Das Restaurant mit zwei Fahrspuren, Terrasse und Stellplätzen, gut sichtbar an einer stark befahrenen Straße.',
    button: 'Zum Drive-Konzept',
    link: 'driveThrough',
    picture: {
      src: '/asset/images/konzepte/golddrive.jpg',
      alt: 'Eine Mitarbeiterin reicht am Abholfenster eine Tüte in ein gelbes Auto',
    },
  },
  inStore: {
    title: 'Instore',
    subtitle: 'Flächen von 350 bis 500&nbsp;m²',
    text: 'Das Restaurant in der Fußgängerzone, im Bahnhof oder im Einkaufszentrum, in Städten ab 100.000&nbsp;Einwohnern.',
    button: 'Zum Innenstadt-Konzept',
    link: 'inStore',
    picture: {
      src: '/asset/images/konzepte/instore.jpg',
      alt: 'Restaurant im Erdgeschoss eines Altbaus, davor Tische unter gelben und roten Schirmen',
    },
  },
  future: {
    title: 'Individuelle Lösungen',
    subtitle: 'Mit Wohnungen oder Büros darüber',
    text: 'Wo Boden knapp ist, wird das Restaurant zum Erdgeschoss: gestapelt, kombiniert und mit Ihnen entwickelt.',
    button: 'Zu den Lösungen',
    link: 'future',
    picture: {
      src: '/asset/images/konzepte/individuell.jpg',
      alt: 'Wohnhaus mit begrünten Balkonen über einem Drive-Restaurant',
    },
  },
} as const;

/** All three, in the order of the menu. */
export const allConcepts = [conceptCards.driveThrough, conceptCards.inStore, conceptCards.future] as const;
