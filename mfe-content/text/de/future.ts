import { brand } from '@goldbraun/shared/brand/brand';
import { conceptCards } from './concept-cards.ts';
import { individual } from './galleries/individual.ts';

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
  facts: [
    { value: 'Wohnen', label: 'über dem Restaurant, mit eigenem Eingang und eigenem Hof' },
    { value: 'Büros', label: 'auf den oberen Geschossen, mit Stellplätzen für beide Nutzungen' },
    { value: 'Verdichten', label: 'eines bestehenden Standorts, während das Restaurant weiterläuft' },
  ],
  gallery: individual,
  hero: {
    title: '64&nbsp;Wohnungen über einem Restaurant',
    text: 'In Augsburg-Lechhausen soll bis Ende 2028 ein Haus entstehen, in dem oben gewohnt und unten gegessen wird. Bauherrin ist eine städtische Wohnungsgesellschaft, wir mieten das Erdgeschoss.',
    button: 'Das Projekt in Augsburg',
    link: '/aktuelles/wohnen-ueber-dem-restaurant-augsburg',
    picture: {
      src: '/asset/images/individuell/abend.jpg',
      alt: 'Restaurant in der Dämmerung: helle Fensterfront, zwei Autos vor dem Abholfenster, im Hintergrund Wohnhäuser',
    },
  },
  features: {
    title: 'Vier Fragen, die wir zuerst beantworten',
    items: [
      {
        title: 'Riecht man die Küche?',
        text: 'Nein. Die Abluft steigt in einem eigenen Schacht über das Dach und wird vorher in zwei Stufen gefiltert.',
      },
      {
        title: 'Hört man die Fahrspur?',
        text: 'Sie verschwindet unter dem ersten Stock. Eine starke Decke auf elastischen Lagern trennt die Nutzungen voneinander.',
      },
      {
        title: 'Wer parkt wo?',
        text: 'Gäste zu ebener Erde, Bewohner darunter oder dahinter: mit getrennten Zufahrten und getrennten Müllräumen.',
      },
      {
        title: 'Wem gehört was?',
        text: 'Teileigentum, Miete oder Erbbaurecht: Wir fügen uns in die Form, die für Ihr Projekt die Finanzierung trägt.',
      },
    ],
  },
  teaser: {
    title: 'Ein Projekt, das in kein Schema passt?',
    text: 'Umso besser. Erzählen Sie uns, was Sie vorhaben, und wir denken mit.',
    button: 'Projekt besprechen',
  },
  concepts: {
    title: 'Oder doch eines der beiden bewährten Konzepte?',
    items: [conceptCards.driveThrough, conceptCards.inStore],
  },
} as const;
