import { brand } from '@goldbraun/shared/brand/brand.ts';

export const inStore = {
  metaTitle: `Instore: ${brand.chain} in der Innenstadt`,
  metaDescription:
    'Flächen von 350 bis 500\u00a0m² in 1a-Lagen, Städte ab 100.000\u00a0Einwohnern, Küche und Theke im Erdgeschoss: das Innenstadt-Restaurant und seine Anforderungen.',
  h1intro: {
    title: 'Instore: mitten in der Stadt',
    text: 'Ein Restaurant, das sich in ein bestehendes Haus einfügt und die Straße davor belebt.',
    picture: {
      src: '/asset/images/instore/hero.jpg',
      alt: 'Einkaufsstraße mit Altbauten; im Erdgeschoss ein Restaurant mit Tischen unter gelben und roten Schirmen',
    },
  },
  paragraph: {
    title: 'Alte Fassade, neue Küche',
    text: '<p>Instore-Restaurants entstehen dort, wo Menschen zu Fuß unterwegs sind: in Fußgängerzonen, an Plätzen, in Bahnhöfen und in Einkaufszentren. Wir arbeiten mit dem, was da ist, und nehmen Rücksicht auf Denkmalschutz, Nachbarn und Hausordnung.</p><p>Küche und Theke liegen mindestens im Erdgeschoss, Gasträume und Lager dürfen auch darüber oder darunter liegen. Zuluft, Abluft und Anlieferung klären unsere Planer früh, damit Sie im Haus keine Überraschungen erleben.</p>',
  },
  facts: {
    title: 'Was die Fläche mitbringen sollte',
    items: [
      { value: '350–500&nbsp;m²', label: 'Mietfläche' },
      { value: 'ab 100.000', label: 'Einwohnerinnen und Einwohner hat die Stadt' },
      { value: '1a-Lage', label: 'in der Fußgängerzone oder an einem Platz mit viel Laufkundschaft' },
      { value: 'Erdgeschoss', label: 'mindestens für Küche und Theke' },
    ],
  },
  teaser: {
    title: 'Wird bei Ihnen eine Fläche frei?',
    text: 'Schicken Sie uns Adresse, Grundriss und Termin: auch dann, wenn der heutige Mietvertrag noch läuft.',
    button: 'Fläche anbieten',
  },
} as const;
