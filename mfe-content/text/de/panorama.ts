import { brand } from '@goldbraun/shared/brand/brand.ts';

export const panorama = {
  metaTitle: `Panoramatour: ${brand.driveThrough.name} in Kiefersfelden`,
  metaDescription:
    'Das Drive-Restaurant in Kiefersfelden am Fuß der Alpen: ein Blick rundum auf Gebäude, Terrasse und Fahrspur direkt an der Inntalautobahn.',
  h1intro: {
    title: 'Kiefersfelden: Rundblick mit Alpen',
    text: 'Das letzte Restaurant vor der Grenze, das erste nach dem Urlaub: ein Haus unter einem geschwungenen Holzdach.',
    picture: {
      src: '/asset/images/kiefersfelden/hero.jpg',
      alt: 'Restaurant mit geschwungenem Holzdach und gelbem Eingang, Gäste auf dem Vorplatz, dahinter Berge',
    },
  },
  paragraph: {
    title: 'Gebaut für Reisende und Nachbarn',
    text: '<p>An der Inntalautobahn entscheidet sich in Sekunden, wer abfährt. Deshalb ist der Mast weithin zu sehen, und deshalb liegen Zufahrt, Stellplätze und Fahrspur hintereinander, ohne dass sich Wege kreuzen.</p><p>Das Dach aus heimischem Holz greift auf, was man im Ort baut. Von der Terrasse geht der Blick auf die Berge.</p>',
  },
  teaser: {
    title: 'Ein Standort an der Autobahn?',
    text: 'Anschlussstellen gehören zu den Lagen, die wir am meisten suchen.',
    button: 'Grundstück anbieten',
  },
} as const;
