import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { chevronDownIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import type { OfferField } from '../../../../offer/offer.ts';
import controls from '../../control/Control.module.css';
import { useOfferField } from '../use-offer-field.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

interface SelectFieldProps {
  name: OfferField;
  label: string;
  /** What stands in the field while nothing is chosen. */
  prompt: string;
  options: readonly string[];
  autoComplete?: string;
  required?: boolean;
}

/** A native select. The options are the texts that travel. */
export function SelectField({
  name,
  label,
  prompt,
  options,
  autoComplete,
  required = false,
}: SelectFieldProps) {
  const { input, error, errorId, control } = useOfferField<string>(name);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {required ? `${label} *` : label}
      </label>
      <div className={styles.select}>
        <select
          {...control}
          autoComplete={autoComplete}
          required={required}
          value={input.value}
          onChange={input.onChange}
          className={controls.control}
        >
          <option value="">{prompt}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <Icon path={chevronDownIcon} />
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
