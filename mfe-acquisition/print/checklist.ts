import { brand } from '@goldbraun/shared/brand/brand';
import { documentOf, sheet } from '@goldbraun/toolchain/print';
import { acquisition } from '../text/de/acquisition.ts';

const boxes = (items: readonly string[]) =>
  `<ul class="boxes">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const lines = (labels: readonly string[]) =>
  `<ul class="lines">${labels.map((label) => `<li>${label}</li>`).join('')}</ul>`;
const { name: driveThrough } = brand.driveThrough;

const documents = `<h1>Checkliste für Ihr Angebot</h1>
<p class="lead">Je mehr dieser Angaben wir haben, desto schneller können wir Ihren Standort prüfen. Unvollständige Unterlagen sind kein Hindernis: Senden Sie uns, was Sie haben.</p>
<h2>Lage und Grundstück (${driveThrough})</h2>${boxes([
  'Adresse oder Gemarkung, Flur und Flurstück',
  'Grundstücksgröße in m², ab 2.500&nbsp;m², zum Kauf ab 3.000&nbsp;m²',
  'Lageplan oder Auszug aus der Liegenschaftskarte, mit Maßen',
  'Zufahrten: vorhanden, möglich, aus welchen Richtungen',
  'Verkehrszählung, wenn es eine gibt (Gemeinde oder Straßenbauamt)',
  'Heutige Nutzung und Bebauung, Nachbarn, Höhenunterschiede',
])}
<h2>Fläche in der Innenstadt (Instore)</h2>${boxes([
  'Grundriss mit Maßen, mindestens für das Erdgeschoss',
  'Mietfläche in m²: 350 bis 500&nbsp;m² reichen, bis 700&nbsp;m² sind willkommen',
  'Breite der Schaufenster, Höhe der Räume, Stufen am Eingang',
  'Zu- und Abluft, Stromanschluss, Fettabscheider, Anlieferung',
  'Terminplan: ab wann die Fläche frei ist',
])}
<h2>Individuelle Lösungen</h2>${boxes([
  'Was über oder neben dem Restaurant entstehen soll',
  'Stand der Planung: Idee, Vorentwurf, Bauvoranfrage, Bauantrag',
  'Wer das Haus baut und wem es später gehört',
])}`;

const contract = `<h2>Recht und Vertrag</h2>${boxes([
  'Bebauungsplan, oder die Auskunft, dass nach § 34 BauGB gebaut wird',
  'Eintragungen in Grundbuch und Baulastenverzeichnis',
  'Bekannte Altlasten, Kampfmittel oder Bodengutachten',
  'Denkmalschutz, Erhaltungssatzung, Gestaltungssatzung',
  'Gewünschte Form: Kauf, Miete, Pacht oder Erbbaurecht',
  'Ihre Vorstellung von Preis, Miete oder Erbbauzins',
  'Wer entscheidet: Alleineigentum, Erbengemeinschaft, Gesellschaft, Gemeinde',
])}
<h2>Für Ihre Notizen</h2>${lines(['Adresse der Fläche', 'Größe', 'Frei ab', 'Ansprechpartner und Telefon', 'Sonstiges', '', ''])}
<h2>So geht es weiter</h2>
<ol class="steps">${acquisition.process.items
  .map(({ title, text }) => `<li><strong>${title}</strong> ${text}</li>`)
  .join('')}</ol>
<div class="panel"><h3>So erreichen uns Ihre Unterlagen</h3><p>Über das Formular auf ${brand.website.display} (eine Datei, PDF, PNG oder JPG, bis 15&nbsp;MB; weitere über den Link in Ihrer Bestätigung) oder per E-Mail an ${brand.email}. Fragen beantworten wir unter ${brand.phone.display}.</p></div>`;

/** The checklist of what an offer needs, to be ticked off by hand. */
export const checklist = documentOf(
  `Checkliste: Unterlagen für Ihr Angebot an ${brand.chain}`,
  [documents, contract].map((page, index) => sheet(index + 1, page)).join(''),
);
