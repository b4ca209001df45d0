import type { Land } from '../../answer-date/holidays.ts';

/** Where something holds, by the Land. */
export const inLand: Record<Land, string> = {
  BB: 'in Brandenburg',
  BE: 'in Berlin',
  BW: 'in Baden-Württemberg',
  BY: 'in Bayern',
  HB: 'in Bremen',
  HE: 'in Hessen',
  HH: 'in Hamburg',
  MV: 'in Mecklenburg-Vorpommern',
  NI: 'in Niedersachsen',
  NW: 'in Nordrhein-Westfalen',
  RP: 'in Rheinland-Pfalz',
  SH: 'in Schleswig-Holstein',
  SL: 'im Saarland',
  SN: 'in Sachsen',
  ST: 'in Sachsen-Anhalt',
  TH: 'in Thüringen',
};
