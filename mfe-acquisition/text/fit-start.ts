import { fitStart } from './de/fit-start.ts';

/** What other pages need of the texts of „Passt mein Grundstück?“. */
export const text = { de: fitStart };
