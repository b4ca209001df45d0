import { brand } from '@goldbraun/shared/brand/brand.ts';

export const driveThrough = {
  metaTitle: `${brand.driveThrough.name}: das Drive-Restaurant von ${brand.chain}`,
  metaDescription: `${brand.driveThrough.name} braucht ein Grundstück ab 2.500\u00a0m², zwei parallele Fahrspuren und eine gut sichtbare Lage. So planen und bauen wir unser Drive-Restaurant.`,
  h1intro: {
    title: `${brand.driveThrough.name}: bestellen, abholen, weiterfahren`,
    text: 'Zwei Fahrspuren, ein Gastraum, eine Terrasse: das Restaurant für Orte, an denen täglich Tausende vorbeikommen.',
    picture: {
      src: '/asset/images/golddrive/hero.jpg',
      alt: 'Abholfenster mit gelbem Rahmen: Eine Mitarbeiterin reicht eine Tüte in ein helles Auto',
    },
  },
  paragraph: {
    title: 'Ein Haus für zwei Geschwindigkeiten',
    text: '<p>Wer es eilig hat, bestellt in einer von zwei parallelen Fahrspuren und bekommt sein Essen am Fenster. Wer Zeit hat, sitzt im Gastraum oder auf der Terrasse. Beides verlangt ein Grundstück, auf dem Autos, Fahrräder und Fußgänger einander nicht in die Quere kommen.</p><p>Deshalb beginnen wir mit dem Verkehr: Zufahrt, Aufstellfläche, Ausfahrt. Erst danach zeichnen wir das Gebäude. Die Stellplätze liegen so, dass niemand die Fahrspur kreuzt, und die Terrasse dort, wo am Nachmittag die Sonne steht.</p>',
  },
  facts: {
    title: 'Was der Standort mitbringen sollte',
    items: [
      { value: 'ab 2.500&nbsp;m²', label: 'Grundstück, möglichst rechteckig und eben' },
      { value: 'rund 500&nbsp;m²', label: 'Restaurantgebäude mit Terrasse' },
      { value: '30–40&nbsp;m²', label: 'Nebengebäude' },
      { value: '2&nbsp;Spuren', label: 'nebeneinander, mit Platz für wartende Autos auf dem Grundstück' },
    ],
  },
  teaser: {
    title: 'Sie haben ein Grundstück an einer guten Straße?',
    text: 'Dann möchten wir es kennenlernen. Ein Lageplan und ein paar Zeilen genügen.',
    button: 'Grundstück anbieten',
  },
} as const;
