/** The settings of the site's own consent. They stand in every document, outside of what React takes over. */
export const consentText = {
  title: 'Privatsphäre Einstellungen',
  /** Without a service that needs consent. */
  nothing: 'Derzeit gibt es hier nichts einzuwilligen – und das ist Absicht.',
  /** With one. */
  choose: 'Sie entscheiden, was wir oder Dritte von Ihrem Besuch erfahren.',
  facts: [
    'Diese Website misst Ihr Verhalten nicht. Ein Cookie setzt sie nur, solange sie eine neue Fassung zuerst einem Teil der Besuche zeigt: eine Zahl von 0 bis 99, die niemanden kenntlich macht und mit dem Schließen des Browsers verfällt.',
    'Ohne Ihre Einwilligung lädt sie keine Inhalte von Dritten.',
    'Verarbeitet wird nur, was der Besuch selbst braucht: der Abruf der Seiten und das, was Sie uns über ein Formular senden.',
  ],
  services: {
    panorama: {
      name: 'Panoramatour',
      use: 'Zeigt auf der Seite zu Kiefersfelden den Rundgang durch das Restaurant.',
      effect:
        'Der Anbieter erfährt dabei Ihre IP-Adresse und die Angaben Ihres Browsers und kann Cookies setzen.',
    },
    telemetry: {
      name: 'Fehlermessung',
      use: 'Zählt, wo im Programm dieser Website Fehler, Wartezeiten und Sprünge auftreten, damit wir sie beheben.',
      effect:
        'Gesendet werden beim Verlassen einer Seite Summen je Programmteil: keine Kennung, keine Adressen, keine Eingaben. Gespeichert wird dafür nichts auf Ihrem Gerät.',
    },
  },
  recipient: 'Empfänger:',
  refuse: 'Ablehnen',
  accept: 'Akzeptieren',
  kept: 'Ihre Entscheidung liegt nur in diesem Browser und gilt sechs Monate. Sie können sie hier jederzeit ändern; das wirkt sofort.',
  /** Stands until the choices work. */
  unavailable:
    'Ihre Wahl lässt sich gerade nicht speichern. Solange gilt alles als abgelehnt: Inhalte von Dritten werden nicht geladen.',
  more: 'Näheres steht in der Datenschutzinformation',
  newTab: '(öffnet in neuem Tab)',
  close: 'Schließen',
} as const;

/** How a decision is told, with its date and the version of the text that it was taken on. */
export const decisionText = {
  undecided: 'Sie haben noch nicht entschieden. Geladen wird nichts.',
  accepted: (date: string, version: number) => `Sie haben am ${date} zugestimmt (Fassung ${version}).`,
  refused: (date: string, version: number) => `Sie haben am ${date} abgelehnt (Fassung ${version}).`,
};
