import { maxDocuments } from '../../offer/documents.ts';

/** The texts of the form that adds documents to an offer. */
export const documentUpload = {
  form: {
    title: 'Dateien senden',
    name: 'Unterlagen nachreichen',
    label: 'Datei wählen',
    labelMany: 'Dateien wählen',
    hint: `PDF, PNG oder JPG, je Datei höchstens 15\u00a0MB, zu einem Vorgang bis zu ${maxDocuments} Dateien.`,
    send: 'Unterlagen senden',
    sendAgain: 'Noch einmal senden',
    sending: 'Wird gesendet …',
    list: 'Gewählte Dateien',
    remove: (name: string) => `${name} entfernen`,
    nothing: 'Bitte wählen Sie zuerst eine Datei aus.',
    states: {
      waiting: 'wartet',
      sending: (percent: number) => `${percent}\u00a0% übertragen`,
      checking: 'wird geprüft und gespeichert',
      added: (number: number) => `angekommen als Unterlage ${number}`,
    },
    allAdded: (count: number) =>
      count === 1
        ? 'Ihre Unterlage ist angekommen. Sie liegt jetzt bei Ihrem Vorgang.'
        : `Ihre ${count} Unterlagen sind angekommen. Sie liegen jetzt bei Ihrem Vorgang.`,
    someFailed: (count: number) =>
      count === 1
        ? 'Eine Datei ist nicht angekommen. Warum, steht bei der Datei.'
        : `${count} Dateien sind nicht angekommen. Warum, steht bei jeder von ihnen.`,
  },
  result: {
    added:
      'Ihre Unterlage ist angekommen. Sie liegt jetzt bei Ihrem Vorgang. Hier können Sie gleich die nächste senden.',
    refused: 'Die Datei ist nicht angekommen.',
  },
  failures: {
    offline:
      'Unser Server war nicht zu erreichen. Prüfen Sie bitte Ihre Internetverbindung und senden Sie noch einmal; doppelt kommt nichts an.',
    timeout:
      'Der Server hat zu lange nicht geantwortet. Senden Sie bitte noch einmal; doppelt kommt nichts an.',
    busy: 'Gerade wurden zu viele Dateien gesendet. Warten Sie bitte einige Minuten und senden Sie dann noch einmal.',
    unavailable:
      'Unser Server kann die Datei gerade nicht annehmen. Senden Sie sie bitte in einigen Minuten noch einmal.',
    rejected: 'Die Datei kam nicht vollständig an. Senden Sie sie bitte noch einmal.',
    share:
      'Aus Ihrem Netz kamen in den letzten Tagen schon sehr viele Dateien. Bitte senden Sie uns diese per E-Mail.',
  },
} as const;
