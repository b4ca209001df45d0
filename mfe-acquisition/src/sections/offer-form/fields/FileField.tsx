import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { fileIcon, trashIcon, uploadIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { useRef } from 'react';
import { attachmentKind, validateAttachment } from '../../../../offer/attachment.ts';
import { errorMessages } from '../../../../offer/errors.ts';
import { attachmentAccept, attachmentLimits } from '../../../../offer/offer.ts';
import type { text } from '../../../../text/offer-form.ts';
import { useOfferField } from '../use-offer-field.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import fileStyles from './FileField.module.css';
import { fileSize } from './file-size.ts';

type Words = (typeof text.de)['attachment'];

interface FileFieldProps {
  words: Words;
  /** How much of the message has left, from 0 to 1; null while nothing is being sent. */
  progress: number | null;
}

/** One file, chosen or dropped. The native control lies invisible over its label, so that both ways work. */
export function FileField({ words, progress }: FileFieldProps) {
  const { input, error, hintId, errorId, control } = useOfferField<File | undefined>('attachment', true);
  const native = useRef<HTMLInputElement>(null);
  const file = input.value || undefined;
  const detail = file && error ? detailOf(file, error, words) : null;
  const detailId = `${control.id}-detail`;

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
          <Icon path={uploadIcon} />
          {words.label}
        </label>
        <input
          {...control}
          aria-describedby={[hintId, detail && detailId, error && errorId].filter(Boolean).join(' ')}
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
          <Icon path={fileIcon} />
          <span className={fileStyles.name}>{file.name}</span>
          <span className={fileStyles.size}>{fileSize(file.size)}</span>
          {progress === null ? (
            <button
              type="button"
              className={fileStyles.remove}
              aria-label={words.remove(file.name)}
              onClick={remove}
            >
              <Icon path={trashIcon} />
            </button>
          ) : (
            // Said aloud above the button already.
            <progress aria-hidden="true" className={fileStyles.progress} value={progress} />
          )}
        </div>
      ) : null}
      <FieldError id={errorId} message={error} />
      {detail ? <p id={detailId}>{detail}</p> : null}
    </div>
  );
}

/** What is wrong with this very file, where the rule alone leaves the visitor guessing. */
function detailOf(file: File, error: string, words: Words): string | null {
  switch (validateAttachment(file)) {
    case 'attachment_type':
      return attachmentKind(file.name) ? words.wrongType(file.name) : words.wrongName(file.name);
    case 'attachment_too_large':
      return words.tooLarge(file.name, fileSize(file.size), fileSize(file.size - attachmentLimits.maxBytes));
    default:
      // Only the service sees what is in it.
      return error === errorMessages.attachment_type ? words.wrongContent(file.name) : null;
  }
}
