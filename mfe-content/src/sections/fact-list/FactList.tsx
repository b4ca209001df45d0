import { Html } from '@goldbraun/shared/sections/html/Html';
import styles from './FactList.module.css';

export interface Fact {
  /** A figure with its unit, or two or three words. */
  value: string;
  label: string;
}

/** Three facts in a row, or else four: a list of large values, each with the words that explain it. Both may contain HTML. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={facts.length % 3 === 0 ? `${styles.list} ${styles.three}` : styles.list}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <Html as="dt" className={styles.label} html={fact.label} />
          <Html as="dd" className={styles.value} html={fact.value} />
        </div>
      ))}
    </dl>
  );
}
