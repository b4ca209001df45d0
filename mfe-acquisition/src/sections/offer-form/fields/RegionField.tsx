import { useEffect } from 'react';
import { contactOf } from '../../../../regions/contact-of.ts';
import type { Region } from '../../../../regions/region.ts';
import type { text } from '../../../../text/offer-form.ts';
import { setCopy, useChosenRegion } from '../../../region/chosen-region.ts';
import { useOfferField } from '../use-offer-field.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

/**
 * Says whom the message goes to beside the department, once the visitor has found their contact person or a draft names one,
 * and takes the copy back. It is nothing that the browser may fill in, so it has no name in the form.
 */
export function RegionField({ words }: { words: (typeof text.de)['region'] }) {
  const { input, error, errorId, hintId, control } = useOfferField<Region | ''>('region', true);
  const chosen = useChosenRegion();
  const { onChange } = input;
  useEffect(() => {
    if (chosen) onChange(chosen.copy ? chosen.region : undefined);
  }, [chosen, onChange]);

  /** At once, so that the tick never jumps back for a moment; the effect finds it as it should be. */
  const tick = (region: Region, copy: boolean) => {
    setCopy(region, copy);
    onChange(copy ? region : undefined);
  };

  const region = input.value || chosen?.region;
  const contact = contactOf(region ?? '');
  if (!region || !contact) return null;
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          {...control}
          name={undefined}
          type="checkbox"
          checked={input.value !== ''}
          onChange={(event) => tick(region, event.target.checked)}
        />
        <label htmlFor={control.id}>{words.label(contact.formalName, contact.region)}</label>
      </div>
      <p id={hintId} className={styles.hint}>
        {words.hint(contact.area)}
      </p>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
