import { Button } from '@goldbraun/shared/sections/button/Button';
import type { text } from '../../../../text/offer-form.ts';
import controls from '../../control/Control.module.css';
import { OtherWays } from '../OtherWays.tsx';
import type { ChallengeState } from '../use-challenge.ts';
import { useOfferField } from '../use-offer-field.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

interface EquationFieldProps {
  label: string;
  words: (typeof text.de)['challenge'];
  challenge: ChallengeState;
  onRetry: () => void;
}

/** The arithmetic equation of the service and the field for its result. */
export function EquationField({ label, words, challenge, onRetry }: EquationFieldProps) {
  const { input, error, hintId, errorId, control } = useOfferField<string>('answer', true);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label} *
      </label>
      <p className={styles.hint}>{words.why}</p>
      <div className={styles.task}>
        {/* Said aloud when it changes, since a used equation is replaced by a new one. */}
        <p
          id={hintId}
          className={challenge.status === 'ready' ? styles.equation : undefined}
          aria-live="polite"
        >
          {challenge.status === 'ready' ? `${challenge.challenge.equation} =` : words[challenge.status]}
        </p>
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          required
          value={input.value}
          onChange={input.onChange}
          className={`${controls.control} ${styles.answer}`}
        />
      </div>
      {challenge.status === 'failed' ? (
        <div className={styles.failed}>
          <Button variant="secondary" onClick={onRetry}>
            {words.retry}
          </Button>
          <OtherWays />
        </div>
      ) : null}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
