import { documents } from './de/documents.ts';

/** The texts of /akquise/unterlagen. */
export const text = { de: documents };
