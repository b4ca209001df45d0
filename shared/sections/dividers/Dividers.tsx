import styles from './Dividers.module.css';

/** Two coloured bars, gold above red; `swapped` puts red above. */
export function Dividers({ swapped = false }: { swapped?: boolean }) {
  return (
    <div className={swapped ? `${styles.dividers} ${styles.swapped}` : styles.dividers} aria-hidden="true">
      <div className={styles.gold} />
      <div className={styles.red} />
    </div>
  );
}
