/** The documents that help to judge a plot, each with where to get it: for page and mail. */
export const neededDocuments = {
  title: 'Diese Unterlagen helfen uns weiter',
  text: 'Unvollständig ist kein Hindernis: Senden Sie, was Sie haben.',
  items: [
    {
      name: 'Flurkarte',
      where:
        'Den Auszug aus der Liegenschaftskarte gibt das Kataster- oder Vermessungsamt aus, in den meisten Ländern auch online.',
    },
    {
      name: 'Grundbuchauszug',
      where:
        'Das Grundbuchamt beim Amtsgericht sendet ihn der Eigentümerin oder dem Eigentümer auf Antrag zu.',
    },
    {
      name: 'Lageplan',
      where:
        'Er liegt meist der letzten Baugenehmigung bei; für den Anfang reicht eine Skizze mit Maßen und Zufahrten.',
    },
    {
      name: 'Bebauungsplan',
      where:
        'Das Bauamt Ihrer Gemeinde zeigt ihn, oft auch im Geoportal; gibt es keinen, schreiben Sie uns einfach das.',
    },
    {
      name: 'Fotos',
      where:
        'Mit dem Telefon von der Straße aus in beide Richtungen und einmal von der Fläche selbst, bei Tageslicht.',
    },
  ],
} as const;
