/** The texts of the offer form. What a rule says stands in offer/errors.ts, which the service shares. */
export const offerForm = {
  title: 'Kontaktformular',
  required: 'Felder mit * sind Pflichtfelder.',
  noScript: 'Zum Absenden des Formulars wird JavaScript benötigt. Sie erreichen uns auch so:',
  waiting: 'Das Formular lädt noch. Wenn es eilt, erreichen Sie uns auch so:',
  fields: {
    subject: 'Betreff',
    salutation: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    message: 'Ihre Nachricht',
    region: 'Ansprechperson',
    privacy: 'Datenschutz',
    token: 'Lösung der Gleichung',
    answer: 'Lösung der Gleichung',
    attachment: 'Datei',
    website: 'Website (bitte frei lassen)',
  },
  subjectPrompt: 'Bitte wählen Sie einen Betreff aus',
  salutationPrompt: 'Keine Angabe',
  messageHint: 'Lage und Größe der Fläche, heutige Nutzung, Kauf, Miete oder Erbbaurecht',
  attachment: {
    label: '* Datei wählen (max. 15 MB; PDF, PNG, JPG.)',
    hint: 'Optional: Das Sternchen weist hier nur auf Größe und Format hin. Sie können auch ohne Datei absenden.',
    remove: (name: string) => `${name} entfernen`,
    // Beside the one message of the rule, what is wrong with this very file.
    wrongName: (name: string) => `„${name}“ endet nicht auf .pdf, .png, .jpg oder .jpeg.`,
    wrongType: (name: string) => `„${name}“ hat einen anderen Dateityp, als die Endung sagt.`,
    wrongContent: (name: string) => `Der Inhalt von „${name}“ passt nicht zur Endung.`,
    tooLarge: (name: string, size: string, excess: string) =>
      `„${name}“ hat ${size}: Das sind ${excess} zu viel.`,
  },
  region: {
    label: (person: string, region: string) =>
      `Ihre Nachricht geht in Kopie an ${person.replace(/^Herr /, 'Herrn ')}, ${region}.`,
    hint: (area: string) =>
      `Zuständig für ${area}. Ohne das Häkchen geht sie nur an unsere Zentrale, die sie weitergibt.`,
  },
  draft: {
    label: 'Entwurf auf diesem Gerät speichern',
    hint: 'Freiwillig. Ihre Angaben und die Datei bleiben in diesem Browser, bis Sie absenden oder das Häkchen entfernen, höchstens 30\u00a0Tage.',
    states: {
      off: '',
      on: 'Der Entwurf wird laufend gespeichert.',
      restored: 'Ihr Entwurf ist wieder da.',
      failed:
        'Dieser Browser lässt das Speichern nicht zu. Ihre Angaben bleiben, solange diese Seite offen ist.',
    },
  },
  connection: {
    lost: 'Sie sind gerade offline. Schreiben Sie ruhig weiter – absenden können Sie, sobald die Verbindung wieder da ist.',
    back: 'Die Verbindung ist wieder da. Ihre Nachricht ist noch nicht abgeschickt: Das geschieht erst, wenn Sie auf „Erneut absenden“ drücken.',
  },
  errorTitle: 'Fehler: ',
  privacy: {
    before: 'Ich habe die ',
    link: 'Datenschutzinformationen',
    newTab: ' (PDF, öffnet in einem neuen Tab)',
    after: ' gelesen und akzeptiere sie. *',
  },
  challenge: {
    why: 'Die Rechenaufgabe schützt das Formular vor automatischen Einsendungen.',
    loading: 'Die Gleichung wird geladen …',
    failed: 'Die Gleichung konnte nicht geladen werden. Ihre Angaben bleiben erhalten.',
    missing: 'Ohne Gleichung kann die Nachricht nicht abgeschickt werden. Laden Sie sie bitte neu.',
    retry: 'Gleichung neu laden',
  },
  send: 'Nachricht absenden',
  sendAgain: 'Erneut absenden',
  sending: 'Wird gesendet …',
  progress: {
    label: 'Übertragung der Nachricht',
    part: (percent: number) => `${percent}\u00a0% übertragen`,
    stored: 'Alles übertragen. Ihre Nachricht wird geprüft und gespeichert …',
  },
  summary: {
    title: (count: number) =>
      count === 1 ? 'Bitte prüfen Sie eine Angabe' : `Bitte prüfen Sie ${count} Angaben`,
  },
  failure: {
    title: 'Ihre Nachricht wurde nicht abgeschickt',
    reasons: {
      offline:
        'Wir konnten unseren Server nicht erreichen. Prüfen Sie bitte Ihre Internetverbindung und senden Sie die Nachricht dann erneut ab.',
      timeout: 'Der Server hat zu lange nicht geantwortet. Senden Sie die Nachricht bitte erneut ab.',
      busy: 'Gerade wurden zu viele Nachrichten gesendet. Warten Sie bitte einige Minuten und senden Sie die Nachricht dann erneut ab.',
      unavailable:
        'Unser Server kann Ihre Nachricht gerade nicht annehmen. Senden Sie sie bitte in einigen Minuten erneut ab.',
      rejected:
        'Die Nachricht kam nicht vollständig an. Senden Sie sie bitte erneut ab. Hilft das nicht, laden Sie die Seite neu.',
    },
    kept: 'Alle Ihre Angaben sind noch da, und doppelt kommt nichts bei uns an. Oder Sie melden sich direkt:',
  },
  sent: {
    text: 'Nachricht abgeschickt. Wir bearbeiten Ihre Anfrage umgehend und melden uns wieder bei Ihnen.',
    reference: 'Ihre Vorgangsnummer',
    keep: 'Bitte nennen Sie diese Nummer, wenn Sie uns anrufen oder schreiben. Eine Bestätigung ist auf dem Weg zu Ihnen.',
    another: 'Weitere Nachricht schreiben',
  },
} as const;
