/** Names of the form's fields, which the page's address has as well. */
export const plotFields = ['breite', 'tiefe', 'seite', 'ecke'] as const;
export type PlotField = (typeof plotFields)[number];
