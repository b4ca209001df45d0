/**
 * The fields' names in the page's address; `area` has a second field. Apart from what the answers mean, since all parts of the page
 * know each other's names and none has to load the other's rules.
 */
export const fieldNames = {
  kind: 'art',
  area: 'flaeche',
  frontage: 'front',
  groundFloor: 'erdgeschoss',
  town: 'einwohner',
  road: 'verkehr',
  footfall: 'lauflage',
  law: 'baurecht',
  contract: 'vertrag',
} as const;

/** Everything that can be filled in. */
export type FitField = keyof typeof fieldNames;
