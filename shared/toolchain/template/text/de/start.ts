/** The words of the first page. */
export const start = {
  metaTitle: 'Vorlage | Goldbraun Immobilien',
  metaDescription: 'Eine Seite, die mit goldbraun create angelegt wurde.',
  title: 'Vorlage',
  lead: 'Diese Seite kommt aus einem eigenen Repository.',
} as const;
