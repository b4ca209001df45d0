import { brand } from '@goldbraun/shared/brand/brand';
import { conceptCards } from './concept-cards.ts';
import { contactPersonCard } from './contact-person.ts';
import { golddrive } from './galleries/golddrive.ts';

export const driveThrough = {
  metaTitle: `${brand.driveThrough.name}: das Drive-Restaurant von ${brand.chain}`,
  metaDescription: `${brand.driveThrough.name} braucht ein Grundstück ab 2.500\u00a0m², zwei parallele Fahrspuren und eine gut sichtbare Lage. So planen und bauen wir unser Drive-Restaurant.`,
  h1intro: {
    title: `${brand.driveThrough.name}: bestellen, abholen, weiterfahren`,
    text: 'Zwei Fahrspuren, ein Gastraum, eine Terrasse: das Restaurant für Orte, an denen täglich Tausende vorbeikommen.',
    picture: {
      src: '/asset/images/golddrive/hero.jpg',
      alt: 'Abholfenster mit gelbem Rahmen: Eine Mitarbeiterin reicht eine Tüte in ein gelbes Auto',
    },
  },
  paragraph: {
    title: 'Ein Haus für zwei Geschwindigkeiten',
    text: '<p>Wer es eilig hat, bestellt in einer von zwei parallelen Fahrspuren und bekommt sein Essen am Fenster. Wer Zeit hat, sitzt im Gastraum oder auf der Terrasse. Beides verlangt ein Grundstück, auf dem Autos, Fahrräder und Fußgänger einander nicht in die Quere kommen.</p><p>Deshalb beginnen wir mit dem Verkehr: Zufahrt, Aufstellfläche, Ausfahrt. Erst danach zeichnen wir das Gebäude. Die Stellplätze liegen so, dass niemand die Fahrspur kreuzt, und die Terrasse dort, wo am Nachmittag die Sonne steht.</p>',
  },
  facts: [
    { value: 'ab 2.500&nbsp;m²', label: 'Grundstück, möglichst rechteckig und eben' },
    { value: 'rund 500&nbsp;m²', label: 'Restaurantgebäude mit Terrasse' },
    { value: '30–40&nbsp;m²', label: 'Nebengebäude' },
    { value: '2&nbsp;Spuren', label: 'nebeneinander, mit Platz für wartende Autos auf dem Grundstück' },
  ],
  gallery: golddrive,
  hero: {
    title: 'Sehen Sie sich um, bevor wir bauen',
    text: 'In Kiefersfelden können Sie sich vor einem fertigen Restaurant in alle Richtungen drehen: Fahrspur, Terrasse und Stellplätze, so wie sie bei Ihnen liegen könnten.',
    button: 'Zum Rundblick',
    picture: {
      src: '/asset/images/golddrive/abendlicht.jpg',
      alt: 'Rotes Restaurant im Abendlicht, davor Gäste an Tischen unter gelben und roten Schirmen, rechts der Werbemast',
    },
  },
  teaser: {
    title: 'Sie haben ein Grundstück an einer guten Straße?',
    text: 'Dann möchten wir es kennenlernen. Ein Lageplan und ein paar Zeilen genügen.',
    button: 'Grundstück anbieten',
  },
  features: {
    title: 'Woran wir ein gutes Grundstück erkennen',
    items: [
      {
        title: 'Man sieht es früh',
        text: 'Wer mit 50&nbsp;km/h kommt, muss Schild und Einfahrt rechtzeitig erkennen. Ecken, Kuppen und das Ende einer Geraden sind ideal.',
      },
      {
        title: 'Man kommt leicht hinein',
        text: 'Am besten aus beiden Richtungen: über eine Ampel, einen Kreisverkehr oder eine Abbiegespur, die sich anlegen lässt.',
      },
      {
        title: 'Es liegt am Weg',
        text: 'Ausfallstraße, Bundesstraße, Anschlussstelle oder Pendlerstrecke: Unsere Gäste machen selten einen Umweg.',
      },
      {
        title: 'Die Nachbarn bringen Verkehr',
        text: 'Supermarkt, Baumarkt, Tankstelle, Messe oder Stadion: Was Menschen anzieht, hilft auch uns.',
      },
      {
        title: 'Das Baurecht passt',
        text: 'Gewerbe-, Misch- oder Sondergebiet. Wo es noch keinen Bebauungsplan gibt, klären wir das Vorhaben mit der Gemeinde.',
      },
      {
        title: 'Der Boden trägt',
        text: 'Eben, tragfähig und erschlossen. Altlasten schließen ein Geschäft nicht aus, wir möchten nur davon wissen.',
      },
    ],
  },
  floorPlan: {
    title: 'Der Grundriss, von innen nach außen',
    text: '<p>In der Mitte liegt die Küche. Nach vorn öffnet sie sich zur Theke und zum Gastraum, zur Giebelseite hin zu den Fenstern der Fahrspur: Beide Seiten bedient dasselbe Team, ohne dass sich Wege kreuzen.</p><p>Um das Haus führen zwei parallele Fahrspuren mit je einem Bestellpunkt, die sich vor dem ersten Fenster zu einer vereinen. Lieferwagen halten am Nebengebäude, wo auch Leergut und Wertstoffe stehen, und begegnen den Gästen nicht.</p><p>Der Grundriss lässt sich spiegeln und drehen. Entscheidend ist, von wo der Verkehr kommt.</p>',
    drawing: {
      src: '/asset/images/plans/golddrive.svg',
      alt: 'Lageplan: Restaurant mit Küche in der Mitte, Gastraum und Terrasse zur Straße, rechts zwei Fahrspuren mit Bestellpunkten und Abholfenstern, links Stellplätze, hinten das Nebengebäude',
      width: 816,
      height: 912,
      caption: 'Lageplan in voller Größe',
    },
    rooms: {
      caption: 'Richtwerte für ein Restaurant von rund 500\u00a0m² mit Terrasse',
      heads: ['Bereich', 'Fläche'],
      items: [
        { room: 'Gastraum mit Eingang und Spielbereich', area: '150\u00a0m²' },
        { room: 'Küche, Theke und Abholfenster', area: '120\u00a0m²' },
        { room: 'Lager, Kühl- und Tiefkühlraum', area: '60\u00a0m²' },
        { room: 'Personal, Büro und Technik', area: '50\u00a0m²' },
        { room: 'WC für Gäste, barrierefrei', area: '30\u00a0m²' },
        { room: 'Terrasse', area: '90\u00a0m²' },
        { room: 'Nebengebäude, frei stehend', area: '30–40\u00a0m²' },
      ],
    },
  },
  // Where the site plan can't come.
  sitePlan: {
    title: 'Wie groß muss Ihr Grundstück sein?',
    text: '<p>Auf 50&nbsp;m Breite und 50&nbsp;m Tiefe hat unser Restaurant mit zwei Fahrspuren in der Regel Platz. Ist Ihr Grundstück schmaler und dafür tiefer, drehen wir das Gebäude: Nennen Sie uns die Maße, und wir zeichnen den Plan für Sie.</p>',
  },
  person: {
    ...contactPersonCard,
    text: 'Zwei Fahrspuren oder lieber ein anderes Konzept? Schreiben Sie ihm, was Ihr Grundstück kann, und er sagt Ihnen, was wir daraus machen würden.',
  },
  concepts: {
    title: 'Kein Platz für zwei Fahrspuren?',
    items: [conceptCards.inStore, conceptCards.future],
  },
} as const;
