import { brand } from '@goldbraun/shared/brand/brand';
import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden';
import type { text } from '../../../../text/offer-form.ts';
import { useOfferField } from '../use-offer-field.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

/** The consent without which nothing is sent. */
export function PrivacyField({ words }: { words: (typeof text.de)['privacy'] }) {
  const { input, error, errorId, control } = useOfferField<boolean>('privacy');
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          {...control}
          type="checkbox"
          required
          checked={input.value === true}
          onChange={(event) => input.onChange(event.target.checked)}
        />
        <label htmlFor={control.id}>
          {words.before}
          <a href={brand.privacyPdf} target="_blank" rel="noopener">
            {words.link}
            <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </a>
          {words.after}
        </label>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
