import { brand } from '@goldbraun/shared/brand/brand';
import type { options } from '../../fit/answers.ts';
import type { Concept, Rating } from '../../fit/requirements.ts';
import type { ReasonName } from '../../fit/verdict.ts';
import { FIT_TITLE } from './fit-start.ts';

const { driveThrough } = brand;

type Labels = { [Field in keyof typeof options]: Record<keyof (typeof options)[Field], string> };

/** What can be chosen, as it is read. */
const labels: Labels = {
  kind: {
    plot: 'Ein Grundstück, bebaut oder unbebaut',
    shop: 'Eine Ladenfläche in einem Haus',
    project: 'Ein Neubau mit Wohnungen, Büros oder Hotel über dem Restaurant',
  },
  groundFloor: { all: 'Ganz', part: 'Zum Teil', none: 'Nein' },
  town: {
    village: 'Unter 20.000\u00a0Einwohner',
    small: '20.000 bis 50.000\u00a0Einwohner',
    middle: '50.000 bis 100.000\u00a0Einwohner',
    large: '100.000\u00a0Einwohner oder mehr',
  },
  road: {
    main: 'An einer Ausfallstraße, Bundesstraße, Anschlussstelle oder Pendlerstrecke',
    local: 'An einer belebten Straße im Ort',
    side: 'An einer Nebenstraße',
  },
  footfall: {
    pedestrian: 'In der Fußgängerzone oder an einem belebten Platz',
    station: 'Im Bahnhof oder im Einkaufszentrum',
    shopping: 'An einer Geschäftsstraße mit Autoverkehr',
    side: 'In einer ruhigen Nebenlage',
  },
  law: {
    commercial: 'Gewerbe-, Misch-, Kern- oder Sondergebiet',
    unplanned: 'Kein Bebauungsplan, aber im bebauten Ort (§\u00a034\u00a0BauGB)',
    residential: 'Wohngebiet',
    outside: 'Außenbereich (§\u00a035\u00a0BauGB)',
    unknown: 'Das weiß ich nicht',
  },
  contract: {
    sale: 'Verkaufen',
    lease: 'Vermieten oder verpachten',
    groundLease: 'Ein Erbbaurecht vergeben',
    open: 'Das ist noch offen',
  },
};

/** Why, and what would have to change; `{missing}` is a number with its unit. */
const reasons: Record<ReasonName, { text: string; remedy?: string }> = {
  plotForBoth: {
    text: 'Ab 2.500\u00a0m² kommt ein Grundstück infrage, zum Kauf suchen wir solche ab rund 3.000\u00a0m². Ihres erfüllt beides.',
  },
  plotForFirst: {
    text: 'Ab 2.500\u00a0m² kommt ein Grundstück infrage. Zum Kauf suchen wir solche ab rund 3.000\u00a0m².',
  },
  plotNearly: {
    text: 'Wir brauchen mindestens 2.500\u00a0m². Es fehlen {missing}.',
    remedy: 'Gibt es einen Nachbarn, der {missing} abgeben würde? Oft genügt ein Streifen am Rand.',
  },
  plotTooSmall: {
    text: 'Wir brauchen mindestens 2.500\u00a0m². Es fehlen {missing}.',
    remedy: 'Zusammen mit einem Nachbargrundstück von {missing} wäre Platz genug.',
  },
  buildingTooLarge: {
    text: 'Schon das Restaurant mit seiner Terrasse (rund 500\u00a0m²) und das Nebengebäude (30–40\u00a0m²) sind größer als die Fläche. Mit Fahrspuren und Stellplätzen brauchen wir mindestens 2.500\u00a0m²; es fehlen {missing}.',
    remedy: 'Zusammen mit einem Nachbargrundstück von {missing} wäre Platz genug.',
  },
  lanesFit: { text: 'Neben dem Gebäude ist Platz für zwei parallele Fahrspuren.' },
  lanesTooNarrow: {
    text: 'Für zwei parallele Fahrspuren neben dem Gebäude fehlen {missing} Breite an der Straße.',
    remedy: 'Um {missing} breiter, etwa durch einen Streifen vom Nachbarn, hätten beide Fahrspuren Platz.',
  },
  townFree: {
    text: `Für ein ${driveThrough.name} nennen wir keine Mindestgröße der Stadt: Entscheidend ist die Straße.`,
  },
  mainRoad: { text: 'Unsere Gäste machen selten einen Umweg: Eine solche Straße suchen wir.' },
  localRoad: {
    text: 'Wir suchen zuerst Ausfallstraßen, Bundesstraßen und Anschlussstellen. Eine belebte Straße im Ort kann genügen.',
    remedy: 'Eine Verkehrszählung der Gemeinde oder des Straßenbauamts hilft uns, das zu beurteilen.',
  },
  sideRoad: {
    text: 'An einer Nebenstraße kommen zu wenige Autos vorbei.',
    remedy: 'Lässt sich die Fläche von einer größeren Straße aus erschließen, sehen wir sie uns gern an.',
  },
  lawRight: { text: 'Dort ist ein Restaurant in der Regel zulässig.' },
  lawUnplanned: {
    text: 'Wo es keinen Bebauungsplan gibt, klären wir das Vorhaben mit der Gemeinde.',
    remedy: 'Eine Bauvoranfrage schafft Sicherheit. Um sie kümmern wir uns.',
  },
  lawResidential: {
    text: 'In einem Wohngebiet ist ein Restaurant mit Fahrspuren nicht zulässig.',
    remedy: 'Plant die Gemeinde ein Misch- oder Sondergebiet, sprechen Sie uns wieder an.',
  },
  lawMixed: {
    text: 'In einem Wohngebiet hängt es davon ab, was die Gemeinde neben dem Wohnen zulässt.',
    remedy: 'Eine Bauvoranfrage schafft Sicherheit. Um sie kümmern wir uns.',
  },
  lawOutside: {
    text: 'Im Außenbereich darf ein Restaurant in der Regel nicht gebaut werden.',
    remedy: 'Mit einem Bebauungsplan der Gemeinde wäre es möglich.',
  },
  lawUnknown: {
    text: 'Das Baurecht ist noch zu klären.',
    remedy: 'Das Bauamt der Gemeinde gibt Auskunft; wir fragen auch gern selbst.',
  },
  contractRight: { text: 'Wir kaufen, mieten, pachten und nehmen Erbbaurechte.' },
  contractOpen: { text: 'Das müssen Sie jetzt nicht entscheiden. Wir richten den Vertrag nach Ihnen.' },
  saleFromMore: {
    text: 'Zum Kauf suchen wir Grundstücke ab rund 3.000\u00a0m². Es fehlen {missing}.',
    remedy: 'Zur Miete, zur Pacht oder im Erbbaurecht kommt Ihre Fläche schon heute infrage.',
  },
  floorForFirst: {
    text: 'Wir suchen 350 bis 500\u00a0m², an großen Standorten auch 500 bis 700\u00a0m².',
  },
  floorForSecond: {
    text: 'Meist genügen uns 350 bis 500\u00a0m². An großen Standorten mieten wir rund 500 bis 700\u00a0m².',
  },
  floorNearly: {
    text: 'Wir brauchen mindestens 350\u00a0m². Es fehlen {missing}.',
    remedy: 'Gibt es Räume daneben, im Keller oder im ersten Stock? Lager und Gasträume dürfen dort liegen.',
  },
  floorTooSmall: {
    text: 'Wir brauchen mindestens 350\u00a0m². Es fehlen {missing}.',
    remedy: 'Mit weiteren {missing} im selben Haus wäre die Fläche groß genug.',
  },
  floorInPart: {
    text: 'Wir mieten 350 bis 700\u00a0m². Ihre Fläche ist größer.',
    remedy: 'Wenn sie sich teilen lässt, mieten wir einen Teil davon.',
  },
  groundFloorAll: { text: 'Küche und Theke liegen bei uns mindestens im Erdgeschoss.' },
  groundFloorPart: {
    text: 'Küche und Theke liegen im Erdgeschoss, Gasträume und Lager dürfen darüber oder darunter sein.',
  },
  groundFloorNone: {
    text: 'Küche und Theke müssen mindestens im Erdgeschoss liegen.',
    remedy: 'Wird im Erdgeschoss desselben Hauses etwas frei, sprechen Sie uns wieder an.',
  },
  townLarge: { text: 'Für die Innenstadt suchen wir Städte ab 100.000\u00a0Einwohnern.' },
  townNearly: {
    text: 'Für die Innenstadt suchen wir Städte ab 100.000\u00a0Einwohnern. Ihre ist etwas kleiner.',
    remedy: 'Zieht die Stadt viele Gäste aus dem Umland an, nennen Sie uns das in Ihrer Nachricht.',
  },
  townTooSmall: {
    text: 'Für die Innenstadt suchen wir Städte ab 100.000\u00a0Einwohnern.',
    remedy: `In kleineren Orten bauen wir ein ${driveThrough.name}: auf einem Grundstück ab 2.500\u00a0m² an einer guten Straße.`,
  },
  pedestrian: { text: 'Das sind die 1a-Lagen, die wir suchen.' },
  station: { text: 'Wo so viele Menschen zu Fuß unterwegs sind, eröffnen wir gern.' },
  shoppingStreet: {
    text: 'Wir suchen zuerst Fußgängerzonen und Plätze. Eine lebhafte Geschäftsstraße kann genügen.',
    remedy: 'Eine Zählung der Passanten, etwa von der Stadt oder der IHK, hilft uns, das zu beurteilen.',
  },
  sideStreet: {
    text: 'Ein Restaurant in der Innenstadt lebt von Menschen, die vorbeigehen. In einer ruhigen Lage sind es zu wenige.',
  },
  shopLease: { text: 'Ladenflächen mieten wir, für mehr als 20\u00a0Jahre.' },
  shopToRent: {
    text: 'Ladenflächen mieten wir in der Regel.',
    remedy: 'Wären Sie auch mit einem langen Mietvertrag einverstanden? Er läuft bei uns über 20\u00a0Jahre.',
  },
  footprintRight: {
    text: 'Das Restaurant (rund 500\u00a0m²) und die Nebenräume (30–40\u00a0m²) finden im Erdgeschoss Platz.',
  },
  sideBuildingMissing: {
    text: 'Das Restaurant mit rund 500\u00a0m² findet Platz. Für die Nebenräume (30–40\u00a0m²) fehlen {missing}.',
    remedy: 'Sie können auch in einem Untergeschoss liegen. Das prüfen wir mit Ihnen.',
  },
  footprintTooSmall: {
    text: 'Das Erdgeschoss braucht rund 500\u00a0m² für das Restaurant und 30–40\u00a0m² für Nebenräume. Es fehlen {missing}.',
    remedy: 'Zusammen mit dem Nachbargrundstück könnte es reichen.',
  },
  densityRight: { text: 'Wo Boden knapp ist, lohnt es sich, über dem Restaurant weiterzubauen.' },
  densityMiddle: {
    text: 'Über dem Restaurant weiterzubauen lohnt sich vor allem in großen Städten.',
    remedy: 'Werden in Ihrem Ort Wohnungen oder Büros gesucht, ist das ein gutes Argument.',
  },
  densityLow: {
    text: 'In kleinen Orten trägt sich ein Haus mit mehreren Nutzungen selten.',
    remedy: `Ein ${driveThrough.name} braucht kein zweites Geschoss: ein Grundstück ab 2.500\u00a0m² an einer guten Straße genügt.`,
  },
  projectRoad: { text: 'Die Fahrspur verläuft unter dem Haus: Auch im Ort ist das gut zu lösen.' },
  projectSideRoad: {
    text: 'An einer Nebenstraße würden Zufahrt und Lieferungen die Nachbarn stören.',
    remedy: 'Lässt sich die Fläche von einer größeren Straße aus erschließen, sehen wir sie uns gern an.',
  },
};

const conceptNames: Record<Concept, string> = {
  driveThrough: driveThrough.name,
  inStore: 'Instore-Restaurant',
  individual: 'Individuelle Lösung',
};

/** The words of „Passt mein Grundstück?“. */
export const fit = {
  title: FIT_TITLE,
  intro:
    'Sechs Fragen, eine ehrliche Antwort: gemessen an den Anforderungen, die wir hier veröffentlichen. Wir speichern nichts davon.',
  progress: 'Frage {number} von 6',
  optional: 'freiwillig',
  questions: {
    kind: 'Was möchten Sie anbieten?',
    area: { plot: 'Wie groß ist das Grundstück?', shop: 'Wie groß ist die Fläche?' },
    town: 'Wie groß ist die Stadt oder Gemeinde?',
    place: { plot: 'An welcher Straße liegt es?', shop: 'Wie viele Menschen gehen vorbei?' },
    law: 'Welches Baurecht gilt dort?',
    contract: 'Was haben Sie damit vor?',
  },
  onGroundFloor: {
    all: 'ganz im Erdgeschoss',
    part: 'zum Teil im Erdgeschoss',
    none: 'nicht im Erdgeschoss',
  },
  atTheStreet: 'an der Straße',
  fields: {
    area: 'Fläche in m²',
    frontage: 'Breite an der Straße in m',
    groundFloor: 'Liegt sie im Erdgeschoss?',
  },
  faults: {
    missing: 'Bitte beantworten Sie diese Frage.',
    noNumber: 'Bitte geben Sie eine Zahl ein, zum Beispiel {example}.',
    outOfRange: 'Bitte geben Sie eine Zahl von {least} bis {most} ein.',
  },
  next: 'Weiter',
  back: 'Zurück',
  judge: 'Jetzt prüfen',
  open: 'Für eine Antwort fehlt noch: {questions}',
  verdict: {
    fits: { title: 'Ja, das passt.', text: 'Ihr Angebot entspricht dem, was wir für ein {concept} suchen.' },
    may: { title: 'Das könnte passen.', text: 'Für ein {concept} ist noch etwas zu klären.' },
    not: {
      title: 'Eher nicht.',
      text: 'Für ein {concept} passt zu vieles nicht. Wenn Sie es anders sehen: Schreiben Sie uns trotzdem.',
    },
  } satisfies Record<Rating, { title: string; text: string }>,
  individualVerdict: {
    fits: { title: 'Ja, das passt.', text: 'Ihre Fläche eignet sich für ein Haus mit mehreren Nutzungen.' },
    may: {
      title: 'Das könnte passen.',
      text: 'Für ein Haus mit mehreren Nutzungen ist noch etwas zu klären.',
    },
    not: {
      title: 'Eher nicht.',
      text: 'Für ein Haus mit mehreren Nutzungen passt zu vieles nicht. Wenn Sie es anders sehen: Schreiben Sie uns trotzdem.',
    },
  } satisfies Record<Rating, { title: string; text: string }>,
  instead: `Warum kein ${driveThrough.name}?`,
  ratings: { fits: 'Passt', may: 'Zu klären', not: 'Passt nicht' } satisfies Record<Rating, string>,
  reasonsTitle: 'Ihre Antworten, eine nach der anderen',
  remediesTitle: 'Was es passend machen würde',
  change: 'Ändern',
  changeContext: ': {question}',
  concept: 'Mehr über das Konzept',
  offer: 'Fläche anbieten',
  again: 'Neu beginnen',
  print: 'Ergebnis drucken',
  share:
    'Diese Seite hat Ihre Antworten in ihrer Adresse: Sie können sie weitergeben oder als Lesezeichen ablegen.',
  conceptNames,
  labels,
  reasons,
} as const;
