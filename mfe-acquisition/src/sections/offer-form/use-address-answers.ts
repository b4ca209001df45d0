import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { fieldNames } from '../../../fit/field-names.ts';
import { maxLengths } from '../../../offer/offer.ts';
import type { OfferFormValues } from './offer-values.ts';

/** Without these an address has neither all answers of the check nor a plot to draw: nothing is loaded then. */
const telling = [fieldNames.contract, 'breite'];

/**
 * Puts the answers of „Passt mein Grundstück?“ and the plot of the site plan, which stand in the address of the page, into the
 * message: where their visitor sees and changes them. What has no room there stays out.
 */
export function useAddressAnswers() {
  const form = useForm<OfferFormValues>();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!telling.some((name) => params.has(name))) return;
    let gone = false;
    void import(/* webpackChunkName: "answers" */ './answers-of-address.ts').then(({ withAnswersOf }) => {
      const { message = '' } = form.getState().values;
      const taken = gone ? message : withAnswersOf(message, pathname, search);
      if (taken !== message && taken.length <= maxLengths.message) form.change('message', taken);
    });
    return () => {
      gone = true;
    };
  }, [form, pathname, search]);
}
