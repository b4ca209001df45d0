import { brand } from '@goldbraun/shared/brand/brand.ts';

export const dresden = {
  metaTitle: `Restaurant Prager Straße in Dresden | ${brand.department}`,
  metaDescription:
    'Referenz in Dresden: das Restaurant an der Prager Straße, seine Lage zwischen Hauptbahnhof und Altmarkt und was Eigentümer daraus lesen können.',
  h1intro: {
    title: 'Dresden, Prager Straße',
    text: 'Zwischen Hauptbahnhof und Altmarkt: ein Restaurant in einer der meistbegangenen Straßen Sachsens.',
    picture: {
      src: '/asset/images/dresden/hero.jpg',
      alt: 'Restaurant im Winter: verschneite Hecken, helle Schirme auf der Terrasse, Gäste auf dem Weg zum Eingang',
    },
  },
  paragraph: {
    title: 'Ein Platz für alle Jahreszeiten',
    text: '<p>Wer in Dresden ankommt, geht die Prager Straße hinunter. Das Restaurant liegt dort, wo Reisende, Angestellte und Familien sich mischen, und ist vom frühen Morgen bis in die Nacht besucht.</p><p>Die Terrasse wird auch im Winter genutzt: Windschutz und helle Schirme machen sie zu einem Ort, an dem man sich verabredet.</p>',
  },
  teaser: {
    title: 'Eine Lage wie diese?',
    text: 'Wenn Sie in Dresden oder Umgebung eine Fläche oder ein Grundstück haben, sprechen Sie uns an.',
    button: 'Standort anbieten',
  },
} as const;
