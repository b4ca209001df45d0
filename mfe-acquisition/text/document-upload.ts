import { documentUpload } from './de/document-upload.ts';

/** The texts of the form on /akquise/unterlagen, apart from the page's: what they say depends on what happens. */
export const text = { de: documentUpload };
