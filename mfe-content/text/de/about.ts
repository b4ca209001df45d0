import { brand } from '@goldbraun/shared/brand/brand';
import { allConcepts } from './concept-cards.ts';

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
  features: {
    title: 'Wer an Ihrem Standort mitarbeitet',
    items: [
      {
        title: 'Standortentwicklung',
        text: 'Sieht Ihr Grundstück zuerst, spricht mit Ihnen über Preis und Form und bleibt Ihre Ansprechperson.',
      },
      {
        title: 'Verkehrsplanung',
        text: 'Zählt, simuliert und zeichnet die Zufahrt, bis kein wartendes Auto mehr auf der Straße steht.',
      },
      {
        title: 'Baurecht und Verträge',
        text: 'Klärt mit der Gemeinde, was möglich ist, und schreibt einen Vertrag, den beide Seiten verstehen.',
      },
      {
        title: 'Architektur und Bau',
        text: 'Plant, schreibt aus und überwacht die Baustelle, in der Regel mit Betrieben aus der Umgebung.',
      },
    ],
  },
  regions: {
    title: 'Ein Gesicht für jede Region',
    text: 'Von Schleswig-Holstein bis Bayern: Namen, Telefonnummern und E-Mail-Adressen der elf Menschen, die Ihre Gegend kennen.',
    button: 'Ansprechperson finden',
    picture: {
      src: '/asset/images/about/baustelle.jpg',
      alt: 'Baustelle an einem Sommertag: gelber Kran, Rohbau aus Beton, davor ein Bagger und die Bautafel',
    },
  },
  teaser: {
    title: 'Fragen an das Team?',
    text: 'Schreiben Sie uns oder rufen Sie an. Es antwortet jemand, der Ihre Region kennt.',
    button: 'Zum Kontakt',
  },
  concepts: { title: 'Woran wir gemeinsam arbeiten', items: allConcepts },
} as const;
