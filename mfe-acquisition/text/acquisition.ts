import { acquisition } from './de/acquisition.ts';

/** The texts of /akquise. */
export const text = { de: acquisition };
