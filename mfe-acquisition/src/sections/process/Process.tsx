import { Section } from '@goldbraun/shared/sections/section/Section';
import type { text } from '../../../text/acquisition.ts';
import styles from './Process.module.css';

/** From the offer to the contract in numbered steps. */
export function Process({ words }: { words: (typeof text.de)['process'] }) {
  return (
    <Section tone="sand" title={words.title}>
      <ol className={styles.steps}>
        {words.items.map((step, index) => (
          <li key={step.title} className={styles.step}>
            {/* The list counts for whoever listens; this figure is for the eye. */}
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
