import { brand } from '@goldbraun/shared/brand/brand.ts';

export const future = {
  metaTitle: `Individuelle Lösungen: ${brand.chain} unter Wohnungen und Büros`,
  metaDescription:
    'Drive-Restaurant im Erdgeschoss, Wohnungen, Büros oder ein Hotel darüber: So entwickeln wir mit Eigentümern und Gemeinden Standorte, an denen Boden knapp ist.',
  h1intro: {
    title: 'Individuelle Lösungen für knappen Boden',
    text: 'Ein Grundstück kann mehr als ein Restaurant tragen. Wir planen das Haus darüber mit.',
    picture: {
      src: '/asset/images/individuell/hero.jpg',
      alt: 'Mehrgeschossiges Wohnhaus mit begrünten Balkonen, im Erdgeschoss ein Drive-Restaurant mit Fahrspur',
    },
  },
  paragraph: {
    title: 'Unten essen, oben wohnen',
    text: '<p>Viele Gemeinden wollen keine eingeschossigen Gebäude mehr, und wir verstehen das gut. Unser Drive-Restaurant lässt sich als Erdgeschoss planen: Die Fahrspur verläuft unter dem Haus, darüber liegen Wohnungen, Büros oder ein Hotel.</p><p>Lüftung, Schallschutz und Anlieferung sind dafür gelöst. Welche Mischung an Ihrem Standort Baurecht bekommt, klären wir mit Ihnen und der Gemeinde, bevor jemand Geld in Pläne steckt.</p>',
  },
  facts: {
    title: 'Was möglich ist',
    items: [
      { value: 'Wohnen', label: 'über dem Restaurant, mit eigenem Eingang und eigenem Hof' },
      { value: 'Büros', label: 'auf den oberen Geschossen, mit Stellplätzen für beide Nutzungen' },
      { value: 'Verdichten', label: 'eines bestehenden Standorts, während das Restaurant weiterläuft' },
    ],
  },
  teaser: {
    title: 'Ein Projekt, das in kein Schema passt?',
    text: 'Umso besser. Erzählen Sie uns, was Sie vorhaben, und wir denken mit.',
    button: 'Projekt besprechen',
  },
} as const;
