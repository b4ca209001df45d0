import { useCustomSubject } from '@goldbraun/shared/contract';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { knownSubject, type OfferFormValues } from './offer-values.ts';

/** Follows the site's preset subject while the form is open, unless the visitor has chosen another one. */
export function usePresetSubject() {
  const form = useForm<OfferFormValues>();
  const [customSubject] = useCustomSubject();
  const preset = knownSubject(customSubject);
  const applied = useRef<string | undefined>(undefined);

  useEffect(() => {
    const chosen = form.getState().values.subject;
    if (chosen === undefined || chosen === applied.current) form.change('subject', preset);
    applied.current = preset;
  }, [form, preset]);
}
