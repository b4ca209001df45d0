import { brand } from '@goldbraun/shared/brand/brand';
import { allConcepts } from './concept-cards.ts';
import { berlin as berlinGallery } from './galleries/berlin.ts';

export const berlin = {
  metaTitle: `Restaurant Warschauer Straße in Berlin | ${brand.department}`,
  metaDescription:
    'Referenz in Berlin: das Restaurant an der Warschauer Straße, geöffnet bis spät in die Nacht, und was der Standort über gute Lagen erzählt.',
  h1intro: {
    title: 'Berlin, Warschauer Straße',
    text: 'Friedrichshain schläft spät. Dieses Restaurant auch.',
    picture: {
      src: '/asset/images/berlin/hero.jpg',
      alt: 'Gründerzeithäuser in der Abendsonne: im Erdgeschoss ein Restaurant mit roter Blende, in der Ferne ein Fernsehturm',
    },
  },
  paragraph: {
    title: 'Wenn die Stadt nicht schlafen geht',
    text: '<p>An der Warschauer Straße treffen sich U-Bahn, S-Bahn und Straßenbahn. Nach Mitternacht kommen mehr Gäste als an anderen Orten zur Mittagszeit.</p><p>Das Haus von 1903 gehört vierzehn Eigentümern, die Fassade steht unter Denkmalschutz. Für die Nachbarschaft heißt das: eine Abluft, die durch einen alten Kaminzug über das Dach führt, Anlieferung nur zwischen 7 und 9&nbsp;Uhr und ein Team, das den Gehweg vor dem ganzen Haus sauber hält.</p>',
  },
  facts: [
    { value: '420&nbsp;m²', label: 'im Erdgeschoss und im Keller eines Gründerzeithauses' },
    { value: '31.000', label: 'Passanten zählten wir an einem gewöhnlichen Freitag' },
    { value: '20&nbsp;Jahre', label: 'Mietvertrag mit zwei Verlängerungsoptionen' },
  ],
  gallery: { ...berlinGallery, title: 'Siebzehn Blicke auf die Warschauer Straße' },
  teaser: {
    title: 'Ihre Fläche in Berlin?',
    text: 'Wir suchen in allen Bezirken, von der Fußgängerzone bis zur Ausfallstraße.',
    button: 'Standort anbieten',
  },
  concepts: { title: 'Mehr als ein Restaurant am Bahnhof', items: allConcepts },
} as const;
