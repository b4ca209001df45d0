import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { uploadIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import type { RefObject } from 'react';
import { attachmentAccept } from '../../../offer/offer.ts';
import type { text } from '../../../text/document-upload.ts';
import controls from '../control/Control.module.css';
import styles from '../offer-form/fields/Field.module.css';
import fileStyles from '../offer-form/fields/FileField.module.css';

interface DocumentsFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  /** Whether several files may be chosen: a form without JavaScript sends one. */
  many: boolean;
  words: (typeof text.de)['form'];
  /** Of the message that the field is empty. */
  errorId: string | undefined;
  onChoose: (input: HTMLInputElement) => void;
}

const id = 'documents-file';
const hintId = `${id}-hint`;

/** Files, chosen or dropped. Without JavaScript the browser itself shows which one, so its control can be seen there. */
export function DocumentsField({ ref, many, words, errorId, onChoose }: DocumentsFieldProps) {
  return (
    <div className={styles.field}>
      <div className={many ? fileStyles.drop : styles.field}>
        <label htmlFor={id} className={many ? fileStyles.label : styles.label}>
          {many ? <Icon path={uploadIcon} /> : null}
          {many ? words.labelMany : words.label}
        </label>
        <input
          id={id}
          ref={ref}
          type="file"
          name="attachment"
          required
          multiple={many}
          accept={attachmentAccept}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ')}
          onChange={(event) => onChoose(event.target)}
          className={many ? fileStyles.native : controls.control}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {words.hint}
      </p>
    </div>
  );
}
