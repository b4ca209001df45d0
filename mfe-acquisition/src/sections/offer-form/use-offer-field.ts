import { useContext } from 'react';
import { useField } from 'react-final-form';
import type { OfferField } from '../../../offer/offer.ts';
import { fieldId } from './offer-values.ts';
import { RefusalsContext } from './refusals.ts';

/** A field's value and the message that stands beside it, with the ids that tie the two together. */
export function useOfferField<Value>(name: OfferField, hint = false) {
  const { input, meta } = useField<Value>(name, {
    subscription: { value: true, error: true, touched: true },
  });
  const refusal = useContext(RefusalsContext)[name];
  const refused = refusal !== undefined && (refusal.value || '') === (input.value || '');
  const error: string | undefined = refused ? refusal.message : meta.touched ? meta.error : undefined;
  const id = fieldId(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    input,
    error,
    hintId,
    errorId,
    /** The attributes of the control, whatever its kind. */
    control: {
      id,
      name,
      onBlur: () => input.onBlur(),
      onFocus: () => input.onFocus(),
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}
