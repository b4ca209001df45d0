import { brand } from '@goldbraun/shared/brand/brand';

/** A place in the panorama. Angles in degrees: yaw 0 is the middle of the picture, positive to the right; pitch up. */
export interface Place {
  yaw: number;
  pitch: number;
  title: string;
  text: string;
}

const places: readonly Place[] = [
  {
    yaw: -62,
    pitch: 3,
    title: 'Eingang',
    text: 'Der gelbe Turm mit dem Zeichen ist von der Abfahrt aus zu sehen. Die Tür liegt zum Parkplatz, ohne Stufe und mit 1,20 m lichter Breite.',
  },
  {
    yaw: -5,
    pitch: -2,
    title: 'Gastraum',
    text: 'Vom Vorplatz bis zur Theke reicht der Blick durch raumhohes Glas. So sieht jeder Gast schon draußen, ob ein Platz frei ist.',
  },
  {
    yaw: 12,
    pitch: 31,
    title: 'Dach aus Holz',
    text: 'Das Satteldach aus heimischer Fichte greift die Dächer des Ortes auf. Weit überstehend beschattet es im Sommer die Glasfront und trägt auf der Rückseite Solarmodule.',
  },
  {
    yaw: -88,
    pitch: -3,
    title: 'Terrasse',
    text: 'Die Terrasse liegt zur ruhigen Seite, mit Blick auf die Berge. Hecken trennen sie von den Stellplätzen.',
  },
  {
    yaw: 84,
    pitch: -4,
    title: 'Fahrspur',
    text: `Zwei Spuren führen am ${brand.driveThrough.name} entlang um das Haus. Wer bestellt, hält keinen auf, der nur parken möchte.`,
  },
  {
    yaw: 158,
    pitch: 19,
    title: 'Werbemast',
    text: 'Von der Inntalautobahn aus ist der Mast mehrere Hundert Meter vor der Ausfahrt zu lesen.',
  },
];

/** The panorama tour's own document; its script reads the places from there. */
export const tourPage = {
  title: `Panoramatour: ${brand.driveThrough.name} in Kiefersfelden`,
  description:
    'Ein Rundblick vom Vorplatz: in der Mitte das Restaurant mit Glasfront und weitem Holzdach, links der gelbe Eingangsturm und die Terrasse, rechts die Fahrspur und der Werbemast, ringsum Berge.',
  still: {
    src: '/asset/images/kiefersfelden/hero.jpg',
    alt: 'Restaurant mit weitem Holzdach und gelbem Eingang, Gäste auf dem Vorplatz, dahinter Berge',
  },
  stillNote: 'Sie sehen ein Standbild: Der Rundblick zum Drehen braucht JavaScript und WebGL.',
  placesTitle: 'Orte im Rundblick',
  places,
} as const;

/** What the script of the tour says. */
export const tourLabels = {
  loading: 'Der Rundblick wird geladen …',
  failed:
    'Der Rundblick lässt sich gerade nicht laden. Sie sehen ein Standbild; die Orte sind darunter beschrieben.',
  view: 'Rundblick. Mit den Pfeiltasten drehen, mit Plus und Minus die Größe ändern.',
  controls: 'Steuerung des Rundblicks',
  left: 'Nach links drehen',
  right: 'Nach rechts drehen',
  up: 'Nach oben blicken',
  down: 'Nach unten blicken',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  turn: 'Selbsttätig drehen',
  fullScreen: 'Vollbild',
  close: 'Schließen',
} as const;
