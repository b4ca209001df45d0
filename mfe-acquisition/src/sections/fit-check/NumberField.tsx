import { useId } from 'react';
import { limits } from '../../../fit/answers.ts';
import { fieldNames } from '../../../fit/field-names.ts';
import { german } from '../../../fit/german.ts';
import type { text } from '../../../text/fit.ts';
import controls from '../control/Control.module.css';
import styles from './FitForm.module.css';
import type { Asked } from './fit-address.ts';

interface NumberFieldProps {
  field: keyof typeof limits;
  asked: Asked;
  words: typeof text.de;
}

/** Examples of what may be written. */
const examples = { area: { plot: 3200, shop: 420 }, frontage: { plot: 55, shop: 55 } } as const;

/** A size. */
export function NumberField({ field, asked, words }: NumberFieldProps) {
  const id = useId();
  const fault = asked.faults[field];
  const example = german(examples[field][asked.kind === 'shop' ? 'shop' : 'plot']);
  const message = fault
    ? words.faults[fault]
        .replace('{example}', example)
        .replace('{least}', german(limits[field].least))
        .replace('{most}', german(limits[field].most))
    : undefined;
  return (
    <div className={styles.number}>
      <label className={styles.label} htmlFor={id}>
        {words.fields[field]}
        {field === 'frontage' ? <span className={styles.optional}> ({words.optional})</span> : null}
      </label>
      <input
        id={id}
        className={controls.control}
        name={fieldNames[field]}
        defaultValue={asked.given[field]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}fault` : undefined}
      />
      {message ? (
        <p id={`${id}fault`} className={styles.fault}>
          {message}
        </p>
      ) : null}
    </div>
  );
}
