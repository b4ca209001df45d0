import controls from '../../control/Control.module.css';
import { useOfferField } from '../use-offer-field.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

/** The free text. It may stay empty. */
export function MessageField({ label, hint }: { label: string; hint: string }) {
  const { input, error, hintId, errorId, control } = useOfferField<string>('message', true);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <textarea
        {...control}
        rows={6}
        value={input.value}
        onChange={input.onChange}
        className={`${controls.control} ${styles.area}`}
      />
      <FieldError id={errorId} message={error} />
    </div>
  );
}
