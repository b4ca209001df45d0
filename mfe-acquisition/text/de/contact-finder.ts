/** The texts of the search for a contact person; {person} and {place} are what was found. */
export const contactFinder = {
  title: 'Wer ist für Ihre Fläche zuständig?',
  name: 'Ansprechperson suchen',
  label: 'Postleitzahl oder Ort',
  hint: 'Dort, wo die Fläche liegt. Zum Beispiel „34117“ oder „Kassel“.',
  submit: 'Ansprechperson finden',
  searching: 'Ihre Ansprechperson wird gesucht\u00a0…',
  found: {
    town: 'Für {place} ist {person} zuständig.',
    guess: 'Wir nehmen an, Sie meinen {place}. Dort ist {person} zuständig.',
    postcode: 'Für die Postleitzahl {place} ist {person} zuständig.',
    beginning: 'Für Postleitzahlen, die mit {place} beginnen, ist {person} zuständig.',
    unused:
      'Die Post vergibt keine Postleitzahlen wie {place}. Für das Nachbargebiet ist {person} zuständig.',
    point: 'Für die Stelle auf der Karte bei {place} ist {person} zuständig.',
  },
  question: { before: 'Meinten Sie', or: 'oder', after: '?' },
  nobody: {
    empty: 'Bitte geben Sie eine Postleitzahl oder einen Ort ein, zum Beispiel 34117 oder Kassel.',
    digits:
      'Eine deutsche Postleitzahl hat fünf Ziffern. Bitte prüfen Sie Ihre Eingabe oder nennen Sie den Ort.',
    postcode: 'Diese Postleitzahl gibt es in Deutschland nicht. Bitte prüfen Sie Ihre Eingabe.',
    foreign:
      'Das ist keine deutsche Postleitzahl. Wir suchen Flächen nur in Deutschland: Bitte geben Sie einen Ort oder fünf Ziffern ein.',
    town: 'Diesen Ort kennen wir nicht. Versuchen Sie es mit der Postleitzahl oder der nächsten größeren Stadt in Deutschland.',
    point: 'Diese Stelle liegt nicht in Deutschland. Bitte wählen Sie eine innerhalb der Grenzen.',
    unavailable:
      'Die Suche lässt sich gerade nicht laden. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  },
  yours: 'Ihre Ansprechperson',
  write: 'Fläche anbieten',
} as const;
