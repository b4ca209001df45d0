import { fit } from './de/fit.ts';

/** The texts of „Passt mein Grundstück?“, apart from the page's: other pages begin it too. */
export const text = { de: fit };
