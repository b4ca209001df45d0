import { useCustomSubject } from '@goldbraun/shared/contract';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { keepValues } from './entries.ts';
import { knownSubject, type OfferFormValues } from './offer-values.ts';

/**
 * Keeps what is written for the visitor who leaves the page and comes back. Not the result, since there will be
 * another equation, and not a subject that the site has preset: that one is the site's to change.
 */
export function useKeptValues() {
  const form = useForm<OfferFormValues>();
  const [customSubject] = useCustomSubject();
  const preset = knownSubject(customSubject);
  useEffect(
    () =>
      form.subscribe(
        ({ values: { answer: _answer, subject, ...values } }) =>
          keepValues(subject === preset ? values : { ...values, subject }),
        { values: true },
      ),
    [form, preset],
  );
}
