import { afterSending } from './de/after-sending.ts';

/** The texts of what happens after sending, for page and mail. */
export const text = { de: afterSending };
