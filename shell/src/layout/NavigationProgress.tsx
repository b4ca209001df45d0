import styles from './NavigationProgress.module.css';
import { useIsLoading } from './router-now.ts';

/** A narrow bar at the upper edge while the next page is on its way; quick navigations never show it. */
export function NavigationProgress() {
  return useIsLoading() && <div className={styles.bar} aria-hidden="true" />;
}
