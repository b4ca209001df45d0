import { type RefObject, useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import type { OfferFormValues } from './offer-values.ts';
import { trapId } from './trap.ts';

/**
 * Takes over what the visitor wrote before the script was there, and what the browser filled in again after a
 * reload: the server's form can be typed in at once.
 */
export function useEarlyInput(element: RefObject<HTMLFormElement | null>) {
  const form = useForm<OfferFormValues>();
  // Before the browser can deliver another press: whoever sends at once sends all of it.
  useLayoutEffect(() => {
    for (const control of element.current?.elements ?? []) {
      const typed =
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement;
      if (!typed || !control.name || control.id === trapId) continue;
      const name = control.name as keyof OfferFormValues;
      if (control instanceof HTMLInputElement && control.type === 'file') {
        if (control.files?.[0]) form.change('attachment', control.files[0]);
      } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        if (control.checked) form.change(name, true);
      } else if (control.value) {
        form.change(name, control.value);
      }
    }
  }, [element, form]);
}
