import type { Land } from '../answer-date/holidays.ts';

/** The numbers of the eleven regions, as they travel with an offer; each has one contact person. */
export const regions = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

/** The number of a region. */
export type Region = (typeof regions)[number];

const laenderOfRegion: Record<Region, readonly Land[]> = {
  '1': ['SH', 'HH'],
  '2': ['HB', 'NI'],
  '3': ['MV'],
  '4': ['BE', 'BB'],
  '5': ['ST', 'NI'],
  '6': ['NW'],
  '7': ['NW'],
  '8': ['HE', 'TH'],
  '9': ['SN'],
  '10': ['BW', 'RP', 'SL'],
  '11': ['BY'],
};

/** The Länder in which the sites of a region lie: up to three, or a part of one; none where it is not known. */
export const laenderOf = (region: Region | ''): readonly Land[] => (region ? laenderOfRegion[region] : []);

/** A place of the earth: latitude and longitude in degrees (WGS 84). */
export interface Point {
  lat: number;
  lng: number;
}
