import { useId } from 'react';
import { fieldsOf, limits, type options, type Question } from '../../../fit/answers.ts';
import { type FitField, fieldNames } from '../../../fit/field-names.ts';
import type { text } from '../../../text/fit.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import styles from './FitForm.module.css';
import { type Asked, numberOf } from './fit-address.ts';
import { NumberField } from './NumberField.tsx';
import { questionText } from './question-text.ts';

interface QuestionFieldsProps {
  question: Question;
  asked: Asked;
  isCurrent: boolean;
  words: typeof text.de;
}

/** One question with its fields. */
export function QuestionFields({ question, asked, isCurrent, words }: QuestionFieldsProps) {
  const id = useId();
  const fields = fieldsOf(question, asked.kind);
  const lacks = isCurrent && asked.isMissing && fields.every((field) => !asked.faults[field]);
  const fault = lacks ? words.faults.missing : undefined;
  const [first] = fields as [FitField, ...FitField[]];
  return (
    <fieldset
      className={`${styles.question} ${isCurrent ? styles.current : ''}`}
      aria-describedby={fault ? `${id}fault` : undefined}
    >
      <legend className={styles.legend} tabIndex={-1} data-begin={isCurrent ? '' : undefined}>
        <span className={styles.progress}>
          {words.progress.replace('{number}', String(numberOf(question)))}
        </span>{' '}
        {questionText(question, asked.kind, words)}
      </legend>
      {fault ? (
        <p id={`${id}fault`} className={styles.fault}>
          {fault}
        </p>
      ) : null}
      {fields.map((field) =>
        field in limits ? (
          <NumberField key={field} field={field as keyof typeof limits} asked={asked} words={words} />
        ) : (
          <ChoiceFields
            key={field}
            field={field as keyof typeof options}
            name={fieldNames[field]}
            given={asked.given[field]}
            legend={field === first ? undefined : words.fields[field as 'groundFloor']}
            words={words}
          />
        ),
      )}
    </fieldset>
  );
}
