import type { HTMLInputTypeAttribute } from 'react';
import type { OfferField } from '../../../../offer/offer.ts';
import controls from '../../control/Control.module.css';
import { useOfferField } from '../use-offer-field.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

interface TextFieldProps {
  name: OfferField;
  label: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'email' | 'tel';
  autoComplete: string;
  required?: boolean;
}

/** One line of text with its label above it. */
export function TextField({ name, label, type = 'text', required = true, ...rest }: TextFieldProps) {
  const { input, error, errorId, control } = useOfferField<string>(name);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {required ? `${label} *` : label}
      </label>
      <input
        {...control}
        {...rest}
        type={type}
        required={required}
        value={input.value}
        onChange={input.onChange}
        className={controls.control}
      />
      <FieldError id={errorId} message={error} />
    </div>
  );
}
