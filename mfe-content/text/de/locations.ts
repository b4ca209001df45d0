import { brand } from '@goldbraun/shared/brand/brand.ts';

export const locations = {
  metaTitle: `Standorte: Was ${brand.chain} sucht`,
  metaDescription:
    'Grundstücke ab 2.500\u00a0m² an Hauptverkehrsstraßen und Flächen von 350 bis 500\u00a0m² in Fußgängerzonen: unsere Anforderungen an neue Standorte auf einen Blick.',
  h1intro: {
    title: 'Standorte, die uns weiterbringen',
    text: `Rund 1.440&nbsp;Restaurants betreibt ${brand.chain} in Deutschland, etwa 500 sollen hinzukommen. Wo sie stehen könnten, sagt diese Seite.`,
    picture: {
      src: '/asset/images/standorte/hero.jpg',
      alt: 'Baustelle mit Kran und Rohbau; ein Schild kündigt ein neues Restaurant an',
    },
  },
  driveThrough: {
    title: `Für ${brand.driveThrough.name}: Platz und Verkehr`,
    text: '<p>Ein Drive-Restaurant lebt davon, dass man es rechtzeitig sieht und bequem hineinfährt. Wir suchen Grundstücke an Ausfallstraßen, an Anschlussstellen, in Gewerbegebieten und an Einkaufszentren, am liebsten mit einer Zufahrt aus beiden Richtungen.</p>',
    facts: [
      { value: 'ab 2.500&nbsp;m²', label: 'Grundstücksgröße, für einen Kauf ab 3.000&nbsp;m²' },
      { value: 'rund 500&nbsp;m²', label: 'Restaurantgebäude mit Terrasse' },
      { value: '30–40&nbsp;m²', label: 'Nebengebäude für Lager und Wertstoffe' },
    ],
  },
  inStore: {
    title: 'Für Instore: die beste Adresse der Stadt',
    text: '<p>In der Innenstadt zählt jeder Meter Schaufenster. Wir mieten in 1a-Lagen von Fußgängerzonen, in Bahnhöfen und in Einkaufszentren, im Bestand ebenso wie in Projekten, die erst geplant werden.</p>',
    facts: [
      { value: '350–500&nbsp;m²', label: 'Fläche, Küche und Theke mindestens im Erdgeschoss' },
      { value: 'ab 100.000', label: 'Einwohnerinnen und Einwohner hat die Stadt' },
      { value: '20&nbsp;Jahre', label: 'und länger laufen unsere Verträge' },
    ],
  },
  teaser: {
    title: 'Passt Ihr Standort dazu?',
    text: 'Senden Sie uns Lage und Größe. Unser Team für Ihre Region prüft Ihr Angebot und meldet sich bei Ihnen.',
    button: 'Standort anbieten',
  },
} as const;
