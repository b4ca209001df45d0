import { useRef } from 'react';
import type { text } from '../../../../text/offer-form.ts';
import styles from '../fields/Field.module.css';
import draftStyles from './DraftField.module.css';
import { useDraft } from './use-draft.ts';

/** The visitor's consent to a draft in this browser. Before it is ticked nothing is stored. */
export function DraftField({ words }: { words: (typeof text.de)['draft'] }) {
  const tick = useRef<HTMLInputElement>(null);
  const [state, want] = useDraft(tick);
  return (
    <div className={draftStyles.draft}>
      <div className={styles.check}>
        <input
          ref={tick}
          id="offer-draft"
          type="checkbox"
          aria-describedby="offer-draft-hint"
          checked={state === 'on' || state === 'restored'}
          onChange={(event) => want(event.target.checked)}
        />
        <label htmlFor="offer-draft">{words.label}</label>
      </div>
      <p id="offer-draft-hint" className={styles.hint}>
        {words.hint}
      </p>
      <p className={draftStyles.state} aria-live="polite">
        {words.states[state]}
      </p>
    </div>
  );
}
