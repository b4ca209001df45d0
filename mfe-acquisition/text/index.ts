import { acquisition } from './de/acquisition.ts';
import { offerForm } from './de/offer-form.ts';

/** The texts of this remote, by language. */
export const text = { de: { acquisition, offerForm } };
