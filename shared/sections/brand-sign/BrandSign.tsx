import styles from './BrandSign.module.css';

/** The chain's sign: a gold disc with three slanted red grill stripes on a red field. Its name stands beside it. */
export function BrandSign({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `${styles.sign} ${className}` : styles.sign}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.field} width="48" height="48" rx="6" />
      <circle className={styles.disc} cx="24" cy="24" r="18" />
      <path className={styles.stripes} d="M14.5 24.5l7-10M19 31.5l10-14.5M26.5 33.5l7-10" />
    </svg>
  );
}
