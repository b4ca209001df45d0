import { options } from '../../../fit/answers.ts';
import type { text } from '../../../text/fit.ts';
import styles from './FitForm.module.css';

interface ChoiceFieldsProps {
  field: keyof typeof options;
  /** How the field is called in the address. */
  name: string;
  given: string | undefined;
  /** What is asked, where that is not the question itself. */
  legend?: string;
  words: typeof text.de;
}

/** The answers to choose from. */
export function ChoiceFields({ field, name, given, legend, words }: ChoiceFieldsProps) {
  const labels: Record<string, string> = words.labels[field];
  const choices = Object.entries(options[field]).map(([choice, written]) => (
    <label key={choice} className={styles.choice}>
      <input type="radio" name={name} value={written} defaultChecked={given === written} />
      <span>{labels[choice]}</span>
    </label>
  ));
  if (!legend) return <div className={styles.choices}>{choices}</div>;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{legend}</legend>
      {choices}
    </fieldset>
  );
}
