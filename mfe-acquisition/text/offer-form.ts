import { offerForm } from './de/offer-form.ts';

/** The texts of the offer form, apart from the page's: /kontakt has the form too. */
export const text = { de: offerForm };
