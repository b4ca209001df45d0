import type { Point } from './region.ts';

/** A town that a visitor may name. */
export interface Town extends Point {
  name: string;
  /** As much of its postcode as says to whom it leads: two to five digits. */
  postcode: string;
}

/** The rows of `towns.ts`, the largest town first. */
export const readTowns = (table: string): Town[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', postcode = '', lat, lng] = row.split('\t');
      return { name, postcode, lat: Number(lat), lng: Number(lng) };
    });
