import { paths } from '@goldbraun/shared/contract';
import { Button } from '@goldbraun/shared/sections/button/Button';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { searchIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { PLACE_MAX_LENGTH } from '../../../regions/read-place.ts';
import type { contactFinder } from '../../../text/de/contact-finder.ts';
import { OtherAnswers } from '../../address/OtherAnswers.tsx';
import controls from '../control/Control.module.css';
import { FINDER_ANCHOR, placeFields } from './anchor.ts';
import styles from './ContactFinder.module.css';

interface FinderFormProps {
  words: typeof contactFinder;
  /** What was asked for last, as it stands in the field. */
  asked: string;
  /** Whether that was found nowhere. */
  isWrong: boolean;
  /** The id of the sentence that says what came of it. */
  outcomeId: string;
  onAsk: (ort: string) => void;
}

/** Asks for a postcode or a town: without JavaScript a plain GET form that leads to the answer on /akquise. */
export function FinderForm({ words, asked, isWrong, outcomeId, onAsk }: FinderFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  const id = useId();

  // Without a script the browser asks for the field to be filled in; here the sentence below does, in German.
  useEffect(() => {
    if (field.current?.form) field.current.form.noValidate = true;
  }, []);

  useEffect(() => {
    // What was typed before the first render in the browser stays.
    if (shown.current === asked) return;
    shown.current = asked;
    // Asked for by other means than this form, for instance by going back. Who is typing is ahead of that.
    if (field.current && field.current !== document.activeElement) field.current.value = asked;
  }, [asked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(field.current?.value.trim() ?? '');
  };

  return (
    <search aria-label={words.name}>
      <form
        className={styles.form}
        method="get"
        action={`${paths.acquisition}#${FINDER_ANCHOR}`}
        onSubmit={submit}
      >
        <OtherAnswers own={placeFields} />
        <label className={styles.label} htmlFor={`${id}ort`}>
          {words.label}
        </label>
        <div className={styles.where}>
          <input
            ref={field}
            id={`${id}ort`}
            className={controls.control}
            type="text"
            name="ort"
            defaultValue={asked}
            maxLength={PLACE_MAX_LENGTH}
            required
            autoComplete="postal-code"
            autoCapitalize="words"
            enterKeyHint="search"
            spellCheck={false}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}hint ${outcomeId}` : `${id}hint`}
          />
          <Button type="submit">
            <Icon path={searchIcon} />
            <span>{words.submit}</span>
          </Button>
        </div>
        <p id={`${id}hint`} className={styles.hint}>
          {words.hint}
        </p>
      </form>
    </search>
  );
}
