import type { Region } from '../region.ts';

/** The persons who share a Land, by its official number; what the lists are checked against when the towns are made. */
const shares: Record<string, readonly Region[]> = {
  '01': ['1'],
  '02': ['1'],
  '03': ['2', '5'],
  '04': ['2'],
  '05': ['6', '7'],
  '06': ['8'],
  '07': ['10'],
  '08': ['10'],
  '09': ['11'],
  '10': ['10'],
  '11': ['4'],
  '12': ['4'],
  '13': ['3'],
  '14': ['9'],
  '15': ['5'],
  '16': ['8'],
};

/** @param land its two digits, as an official key of a district begins */
export const regionsOfLand = (land: string): readonly Region[] => shares[land] ?? [];
