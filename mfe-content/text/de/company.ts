import { brand } from '@goldbraun/shared/brand/brand';
import { allConcepts } from './concept-cards.ts';
import { dresden } from './galleries/dresden.ts';

export const company = {
  metaTitle: `Unternehmen: Wer hinter ${brand.chain} steht`,
  metaDescription: `${brand.chain} betreibt rund 1.440\u00a0Restaurants in Deutschland, zu mehr als 90\u00a0% im Franchise. Was das Unternehmen als Vertragspartner ausmacht.`,
  h1intro: {
    title: 'Ein Unternehmen, das lange bleibt',
    text: `Seit über 50&nbsp;Jahren eröffnet ${brand.chain} Restaurants in Deutschland. Viele stehen noch dort, wo sie begonnen haben.`,
    picture: {
      src: '/asset/images/unternehmen/hero.jpg',
      alt: 'Gäste vor einem neu eröffneten Restaurant, über dem Eingang ein Bogen aus Ballons',
    },
  },
  paragraph: {
    title: 'Eine Marke, viele Unternehmerinnen und Unternehmer',
    text: `<p>Mehr als 90&nbsp;% der Restaurants werden im Franchise geführt: von Menschen, die ihr eigenes Geld einsetzen und jeden Tag vor Ort sind. Sie stellen ein, sie bilden aus, sie stehen im Gemeinderat Rede und Antwort.</p><p>${brand.department} ist die Abteilung, die Grundstücke und Flächen findet, Verträge schließt und baut. Wir bleiben über die ganze Laufzeit Ihr Vertragspartner, gleich wer das Restaurant führt.</p>`,
  },
  facts: {
    title: 'Die Zahlen dahinter',
    items: [
      { value: 'rund 1.440', label: 'Restaurants in Deutschland' },
      { value: 'etwa 500', label: 'weitere sind geplant' },
      { value: '1,6&nbsp;Mio.', label: 'Gäste am Tag' },
      { value: 'über 90&nbsp;%', label: 'der Restaurants im Franchise' },
      { value: 'über 50', label: 'Jahre Geschichte in Deutschland' },
      { value: 'über 20', label: 'Jahre laufen unsere Verträge' },
    ],
  },
  features: {
    title: 'So verhalten wir uns als Vertragspartner',
    items: [
      {
        title: 'Wir unterschreiben selbst',
        text: 'Im Grundbuch und im Mietvertrag steht die Zentrale, nicht der Betreiber vor Ort.',
      },
      {
        title: 'Wir zahlen pünktlich',
        text: 'Miete, Pacht und Erbbauzins gehen zum Fälligkeitstag ein, auch in Monaten mit schlechtem Wetter.',
      },
      {
        title: 'Wir halten instand',
        text: 'Dach, Fassade, Technik und Außenanlagen pflegen wir auf eigene Kosten und modernisieren regelmäßig.',
      },
      {
        title: 'Wir sagen früh Bescheid',
        text: 'Ob Umbau, Betreiberwechsel oder Verlängerung: Sie hören es von uns, bevor Sie es in der Zeitung lesen.',
      },
    ],
  },
  gallery: { ...dresden, title: 'Ein Haus, sechzehn Mal anders: Dresden' },
  hero: {
    title: 'Gebaut wird mit dem Ort',
    text: 'Holz statt Stahlblech, Regenwasser im Boden statt im Kanal, Strom vom eigenen Dach: Welche Idee sich bewährt hat und welche nicht, berichten wir offen.',
    button: 'Zu unseren Projekten',
    picture: {
      src: '/asset/images/unternehmen/dach.jpg',
      alt: 'Blick über die rote Dachkante eines Restaurants auf Solarmodule, dahinter Bäume und Wohnhäuser',
    },
  },
  careers: {
    title: 'Arbeiten, wo Städte sich verändern',
    text: 'Wir suchen Menschen für Standortentwicklung, Bauleitung und Vertragsrecht, in der Zentrale in München und in allen elf Regionen.',
    button: 'Offene Stellen ansehen',
    picture: {
      src: '/asset/images/unternehmen/karriere.jpg',
      alt: 'Mitarbeiterinnen und Mitarbeiter mit roten Mützen hinter der Theke, davor bestellen Gäste',
    },
  },
  teaser: {
    title: 'Lernen Sie uns kennen',
    text: 'Am besten an Ihrem Standort: Wir kommen gern vorbei und sehen ihn uns mit Ihnen an.',
    button: 'Termin vereinbaren',
  },
  concepts: { title: 'Was wir auf Ihrer Fläche bauen', items: allConcepts },
} as const;
