import { paths, useText } from '@goldbraun/shared/contract';
import { Button } from '@goldbraun/shared/sections/button/Button';
import { type FormEvent, type RefObject, useId } from 'react';
import { sides } from '../../../site-plan/plot.ts';
import { plotFields } from '../../../site-plan/plot-fields.ts';
import type { Answers, PlotProblems } from '../../../site-plan/read-plot.ts';
import { text as table } from '../../../text/site-plan.ts';
import { OtherAnswers } from '../../address/OtherAnswers.tsx';
import controls from '../control/Control.module.css';
import { FieldError } from '../offer-form/fields/FieldError.tsx';
import { PLAN_ANCHOR } from './anchor.ts';
import styles from './PlotForm.module.css';

interface PlotFormProps {
  form: RefObject<HTMLFormElement | null>;
  answers: Answers;
  problems: PlotProblems;
  onChange: (answers: Answers) => void;
  onSubmit: () => void;
}

/** Width, depth, street and corner of a plot: a plain GET form without JavaScript. */
export function PlotForm({ form, answers, problems, onChange, onSubmit }: PlotFormProps) {
  const { form: words, problems: sentences } = useText(table);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={`${paths.acquisition}#${PLAN_ANCHOR}`}
      aria-label={words.name}
      onSubmit={submit}
    >
      <OtherAnswers own={plotFields} />
      <div className={styles.lengths}>
        {(['breite', 'tiefe'] as const).map((name) => {
          const problem = problems[name];
          return (
            <div key={name} className={styles.item}>
              <label className={styles.label} htmlFor={`${id}${name}`}>
                {words[name]}
              </label>
              <input
                id={`${id}${name}`}
                className={controls.control}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={answers[name]}
                onChange={({ target }) => onChange({ ...answers, [name]: target.value })}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}${name}-error ${id}hint` : `${id}hint`}
              />
              <FieldError id={`${id}${name}-error`} message={problem && sentences[name][problem]} />
            </div>
          );
        })}
        <p id={`${id}hint`} className={styles.hint}>
          {words.hint} <span className={styles.drag}>{words.drag}</span>
        </p>
      </div>
      <fieldset className={styles.sides}>
        <legend className={styles.label}>{words.street}</legend>
        {sides.map((side) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name="seite"
              value={side}
              checked={answers.seite === side}
              onChange={() => onChange({ ...answers, seite: side })}
            />
            <span>{words.sides[side]}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.corner}>
        <input
          type="checkbox"
          name="ecke"
          value="ja"
          checked={answers.ecke}
          onChange={({ target }) => onChange({ ...answers, ecke: target.checked })}
        />
        <span>{words.corner}</span>
      </label>
      <Button type="submit" className={styles.submit}>
        {words.submit}
      </Button>
    </form>
  );
}
