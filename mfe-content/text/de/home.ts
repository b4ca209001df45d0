import { brand } from '@goldbraun/shared/brand/brand';
import { allConcepts } from './concept-cards.ts';

export const home = {
  metaTitle: `${brand.department}: Grundstücke und Flächen für neue Restaurants`,
  metaDescription: `${brand.chain} sucht Grundstücke und Ladenflächen in ganz Deutschland: zum Kauf, zur Miete oder im Erbbaurecht, mit Verträgen über mehr als 20\u00a0Jahre.`,
  h1intro: {
    title: 'Ihr Grundstück. <br>Unser Restaurant.',
    text: `${brand.chain} sucht in ganz Deutschland Standorte für rund 500&nbsp;neue Restaurants: zum Kauf, zur Miete oder im Erbbaurecht. Unsere Verträge laufen über mehr als 20&nbsp;Jahre.`,
    picture: {
      src: '/asset/images/home/hero.jpg',
      alt: `Drive-Restaurant von ${brand.chain} am Vormittag: Terrasse mit gelben und roten Schirmen, Gäste auf dem Vorplatz, Bestellpunkte und Autos in zwei Fahrspuren`,
    },
  },
  hero: {
    title: 'Wo wir als Nächstes bauen wollen',
    text: 'An Ausfallstraßen, an Anschlussstellen und in Fußgängerzonen: Wir suchen Orte, an denen ohnehin viele Menschen vorbeikommen. Welche Größe, welche Lage und welches Baurecht wir brauchen, sagen wir Ihnen offen.',
    button: 'Zu den Standorten',
    picture: {
      src: '/asset/images/home/standorte.jpg',
      alt: 'Restaurant aus der Vogelperspektive: Solarmodule auf dem Dach, Spielplatz, Stellplätze und zwei Fahrspuren rund um das Gebäude',
    },
  },
  stamps: {
    title: `${brand.chain} in Zahlen`,
    items: [
      { figure: '1.440', caption: 'Restaurants in Deutschland', tone: 'gold' },
      { figure: '1,6', unit: 'Mio.', caption: 'Gäste an jedem Tag', tone: 'green' },
      { figure: '50', unit: 'Jahre', caption: 'und mehr am Markt', tone: 'red' },
    ],
  },
  paragraph: {
    title: 'Ein Restaurant, das zu seinem Ort gehört',
    picture: {
      src: '/asset/images/home/eroeffnung.jpg',
      alt: 'Eröffnung eines Restaurants: Nachbarn stehen unter einem Bogen aus roten, gelben und weißen Ballons vor dem Eingang',
    },
    text: `<p>Hinter jedem Restaurant steht jemand, der den Ort kennt. Mehr als 90&nbsp;% unserer Häuser führen selbstständige Franchise-Nehmerinnen und Franchise-Nehmer, die in der Region leben, dort einstellen und dort ihre Steuern zahlen.</p><p>Für Sie als Eigentümer heißt das: Vertragspartner ist ${brand.chain}, Ansprechpartner ist ein Nachbar. Geht ein Restaurant an eine andere Betreiberin über, läuft Ihr Vertrag mit uns unverändert weiter.</p>`,
  },
  concepts: {
    title: 'Drei Konzepte für drei Arten von Lagen',
    text: 'Ob am Stadtrand, in der Fußgängerzone oder unter einem Wohnhaus: Wir planen vom Grundstück aus.',
    items: allConcepts,
  },
  benefits: {
    title: 'Was Sie von uns erwarten dürfen',
    background: '/asset/images/home/abend.jpg',
    items: [
      {
        title: 'Für Eigentümerinnen und Eigentümer',
        benefits: [
          {
            title: 'Ein Vertrag für mehr als 20&nbsp;Jahre',
            text: 'Sie planen mit festen Einnahmen über eine Generation hinweg, bei Miete und Pacht ebenso wie im Erbbaurecht.',
          },
          {
            title: 'Kaufen, mieten oder Erbbaurecht',
            text: 'Sie sagen, ob Sie Ihr Grundstück behalten oder verkaufen möchten. Wir richten uns danach.',
          },
          {
            title: 'Planung, Genehmigung und Bau durch uns',
            text: 'Vom Bauantrag bis zur Bepflanzung übernimmt unser Team die Arbeit und hält Sie auf dem Laufenden.',
          },
        ],
      },
      {
        title: 'Für Projektentwickler und Investoren',
        benefits: [
          {
            title: 'Ein Ankermieter mit Frequenz',
            text: '1,6&nbsp;Mio. Gäste am Tag: Ein Restaurant von uns bringt auch den Nachbarflächen Kundschaft.',
          },
          {
            title: 'Grundrisse, die sich anpassen',
            text: 'Wohnungen, Büros oder ein Hotel über dem Restaurant: Technik, Lüftung und Anlieferung sind dafür gelöst.',
          },
          {
            title: 'Ein Team in jeder Region',
            text: 'Elf Regionen, elf Ansprechpersonen: Wer Ihren Markt kennt, prüft auch Ihr Projekt.',
          },
        ],
      },
    ],
  },
  collage: {
    src: '/asset/images/home/collage.jpg',
    alt: 'Sechs Bilder: Gastraum mit Theke, Terrasse unter gelben Schirmen, Baustelle mit Kran, Restaurant bei Nacht, im Schnee und im Abendlicht',
  },
  contact: {
    title: 'Sprechen wir über Ihren Standort',
    text: 'Ein Lageplan genügt für den Anfang. Sie erfahren von uns, ob der Standort passt und wie es weitergehen kann.',
    button: 'Kontakt aufnehmen',
  },
  brochure: {
    title: 'Alles Wichtige auf neun&nbsp;Seiten',
    text: 'Konzepte, Grundrisse, Ansprechpersonen und der Weg vom ersten Anruf bis zur Eröffnung: unsere Broschüre zum Weitergeben an Miteigentümer, Beraterinnen und Gemeinderat.',
    button: 'Jetzt Broschüre entdecken',
    picture: {
      src: '/asset/images/home/broschuere.jpg',
      alt: 'Die Broschüre: gelbes Titelblatt mit einem Drive-Restaurant, dahinter die zweite Seite mit Bild und Zahlen',
    },
  },
  neighbour: {
    title: 'Ein Nachbar, der mitdenkt',
    text: 'Strom vom eigenen Dach, Ladepunkte auf dem Parkplatz, Bäume und Hecken rund um das Haus: Was an Ihrem Standort möglich ist, planen wir von Anfang an ein.',
    button: 'Das Unternehmen kennenlernen',
    picture: {
      src: '/asset/images/home/ladepark.jpg',
      alt: 'Zwei Autos an Ladesäulen auf grün markierten Stellplätzen, daneben eine Frau mit Telefon in der Hand, dahinter Bäume',
    },
  },
} as const;
