import { brand } from '@goldbraun/shared/brand/brand';
import { allConcepts } from './concept-cards.ts';
import { hamburg } from './galleries/hamburg.ts';

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
    text: '<p>Ein Drive-Restaurant lebt davon, dass man es rechtzeitig sieht und bequem hineinfährt. Wir suchen Grundstücke an Ausfallstraßen, an Anschlussstellen, in Gewerbegebieten und an Einkaufszentren, am liebsten mit einer Zufahrt aus beiden Richtungen.</p><p>Ob das Grundstück leer ist, spielt keine Rolle. Viele unserer Häuser stehen, wo vorher eine Tankstelle, ein Autohaus oder eine Gärtnerei war.</p>',
    facts: [
      { value: 'ab 2.500&nbsp;m²', label: 'Grundstücksgröße, für einen Kauf ab 3.000&nbsp;m²' },
      { value: 'rund 500&nbsp;m²', label: 'Restaurantgebäude mit Terrasse' },
      { value: '30–40&nbsp;m²', label: 'Nebengebäude für Lager und Wertstoffe' },
    ],
  },
  inStore: {
    title: 'Für Instore: die beste Adresse der Stadt',
    text: '<p>In der Innenstadt zählt jeder Meter Schaufenster. Wir mieten in 1a-Lagen von Fußgängerzonen, in Bahnhöfen und in Einkaufszentren, im Bestand ebenso wie in Projekten, die erst geplant werden.</p><p>Auch Flächen auf zwei Ebenen sind willkommen, solange Küche und Theke im Erdgeschoss bleiben.</p>',
    facts: [
      { value: '350–500&nbsp;m²', label: 'Fläche, Küche und Theke mindestens im Erdgeschoss' },
      { value: 'ab 100.000', label: 'Einwohnerinnen und Einwohner hat die Stadt' },
      { value: '20&nbsp;Jahre', label: 'und länger laufen unsere Verträge' },
    ],
  },
  hero: {
    title: 'Wir sehen uns jedes Angebot an',
    text: 'Verkehr, Sichtachsen, Zufahrt, Nachbarschaft: Bevor wir ein Angebot schreiben, steht jemand von uns auf Ihrem Grundstück. Erst der Ort, dann der Plan.',
    button: 'Wer Ihren Standort prüft',
    picture: {
      src: '/asset/images/standorte/luftbild.jpg',
      alt: 'Grünes Restaurant von schräg oben: Solarmodule auf dem Dach, Terrasse, Zebrastreifen und Autos in der Fahrspur',
    },
  },
  gallery: { ...hamburg, title: 'Ein schmales Grundstück, neun Bilder später' },
  references: {
    title: 'Vier Adressen zum Ansehen',
    text: 'Drei Städte und eine Autobahn: Diese Restaurants zeigen, wie verschieden gute Lagen sind.',
    items: [
      {
        title: 'Berlin',
        subtitle: 'Warschauer Straße',
        text: 'Ein Gründerzeithaus von 1903 und 31.000&nbsp;Passanten an einem Freitag.',
        button: 'Zu den Bildern',
        link: 'berlin',
        picture: {
          src: '/asset/images/standorte/berlin.jpg',
          alt: 'Restaurant mit roter Blende im Erdgeschoss eines Altbaus, davor Gäste unter gelben Schirmen',
        },
      },
      {
        title: 'Dresden',
        subtitle: 'Prager Straße',
        text: 'Zwischen Hauptbahnhof und Altmarkt, im Erdgeschoss eines Hauses aus Sandstein.',
        button: 'Zu den Bildern',
        link: 'dresden',
        picture: {
          src: '/asset/images/standorte/dresden.jpg',
          alt: 'Restaurant an einer Fußgängerzone, davor Gäste unter Schirmen und ein runder Brunnen',
        },
      },
      {
        title: 'Hamburg',
        subtitle: 'Stresemannstraße',
        text: 'Klinker, Regen und zwei Fahrspuren auf einem Grundstück zwischen Häuserzeilen.',
        button: 'Zu den Bildern',
        link: 'hamburg',
        picture: {
          src: '/asset/images/standorte/hamburg.jpg',
          alt: 'Drive-Restaurant aus rotem Klinker, dahinter Backsteinhäuser und ein Kirchturm',
        },
      },
      {
        title: 'Kiefersfelden',
        subtitle: 'Inntalautobahn',
        text: 'Das Haus mit dem weiten Holzdach, zum Umsehen in alle Richtungen.',
        button: 'Zur Panoramatour',
        link: 'panorama',
        picture: {
          src: '/asset/images/standorte/kiefersfelden.jpg',
          alt: 'Gelbes Portal unter einem weiten Holzdach, dahinter Berge',
        },
      },
    ],
  },
  teaser: {
    title: 'Passt Ihr Standort dazu?',
    text: 'Senden Sie uns Lage und Größe. Unser Team für Ihre Region prüft Ihr Angebot und meldet sich bei Ihnen.',
    button: 'Standort anbieten',
  },
  concepts: { title: 'Welches Restaurant passt zu Ihrer Lage?', items: allConcepts },
} as const;
