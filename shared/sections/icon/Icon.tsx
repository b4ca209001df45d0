import styles from './Icon.module.css';
import type { IconPath } from './icon-paths.ts';

/** A decorative sign as large as the text beside it; what it means must stand in words. */
export function Icon({ path, className }: { path: IconPath; className?: string }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
