import { brand } from '@goldbraun/shared/brand/brand';
import { contactFinder } from './contact-finder.ts';
import { contactWays } from './contact-ways.ts';
import { faq } from './faq.ts';
import { regionalContacts } from './regional-contacts.ts';

const { chain, company, department, driveThrough } = brand;

/** The texts of /akquise, in the order of the page. */
export const acquisition = {
  metaTitle: `Grundstück anbieten | ${department}`,
  metaDescription: `${chain} kauft, mietet und pachtet Grundstücke ab 3.000\u00a0m² und Ladenflächen in besten Lagen. Ihr Ansprechpartner für elf Regionen und das Formular für Ihr Angebot.`,
  brandLine: { call: 'Rufen Sie uns an:' },
  hero: {
    title: 'Ihr Grundstück. Unser nächstes Restaurant.',
    text: 'Sie haben eine gut gelegene Fläche, wir haben einen Plan für die nächsten Jahrzehnte. Sprechen wir darüber.',
    button: 'Kontaktieren Sie uns',
    picture: {
      src: '/asset/images/akquise/hero.jpg',
      alt: 'Luftbild eines Restaurants mit goldenem Eingang, Solarmodulen auf dem Dach, Terrasse unter Sonnenschirmen und Stellplätzen zwischen runden Bäumen',
    },
  },
  figures: {
    title: 'Mit wem Sie abschließen',
    items: [
      { value: 'über 50', label: 'Jahre am Markt' },
      { value: 'rund 1.440', label: 'Restaurants in Deutschland' },
      { value: 'rund 500', label: 'neue Restaurants geplant' },
      { value: '1,6\u00a0Mio.', label: 'Gäste an jedem Tag' },
      { value: 'über 20', label: 'Jahre Laufzeit je Vertrag' },
      { value: 'über 90\u00a0%', label: 'in der Hand von Franchisenehmern' },
    ],
  },
  regions: {
    title: 'Elf Regionen, elf Menschen, die Ihre Lage kennen',
    text: 'Wer in Ihrer Region für neue Standorte zuständig ist, entscheidet auch über den nächsten Schritt. Nennen Sie uns Ihren Ort, rufen Sie direkt an oder schreiben Sie eine E-Mail.',
    ways: contactWays,
    finder: contactFinder,
    all: 'Alle elf Ansprechpersonen',
    sources: {
      before: 'Orte der Suche:',
      towns: { text: 'GeoNames', href: 'https://www.geonames.org/' },
      licence: { text: 'CC\u00a0BY\u00a04.0', href: 'https://creativecommons.org/licenses/by/4.0/deed.de' },
    },
    contacts: regionalContacts,
    unsure: {
      title: 'Nicht sicher, wer zuständig ist?',
      text: 'Nennen Sie uns im Formular die Adresse Ihrer Fläche. Wir geben sie an die richtige Person weiter.',
      button: 'Zum Formular',
    },
  },
  blocks: [
    {
      title: 'Aus Ihrer Fläche wird ein Standort',
      text: 'Wir suchen Grundstücke an Ausfallstraßen, an Kreuzungen, neben Märkten und Tankstellen, dazu Ladenflächen in lebhaften Fußgängerzonen. Ob Acker im Gewerbegebiet, leeres Autohaus oder Baulücke: Unsere Fachleute für Planung, Verkehr und Baurecht sehen sich jede Fläche an und sagen Ihnen ehrlich, was dort möglich ist.',
      picture: {
        src: '/asset/images/akquise/baustelle.jpg',
        alt: 'Baustelle mit gelbem Kran, Rohbau aus Betonstützen und einer Bautafel mit goldener Scheibe',
      },
    },
    {
      title: 'Gut vorbereitet ins erste Gespräch',
      text: 'Welche Angaben brauchen wir, um Ihr Angebot zügig zu bewerten? Auf einer Seite haben wir zusammengestellt, was Sie bereitlegen können – vom Flurstück bis zur Zufahrt. Es muss nicht alles vollständig sein, damit wir anfangen.',
      picture: {
        src: '/asset/images/akquise/abholfenster.jpg',
        alt: 'Eine Mitarbeiterin reicht eine Tüte aus dem gelb gerahmten Abholfenster in ein gelbes Auto',
      },
      button: 'Checkliste herunterladen',
    },
  ],
  benefits: {
    title: 'Vier gute Gründe, mit uns zu sprechen',
    items: [
      {
        title: 'Sichere Einnahmen',
        text: 'Unsere Verträge laufen über mehr als 20\u00a0Jahre. Sie rechnen mit festen Zahlungen statt mit wechselnden Mietern.',
      },
      {
        title: 'Kauf, Miete oder Erbbaurecht',
        text: 'Sie bestimmen, ob Sie verkaufen oder Eigentümer bleiben. Wir richten den Vertrag danach aus.',
      },
      {
        title: 'Alles aus einer Hand',
        text: 'Gutachten, Bauantrag, Bau und Unterhalt übernehmen wir, auf unsere Kosten und mit eigenen Leuten.',
      },
      {
        title: 'Verlässlich und verschwiegen',
        text: 'Ihr Angebot bleibt bei uns. Sie sprechen vom ersten Anruf bis zur Unterschrift mit derselben Person.',
      },
    ],
  },
  requirements: {
    title: 'Diese Flächen suchen wir',
    items: [
      {
        title: 'Wir kaufen Grundstücke ab 3.000\u00a0m²',
        subtitle: `Für ein ${driveThrough.name} mit zwei Fahrspuren`,
        points: [
          'Grundstück von rund 3.000\u00a0m² mit guter Sicht von der Straße',
          'Restaurantgebäude von etwa 500\u00a0m², dazu eine Terrasse',
          'Nebengebäude mit 30–40\u00a0m²',
          'Platz für zwei parallele Fahrspuren',
        ],
        button: `Mehr zum ${driveThrough.name}`,
        link: 'driveThrough',
        picture: {
          src: '/asset/images/akquise/drive.jpg',
          alt: 'Rotes Flachdach-Restaurant mit goldener Scheibe über dem Eingang, rechts zwei Fahrspuren mit Autos',
        },
      },
      {
        title: 'Wir mieten Ladenflächen von rund 500–700\u00a0m²',
        subtitle: 'Für ein Restaurant mitten in der Stadt',
        points: [
          'Beste Lage in der Fußgängerzone',
          'Stadt mit mindestens 100.000\u00a0Einwohnern',
          'Küche und Tresen mindestens im Erdgeschoss',
          'Eingang und Schaufenster zur belebten Straße',
        ],
        button: 'Mehr zum Restaurant in der Innenstadt',
        link: 'inStore',
        picture: {
          src: '/asset/images/akquise/innenstadt.jpg',
          alt: 'Restaurant mit roter Blende im Erdgeschoss eines Gründerzeithauses, davor Gäste unter bunten Schirmen',
        },
      },
    ],
  },
  // Where the site plan can't come.
  sitePlan: {
    title: 'Passt Ihr Grundstück?',
    text: 'Der Lageplan lässt sich gerade nicht zeichnen. Auf 50\u00a0m Breite und 50\u00a0m Tiefe hat unser Restaurant mit zwei Fahrspuren in der Regel Platz. Nennen Sie uns Ihre Maße im Formular, dann zeichnen wir den Plan für Sie.',
  },
  process: {
    title: 'In vier Schritten zum Vertrag',
    items: [
      {
        title: 'Sie bieten an',
        text: 'Formular ausfüllen, Lageplan anhängen, absenden. Das dauert keine fünf Minuten und verpflichtet Sie zu nichts.',
      },
      {
        title: 'Wir prüfen',
        text: 'Lage, Verkehr, Baurecht: Nach spätestens fünf Werktagen wissen Sie, ob Ihre Fläche zu uns passt.',
      },
      {
        title: 'Wir kommen zu Ihnen',
        text: 'Ihr Ansprechpartner besichtigt das Grundstück, zeichnet einen ersten Lageplan und bespricht Preis und Laufzeit.',
      },
      {
        title: 'Wir unterschreiben und bauen',
        text: 'Nach der Beurkundung stellen wir den Bauantrag. Vom Bagger bis zur Eröffnung kümmern wir uns um alles.',
      },
    ],
  },
  formTeaser: {
    title: 'Bieten Sie uns Ihre Fläche an',
    text: 'Je genauer Sie Ihre Fläche beschreiben, desto schneller kommt unsere Antwort. Ihre Angaben lesen nur die Menschen, die darüber entscheiden.',
    points: [
      'Unverbindlich und kostenfrei',
      'Bestätigung mit Vorgangsnummer, sobald Ihre Nachricht da ist',
      'Auch Fragen ohne Angebot sind willkommen',
    ],
  },
  generalContact: {
    title: 'Lieber persönlich?',
    text: 'Sie wissen nicht, welche Region die richtige ist, oder haben eine Frage, die in kein Formular passt? Die Zentrale hilft Ihnen weiter.',
    company,
    labels: { address: 'Anschrift', phone: 'Telefon', email: 'E-Mail', website: 'Website' },
  },
  faq: { title: 'Häufige Fragen von Eigentümern', items: faq },
  homeCard: {
    title: `Lernen Sie ${department} kennen`,
    text: 'Restaurantkonzepte, Standorte in ganz Deutschland und die Menschen dahinter: Auf unserer Startseite sehen Sie, wer bei Ihnen einzieht.',
    button: 'Zur Startseite',
    picture: {
      src: '/asset/images/akquise/startseite.jpg',
      alt: 'Gäste warten vor dem mit Ballons und Wimpeln geschmückten roten Eingang eines Restaurants',
    },
  },
} as const;
