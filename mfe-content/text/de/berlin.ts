import { brand } from '@goldbraun/shared/brand/brand.ts';

export const berlin = {
  metaTitle: `Restaurant Warschauer Straße in Berlin | ${brand.department}`,
  metaDescription:
    'Referenz in Berlin: das Restaurant an der Warschauer Straße, geöffnet bis spät in die Nacht, und was der Standort über gute Lagen erzählt.',
  h1intro: {
    title: 'Berlin, Warschauer Straße',
    text: 'Friedrichshain schläft spät. Dieses Restaurant auch.',
    picture: {
      src: '/asset/images/berlin/hero.jpg',
      alt: 'Restaurant bei Nacht: beleuchtetes gelbes Eingangsportal, Gäste unter den Schirmen, Sternenhimmel',
    },
  },
  paragraph: {
    title: 'Wenn die Stadt nicht schlafen geht',
    text: '<p>An der Warschauer Straße treffen sich U-Bahn, S-Bahn und Straßenbahn. Nach Mitternacht kommen mehr Gäste als an anderen Orten zur Mittagszeit.</p><p>Für die Nachbarschaft heißt das: kurze Wege zum Eingang, gedämpftes Licht zur Wohnseite und ein Team, das den Gehweg sauber hält.</p>',
  },
  teaser: {
    title: 'Ihre Fläche in Berlin?',
    text: 'Wir suchen in allen Bezirken, von der Fußgängerzone bis zur Ausfallstraße.',
    button: 'Standort anbieten',
  },
} as const;
