import { Icon } from '@goldbraun/shared/sections/icon/Icon.tsx';
import { useRef } from 'react';
import { attachmentAccept } from '../../../../offer/offer.ts';
import type { text } from '../../../../text/offer-form.ts';
import { useOfferField } from '../use-offer-field.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import fileStyles from './FileField.module.css';
import { fileSize } from './file-size.ts';

/** One file, chosen or dropped. The native control lies invisible over its label, so that both ways work. */
export function FileField({ words }: { words: (typeof text.de)['attachment'] }) {
  const { input, error, hintId, errorId, control } = useOfferField<File | undefined>('attachment', true);
  const native = useRef<HTMLInputElement>(null);
  const file = input.value || undefined;

  const choose = (chosen: File | undefined) => {
    // Leaving the dialog without a choice keeps the file that was chosen before.
    if (!chosen) return;
    input.onChange(chosen);
    // The message on a wrong file is not to wait until the field is left.
    input.onBlur();
  };
  const remove = () => {
    input.onChange(undefined);
    if (!native.current) return;
    native.current.value = '';
    native.current.focus();
  };

  return (
    <div className={styles.field}>
      <div className={fileStyles.drop}>
        <label htmlFor={control.id} className={fileStyles.label}>
          <Icon name="upload" />
          {words.label}
        </label>
        <input
          {...control}
          ref={native}
          type="file"
          accept={attachmentAccept}
          onChange={(event) => choose(event.target.files?.[0])}
          className={fileStyles.native}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {words.hint}
      </p>
      {file ? (
        <div className={fileStyles.chosen}>
          <Icon name="file" />
          <span className={fileStyles.name}>{file.name}</span>
          <span className={fileStyles.size}>{fileSize(file.size)}</span>
          <button
            type="button"
            className={fileStyles.remove}
            aria-label={words.remove(file.name)}
            onClick={remove}
          >
            <Icon name="trash" />
          </button>
        </div>
      ) : null}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
