import { brand } from '@goldbraun/shared/brand/brand';
import { documents } from '@goldbraun/shared/contract/documents';
import { allConcepts } from './concept-cards.ts';

export const panorama = {
  metaTitle: `Panoramatour: ${brand.driveThrough.name} in Kiefersfelden`,
  metaDescription:
    'Das Drive-Restaurant in Kiefersfelden am Fuß der Alpen: ein Blick rundum auf Gebäude, Terrasse und Fahrspur direkt an der Inntalautobahn.',
  h1intro: {
    title: 'Kiefersfelden: Rundblick mit Alpen',
    text: 'Das letzte Restaurant vor der Grenze, das erste nach dem Urlaub: ein Haus unter einem weiten Holzdach.',
    picture: {
      src: '/asset/images/kiefersfelden/hero.jpg',
      alt: 'Restaurant mit weitem Holzdach und gelbem Eingang, Gäste auf dem Vorplatz, dahinter Berge',
    },
  },
  imageParagraph: {
    title: 'Gebaut für Reisende und Nachbarn',
    picture: {
      src: '/asset/images/kiefersfelden/terrasse.jpg',
      alt: 'Terrasse vor einem Restaurant: Gäste an Holztischen unter großen gelben und roten Schirmen',
    },
    text: '<p>An der Inntalautobahn entscheidet sich in Sekunden, wer abfährt. Deshalb ist der Mast weithin zu sehen, und deshalb liegen Zufahrt, Stellplätze und Fahrspur hintereinander, ohne dass sich Wege kreuzen.</p><p>Die Gemeinde wünschte sich ein Dach, das sich in die Landschaft fügt. Die Schale aus Brettschichtholz greift auf, was man im Ort baut, und von der Terrasse geht der Blick auf die Berge.</p>',
  },
  panoramaTitle: `Rundblick am ${brand.driveThrough.name} in Kiefersfelden`,
  /** Where nothing else is configured (PANORAMA_URL): the site's own tour. */
  panoramaLink: documents.panoramaTour,
  teaser: {
    title: 'Ein Standort an der Autobahn?',
    text: 'Anschlussstellen gehören zu den Lagen, die wir am meisten suchen.',
    button: 'Grundstück anbieten',
  },
  concepts: { title: 'Für Rastplätze, Innenstädte und Neubauten', items: allConcepts },
} as const;
