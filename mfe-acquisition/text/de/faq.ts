import { brand } from '@goldbraun/shared/brand/brand';

/** A question of a landowner and the answer to it. */
export interface FaqEntry {
  question: string;
  answer: string;
}

/** The six questions of /akquise. */
export const faq: FaqEntry[] = [
  {
    question: 'Muss ich verkaufen, oder kann ich Eigentümer bleiben?',
    answer:
      'Beides ist möglich. Wir kaufen Grundstücke, mieten fertige Flächen und schließen Erbbaurechtsverträge. Bei Miete und Erbbaurecht bleibt der Boden in Ihrem Besitz und bringt Ihnen über die gesamte Laufzeit eine feste Einnahme.',
  },
  {
    question: 'Lohnt sich ein Angebot, wenn das Grundstück noch bebaut ist?',
    answer:
      'Ja. Alte Tankstellen, Autohäuser oder Gewerbehallen liegen oft genau dort, wo unsere Gäste unterwegs sind. Abbruch, Altlastenprüfung und ein neuer Bauantrag gehören für uns zum Geschäft. Schreiben Sie uns in der Nachricht kurz, was heute auf der Fläche steht.',
  },
  {
    question: 'Welche Unterlagen brauchen Sie für die erste Prüfung?',
    answer:
      'Adresse und Größe genügen für den Anfang. Schneller geht es mit einem Lageplan oder Flurkartenauszug und, wenn es einen gibt, dem Bebauungsplan. Im Formular können Sie eine Datei bis 15\u00a0MB mitschicken; alles Weitere holt Ihr Ansprechpartner selbst ein.',
  },
  {
    question: 'Wann höre ich von Ihnen?',
    answer:
      'Sofort nach dem Absenden erhalten Sie eine Bestätigung mit Ihrer Vorgangsnummer. Innerhalb von fünf Werktagen ruft Sie die für Ihre Region zuständige Person an und sagt Ihnen, ob wir in die genauere Prüfung gehen.',
  },
  {
    question: 'Wer unterschreibt den Vertrag, und wer führt das Restaurant?',
    answer: `Ihr Vertragspartner ist und bleibt die ${brand.company}. Über 90\u00a0% unserer Restaurants werden von selbstständigen Franchisenehmern aus der Region geführt. Sollte ein Betreiber wechseln, ändert sich an Ihrem Vertrag und an Ihrer Miete nichts.`,
  },
  {
    question: 'Nehmen Sie auch Angebote von Maklern und Projektentwicklern an?',
    answer:
      'Gerne. Nennen Sie uns bitte gleich am Anfang, in wessen Auftrag Sie handeln und ob die Fläche auch anderen angeboten wird. Wir behandeln Ihre Unterlagen vertraulich und sprechen Eigentümer nicht ohne Ihr Wissen an.',
  },
];
