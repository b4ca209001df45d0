import { brand } from '@goldbraun/shared/brand/brand.ts';

export const about = {
  metaTitle: `Über ${brand.department}`,
  metaDescription: `Wer bei ${brand.department} Standorte sucht, Verträge verhandelt und Restaurants baut: die Abteilung und ihre Arbeitsweise.`,
  h1intro: {
    title: 'Die Leute hinter dem Lageplan',
    text: `${brand.department} findet die Orte, an denen ${brand.chain} baut, und begleitet sie über Jahrzehnte.`,
    picture: {
      src: '/asset/images/about/hero.jpg',
      alt: 'Terrasse mit großen gelben und roten Sonnenschirmen vor einem Restaurant mit gelbem Eingang',
    },
  },
  paragraph: {
    title: 'Wie wir arbeiten',
    text: '<p>Elf regionale Teams fahren durch ihre Gebiete, zählen Autos, sprechen mit Bürgermeisterinnen und sehen sich jedes angebotene Grundstück an. Sie sind Ihre Ansprechpersonen, vom ersten Anruf bis zur Verlängerung des Vertrags.</p><p>In der Zentrale in München sitzen Menschen für Baurecht, Verkehrsplanung, Architektur und Verträge. Entscheidungen fallen in einem Gremium, das regelmäßig tagt: Sie wissen, woran Sie sind.</p>',
  },
  facts: {
    title: 'Worauf Sie sich verlassen können',
    items: [
      { value: '11&nbsp;Regionen', label: 'mit eigenen Ansprechpersonen' },
      { value: '20&nbsp;Jahre', label: 'und länger laufen unsere Verträge' },
      { value: 'über 50', label: 'Jahre Erfahrung mit Grundstücken und Flächen' },
    ],
  },
  teaser: {
    title: 'Fragen an das Team?',
    text: 'Schreiben Sie uns oder rufen Sie an. Es antwortet jemand, der Ihre Region kennt.',
    button: 'Zum Kontakt',
  },
} as const;
