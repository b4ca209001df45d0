import { brand } from '@goldbraun/shared/brand/brand';
import { allConcepts } from './concept-cards.ts';
import { dresden as dresdenGallery } from './galleries/dresden.ts';

export const dresden = {
  metaTitle: `Restaurant Prager Straße in Dresden | ${brand.department}`,
  metaDescription:
    'Referenz in Dresden: das Restaurant an der Prager Straße, seine Lage zwischen Hauptbahnhof und Altmarkt und was Eigentümer daraus lesen können.',
  h1intro: {
    title: 'Dresden, Prager Straße',
    text: 'Zwischen Hauptbahnhof und Altmarkt: ein Restaurant in einer der meistbegangenen Straßen Sachsens.',
    picture: {
      src: '/asset/images/dresden/hero.jpg',
      alt: 'Fußgängerzone mit Sandsteinhäusern am Morgen: Passanten vor einem Restaurant mit roter Blende, in der Ferne eine Kuppel',
    },
  },
  paragraph: {
    title: 'Ein Platz für alle Jahreszeiten',
    text: '<p>Wer in Dresden ankommt, geht die Prager Straße hinunter. Das Restaurant liegt dort, wo Reisende, Angestellte und Familien sich mischen, und ist vom frühen Morgen bis in die Nacht besucht.</p><p>Die Terrasse wird auch im Winter genutzt: Windschutz und helle Schirme machen sie zu einem Ort, an dem man sich verabredet. Mit dem Eigentümer haben wir die Fassade aus Sandstein gereinigt und die Schaufenster auf ihre alte Höhe gebracht.</p>',
  },
  facts: [
    { value: '480&nbsp;m²', label: 'auf zwei Ebenen, Küche und Theke im Erdgeschoss' },
    { value: '5&nbsp;Minuten', label: 'zu Fuß vom Hauptbahnhof, mitten in der Fußgängerzone' },
    { value: '25&nbsp;Jahre', label: 'Mietvertrag mit einem Eigentümer aus der Stadt' },
  ],
  gallery: { ...dresdenGallery, title: 'Sechzehn Bilder aus der Fußgängerzone' },
  teaser: {
    title: 'Eine Lage wie diese?',
    text: 'Wenn Sie in Dresden oder Umgebung eine Fläche oder ein Grundstück haben, sprechen Sie uns an.',
    button: 'Fläche in Dresden anbieten',
  },
  concepts: { title: 'Für Sachsens Städte und Straßen', items: allConcepts },
} as const;
