/** The headline of the check, wherever it stands. */
export const FIT_TITLE = 'Passt mein Grundstück?';

/** How the check begins on other pages. */
export const fitStart = {
  title: FIT_TITLE,
  kinds: {
    text: 'Sechs Fragen, eine ehrliche Antwort. Was möchten Sie anbieten?',
    plot: 'Ein Grundstück',
    shop: 'Eine Ladenfläche',
    project: 'Einen Neubau',
  },
  size: {
    plot: 'Sechs Fragen, eine ehrliche Antwort. Wie groß ist Ihr Grundstück?',
    shop: 'Sechs Fragen, eine ehrliche Antwort. Wie groß ist Ihre Ladenfläche?',
    field: 'Fläche in m²',
    button: 'Prüfen',
  },
} as const;
