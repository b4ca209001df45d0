import { Section } from '@goldbraun/shared/sections/section/Section';
import type { text } from '../../../text/acquisition.ts';
import styles from './Figures.module.css';

/** The row of figures that says whom an owner deals with. */
export function Figures({ words }: { words: (typeof text.de)['figures'] }) {
  return (
    <Section title={words.title}>
      <dl className={styles.figures}>
        {words.items.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
