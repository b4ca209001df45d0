import { useLayoutEffect, useRef } from 'react';
import type { text } from '../../../text/offer-form.ts';
import styles from './ErrorSummary.module.css';
import { fieldId } from './offer-values.ts';
import type { FieldProblem } from './submit-offer.ts';

interface ErrorSummaryProps {
  problems: FieldProblem[];
  level: 3 | 4;
  words: typeof text.de;
}

/** Says after a try to send which fields need another look, takes the focus and leads to each of them. */
export function ErrorSummary({ problems, level, words }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;

  // With the change itself. A new list means a new try, even if it names the same fields.
  useLayoutEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);

  if (problems.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <Heading className={styles.title}>{words.summary.title(problems.length)}</Heading>
      <ul className={styles.list}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                // The focus alone: the address of the page is to stay as it is.
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {words.fields[field]}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
