import { brand } from '@goldbraun/shared/brand/brand';
import { conceptCards } from './concept-cards.ts';
import { instore } from './galleries/instore.ts';

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
  facts: [
    { value: '350–500&nbsp;m²', label: 'Mietfläche' },
    { value: 'ab 100.000', label: 'Einwohnerinnen und Einwohner hat die Stadt' },
    { value: '1a-Lage', label: 'in der Fußgängerzone oder an einem Platz mit viel Laufkundschaft' },
    { value: 'Erdgeschoss', label: 'mindestens für Küche und Theke' },
  ],
  gallery: instore,
  hero: {
    title: 'Ein Gastraum, der bleiben lässt',
    text: 'Holz, warmes Licht und Plätze für zwei oder für acht: Wer hereinkommt, soll vergessen, dass es draußen eilig zugeht. Wie das in einem Haus von 1903 aussieht, sehen Sie in Berlin.',
    button: 'Zum Beispiel in Berlin',
    picture: {
      src: '/asset/images/instore/gastraum.jpg',
      alt: 'Gastraum mit Holzdecke, roten und gelben Hängelampen, Gästen an runden Tischen und einer langen Theke',
    },
  },
  features: {
    title: 'Was Ihre Ladenfläche können sollte',
    items: [
      {
        title: 'Schaufenster zur Straße',
        text: 'Eine breite, ebenerdige Front sagt mehr als jedes Schild. Ecklagen nehmen wir besonders gern.',
      },
      {
        title: 'Ein Weg für die Abluft',
        text: 'Ein Schacht, ein alter Kamin oder eine Fassade zum Hof: Wir brauchen eine Führung bis über das Dach.',
      },
      {
        title: 'Anlieferung ohne Umwege',
        text: 'Ein Hof, eine Ladezone oder feste Zeiten in der Fußgängerzone. Wir liefern früh, leise und elektrisch.',
      },
      {
        title: 'Platz vor der Tür',
        text: 'Ein paar Tische auf dem Gehweg machen aus einem Laden einen Treffpunkt. Die Genehmigung holen wir ein.',
      },
      {
        title: 'Strom und Wasser',
        text: 'Unsere Küche ist vollelektrisch. Reicht der Anschluss nicht, verstärken wir ihn auf eigene Rechnung.',
      },
      {
        title: 'Ein Haus, das mitmacht',
        text: 'Wir sprechen früh mit Mietern und Miteigentümern: über Gerüche, Geräusche und die Stunden dazwischen.',
      },
    ],
  },
  floorPlan: {
    title: 'Zwei Ebenen, ein Ablauf',
    text: '<p>Gäste betreten das Restaurant von der Straße, bestellen am Terminal oder an der Theke und finden ihren Platz, ohne an der Schlange vorbeizumüssen. Küche und Theke liegen mindestens im Erdgeschoss, direkt dahinter die Ausgabe für Lieferdienste mit eigenem Zugang.</p><p>Alles andere richtet sich nach dem Haus: Lager und Personalräume können im Keller liegen, ein zweiter Gastraum im ersten Obergeschoss. Säulen, Erker und krumme Wände planen wir ein, statt sie zu verkleiden.</p><p>Wo das Erdgeschoss tief genug ist, genügt eine einzige Ebene, wie im Grundriss.</p>',
    drawing: {
      src: '/asset/images/plans/instore.svg',
      alt: 'Grundriss auf einer Ebene: vorn Eingang und Gastraum, dahinter die Theke, die Küche und ganz hinten Lager, Personalraum und Treppe',
      width: 520,
      height: 880,
      caption: 'Grundriss in voller Größe',
    },
    rooms: {
      caption: 'So verteilt sich eine Fläche von 420\u00a0m² in einem Gründerzeithaus',
      heads: ['Bereich', 'Fläche'],
      items: [
        { room: 'Gastraum im Erdgeschoss', area: '170\u00a0m²' },
        { room: 'Theke und Bestellterminals', area: '45\u00a0m²' },
        { room: 'Küche mit Ausgabe', area: '85\u00a0m²' },
        { room: 'WC für Gäste', area: '25\u00a0m²' },
        { room: 'Lager und Kühlräume im Keller', area: '55\u00a0m²' },
        { room: 'Personalräume und Technik im Keller', area: '40\u00a0m²' },
      ],
    },
  },
  teaser: {
    title: 'Wird bei Ihnen eine Fläche frei?',
    text: 'Schicken Sie uns Adresse, Grundriss und Termin: auch dann, wenn der heutige Mietvertrag noch läuft.',
    button: 'Fläche anbieten',
  },
  concepts: {
    title: 'Lieber am Stadtrand oder unter einem Neubau?',
    items: [conceptCards.driveThrough, conceptCards.future],
  },
} as const;
