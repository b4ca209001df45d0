import { brand } from '@goldbraun/shared/brand/brand.ts';

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
    ],
  },
  teaser: {
    title: 'Lernen Sie uns kennen',
    text: 'Am besten an Ihrem Standort: Wir kommen gern vorbei und sehen ihn uns mit Ihnen an.',
    button: 'Termin vereinbaren',
  },
} as const;
